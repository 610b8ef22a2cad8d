// What a start tidies away in the data folder, and that nothing odd in there stops it.
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { sweep } from '../../worker/local/sweep.ts'

test('empty files are swept, tables and odd entries are left, and none of them stops a start', () => {
  const data = mkdtempSync(join(tmpdir(), 'boxside-sweep-'))
  const folder = join(data, 'do', 'boxside-Table')
  mkdirSync(folder, { recursive: true })
  const put = (name: string) => join(folder, name)
  new DatabaseSync(put('asked.sqlite')).close()
  const table = new DatabaseSync(put('table.sqlite'))
  table.exec('CREATE TABLE kept (name TEXT)')
  table.close()
  mkdirSync(put('folder.sqlite'))
  symlinkSync(put('nowhere'), put('dangling.sqlite'))
  symlinkSync(put('round.sqlite'), put('round.sqlite'))
  writeFileSync(put('noise.sqlite'), 'this is no database')
  writeFileSync(put('locked.sqlite'), 'nor is this')
  chmodSync(put('locked.sqlite'), 0)
  const before = readdirSync(folder)
  sweep(data)
  expect(readdirSync(folder).sort()).toEqual(before.filter(name => name !== 'asked.sqlite').sort())
  rmSync(data, { recursive: true })
})

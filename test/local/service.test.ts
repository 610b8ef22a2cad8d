// The service file: the program and the settings that it names exist, and systemd accepts it.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allNames } from '../../web/settings.ts'

const service = readFileSync('worker/local/service/boxside.service', 'utf8')
const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(service)?.[1] ?? ''

test('the service starts a file that is there, by settings that the start reads', () => {
  const [node, file] = settingOf('ExecStart').split(' ')
  const folder = settingOf('WorkingDirectory')
  expect(existsSync(file!)).toBe(true)
  if (process.platform === 'linux' && process.arch === 'x64')
    expect(
      execFileSync(node!.replace(`${folder}/`, ''), ['-p', 'process.versions.node']).toString(),
    ).toMatch(/^2[4-9]/)
  const [name] = settingOf('Environment').split('=')
  expect(allNames).toContain(name)
})

const analyze = spawnSync('systemd-analyze', ['--version'])
test.runIf(analyze.status === 0)('systemd finds no fault in it', () => {
  const { stderr } = spawnSync('systemd-analyze', [
    'verify',
    'worker/local/service/boxside.service',
  ])
  // The program itself is not installed where this test runs.
  const faults = String(stderr)
    .split('\n')
    .filter(line => line && !/is not executable|docs\.|man /.test(line))
  expect(faults).toEqual([])
})

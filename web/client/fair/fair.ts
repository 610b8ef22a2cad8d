// The page that checks whether a game was fair. This phone fetches the record, or reads a saved
// file, and checks it.
import { h, render } from 'preact'
import { isFault, verify } from '../../record/verify.ts'
import { kept } from '../../ui/storage.ts'
import type { FairWords } from '../../words/house.ts'
import { proofOf, sealNoted } from '../app/my-tables.ts'
import { FairPage } from './fair-page.tsx'
import { type Fairness, fairnessOf, type Noted, type Verdict } from './fairness.ts'
import type { Proof } from './proof.ts'

const notedOf = (code: string): Noted => ({
  ...kept<Proof>(proofOf(code)),
  sealed: sealNoted(code),
})

const MOST = 20_000_000 // bytes; larger files are not read. The longest game needs far less.
const BEGINS = '{"record":"boxside-record/'

// Checks only the beginning of a file, so that somebody's holiday video is not read whole.
const isRecord = async (file: Blob) => (await file.slice(0, BEGINS.length).text()) === BEGINS

export const showFair = async (root: HTMLElement): Promise<void> => {
  const { words: at, record, code, rules, luck, table } = root.dataset
  const { default: words }: { default: FairWords } = await import(at!)
  const draw = (fairness?: Fairness, said?: string) =>
    render(
      h(FairPage, {
        words,
        luck: luck!,
        record: record!,
        table: table!,
        fairness,
        said,
        checkFile,
      }),
      root,
    )
  const checkFile = async (file: Blob) => {
    if (file.size > MOST) return draw(shown, words.tooLarge)
    if (!(await isRecord(file))) return draw(shown, words.notOurs)
    shown = fairnessOf(verify(await file.text()), 'open', notedOf)
    draw(shown, words.ofFile)
  }
  const ofTable = async () => {
    const answer = await fetch(record!)
    if (!answer.ok) throw new Error('no record')
    const found = verify(await answer.text())
    // A valid record of another table must not count as the record of this one.
    const own =
      isFault(found) || found.header.code === code ? found : { line: 1, why: 'bound' as const }
    return fairnessOf(own, rules as Verdict, notedOf)
  }
  let shown: Fairness | undefined
  root.replaceChildren()
  draw()
  try {
    shown = await ofTable()
    draw(shown)
  } catch {
    draw(undefined, words.unread)
  }
}

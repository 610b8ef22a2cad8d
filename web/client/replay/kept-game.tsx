// Replays a game from one file without a server. The file contains the game's steps, its record,
// the code that checks the record, and the face.
import { type ComponentType, render } from 'preact'
import type { FaceProps } from '../../games/box.tsx'
import type { FaceWords } from '../../games/words.ts'
import { pageLang } from '../../lang.ts'
import { type Frame, hasBegun, type Replay, type ReplayStep } from '../../protocol.ts'
import { isFault, verify } from '../../record/verify.ts'
import { Table } from '../../ui/table.tsx'
import type { House } from '../../words/house.ts'
import { type Cut, shownFrom } from './film.ts'
import { watch } from './replay.ts'

/** The data in the file, besides its scripts. */
export interface Kept {
  code: string
  replay: Omit<Replay, 'steps'>
  film: (Cut | null)[]
  record?: string // undefined: the table had no record
  verdicts: { checked: string; faulty: string; unrecorded: string } // `{n}`: line of the fault
}

declare global {
  var said: { default: FaceWords; house: House } // the words of the face, set by an earlier script
}

const verdictOf = ({ record, verdicts }: Kept): string => {
  if (record === undefined) return verdicts.unrecorded
  const found = verify(record)
  return isFault(found) ? verdicts.faulty.replace('{n}', String(found.line)) : verdicts.checked
}

export const showKept = (Face: ComponentType<FaceProps>) => {
  const kept: Kept = JSON.parse(document.querySelector('[data-of=kept]')!.textContent!)
  const root = document.querySelector('[data-root]')!
  const { default: words, house } = globalThis.said
  const table = { code: kept.code, lang: pageLang(), house, large: false }
  const rest = { moveId: '', online: true, presence: [] }
  watch({
    load: () =>
      Promise.resolve({ ...kept.replay, first: 0, steps: shownFrom<ReplayStep>(kept.film) }),
    show(
      { settings, seats },
      { at: _, corrected: __, says: ___, changed: ____, chapter: _____, result: ______, ...update },
    ) {
      const frame: Frame = { ...settings, seats, ...update }
      render(
        <Table.Provider value={{ ...table, ...rest, frame, since: [update.told] }}>
          {hasBegun(frame) && <Face frame={frame} words={words} />}
        </Table.Provider>,
        root,
      )
    },
  })
  document.querySelector('[data-verdict]')!.textContent = verdictOf(kept)
}

// Honest phones at a table. Each contributes a number to the table's luck, notes the marks of rows
// during the game, and checks the record at the end.
import { type Fairness, fairnessOf, type Noted } from '../../web/client/fair/fairness.ts'
import type { Down, Settings } from '../../web/protocol.ts'
import { sealOf, toText } from '../../web/record/chain.ts'
import { recordText, toldAtStart } from '../../web/record/format.ts'
import { verify } from '../../web/record/verify.ts'
import { type Ear, granted, host, listen, type Party, type Stub, seated } from './people.ts'

export interface Phone {
  ear: Ear
  opened: string
  seal(): Promise<void>
  // with false, what it sends is lost, or held back by the server
  open(isHeard?: boolean): Promise<void>
  bid(pounds: number): Promise<void>
  fairness(): Promise<Fairness>
}

const textOf = async (table: Stub) => {
  const { header, lines, standings } = await granted(table.record(0))
  return recordText(header, lines, standings)
}

/** Returns the mark in a message, with its action. */
export const marked = (down: Down): [seq: number, mark: string][] =>
  down.tell === 'frame' && down.mark !== undefined ? [[down.frame.seq, down.mark]] : []

export const phoneAt = async (
  { table, code, keys, frame }: Party,
  seat: number,
): Promise<Phone> => {
  const ear = await listen(table, [keys[seat]!])
  const { settings } = (await ear.hear('hello')) as { settings: Settings }
  const opened = toText(Uint8Array.from({ length: 32 }, (_, i) => 7 * seat + i))
  const moves: [number, unknown][] = []
  const noted: Noted = { sealed: settings.sealed, moves }
  // Waits until everything that the table sent so far has arrived.
  const heardAll = async () => {
    ear.send({ do: 'presence' })
    await ear.hear('presence')
    ear.send({ do: 'presence' }) // the first answer may have been sent without a request
    await ear.hear('presence')
  }
  return {
    ...{ ear, opened },
    async seal() {
      ear.send({ do: 'seal', sealed: sealOf(opened)! })
      await heardAll()
    },
    async open(isHeard = true) {
      const { seals } = await ear.hear('open')
      noted.gave = { opened, told: toldAtStart({ code, ...settings }, settings.sealed!, seals) }
      if (isHeard) ear.send({ do: 'open', opened })
    },
    async bid(pounds) {
      const move = { kind: 'bid', pounds }
      ear.send({ do: 'move', id: `${seat} ${moves.length}`, seen: (await frame(seat)).seq, move })
      const { seq } = await ear.done()
      moves.push([seq, move])
      await heardAll()
    },
    async fairness() {
      // If a row has two marks, the first one counts.
      const marks = new Map<number, string>()
      for (const [seq, mark] of ear.heard.flatMap(marked)) if (!marks.has(seq)) marks.set(seq, mark)
      return fairnessOf(verify(await textOf(table)), 'holds', () => ({
        ...noted,
        marks: [...marks],
      }))
    },
  }
}

/** Opens a table of two that both sealed a number; `begin` starts it. */
export const phonesAt = async () => {
  const party = await seated(2)
  const phones = [await phoneAt(party, 0), await phoneAt(party, 1)] as const
  for (const phone of phones) await phone.seal()
  const begin = async (isHeard = true) => {
    const starting = granted(party.table.start(host(party)))
    await Promise.all([phones[0].open(), phones[1].open(isHeard)])
    await starting
  }
  return { ...party, phones, begin }
}

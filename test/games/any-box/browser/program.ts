// A program at a table of any box: opens ready-made sheets, and enters figures by seat.
import { en } from '../../../../web/games/any-box/ready/en.ts'
import {
  defaultsOf,
  type ReadySheet,
  readySheets,
} from '../../../../web/games/any-box/ready/ready.ts'
import type { Definition } from '../../../../web/games/any-box/rules/definition.ts'
import type { Entry, Given, GivenLists } from '../../../../web/games/any-box/rules/entry.ts'
import type { View } from '../../../../web/games/any-box/sheet/state.ts'
import type { Frame } from '../../../../web/protocol.ts'
import { frameOf, gathered, make, type Played, start } from '../../../browser/program.ts'

export type Id = keyof typeof readySheets

/** Returns a ready-made sheet in English, with some of its figures changed. */
export const ready = (
  id: Id,
  figures: Readonly<Record<string, number | string>> = {},
): Definition => {
  const sheet = readySheets[id] as unknown as ReadySheet
  return sheet.definition({ ...defaultsOf(sheet), ...figures }, en[id])
}

interface Wish {
  names: readonly string[]
  free?: number
}

export const laid = (sheet: Definition, { names, free }: Wish): Promise<Played> =>
  gathered({
    game: 'any-box',
    mode: 'companion',
    names,
    options: { sheet },
    ...(free !== undefined && { free }),
  })

export const opened = async (sheet: Definition, names: readonly string[]): Promise<Played> => {
  const table = await laid(sheet, { names })
  await start(table)
  return table
}

export const sheetNow = async (code: string, key?: string) => {
  const frame = await frameOf<Frame>(code, key)
  return { ...frame, view: frame.view as View }
}

export const enter = ({ code, keys }: Played, seat: number, entry: Entry) =>
  make(code, keys[seat]!, entry)

/** Enters the public figures of everybody, as one person does for all. */
export const round = (table: Played, values: GivenLists) =>
  enter(table, 0, { kind: 'round', values })

/** Seals the figures of several seats, in their order. */
export const seal = async (table: Played, figures: readonly Given[]) => {
  for (const [seat, values] of figures.entries()) await enter(table, seat, { kind: 'seal', values })
}

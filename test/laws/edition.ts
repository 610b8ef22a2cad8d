// Parses an edition as when a table is opened with it: accepted, or refused with the path of every
// fault.
import type { AnyGame } from '../../web/games/game.ts'

export const editionsOf = <Options>(game: AnyGame) => {
  const parse = (edition: unknown) => {
    const checked = game.options['~standard'].validate({ edition })
    if (checked instanceof Promise) throw new Error('options are read at once')
    return checked
  }
  const complaints = (edition: unknown): string[] =>
    (parse(edition).issues ?? []).map(({ path = [], message }) => {
      const keys = path.map(part => String(typeof part === 'object' ? part.key : part))
      return `${keys.join('.')}: ${message}`
    })
  const read = (edition: unknown): Options => {
    const checked = parse(edition)
    if (checked.issues) throw new Error(complaints(edition).join('\n'))
    return checked.value as Options
  }
  return { parse, complaints, read }
}

// A day in the reader's words. In UTC: where the reader is, the server does not know.
import { dayInUTC } from '../ui/evening.ts'

/** `locale`: the reader's language, with its region where the browser names it. */
export const dayIn = (locale: string, at: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/**
 * The evening of a game; a page with script says it by its own clock
 * (client/evenings/keep-result.ts).
 */
export const eveningIn = (locale: string, at: number): string => dayIn(locale, dayInUTC(at))

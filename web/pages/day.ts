// Formats days in the reader's language. Uses UTC, because the server does not know the reader's
// time zone.
import { dayInUTC } from '../ui/evening.ts'

/** `locale`: the reader's language, with a region if the browser names one. */
export const dayIn = (locale: string, at: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/**
 * Returns the day of a game's evening; a script corrects it to the reader's clock
 * (`client/evenings/keep-result.ts`).
 */
export const eveningIn = (locale: string, at: number): string => dayIn(locale, dayInUTC(at))

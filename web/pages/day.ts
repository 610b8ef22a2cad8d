// Formats days in the reader's language. Uses UTC, because the server does not know the reader's
// time zone.
import { dayInUTC } from '../ui/evening.ts'

/** Formats the day of a moment (ms since 1970). `locale`: language, with a region if known. */
export const dayIn = (locale: string, at: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/**
 * Formats the day to whose evening a moment belongs (`ui/evening.ts`). A script corrects that day
 * to the reader's time zone (`client/evenings/keep-result.ts`).
 */
export const eveningIn = (locale: string, at: number): string => dayIn(locale, dayInUTC(at))

// A day in the reader's words. In UTC: where the reader is, the server does not know.

/** `locale`: the reader's language, with its region where the browser names it. */
export const dayIn = (locale: string, at: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)

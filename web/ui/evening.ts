// The day of an evening: games until five in the morning belong to the day before. Uses each
// reader's own clock; the server does not know its readers' time zones, so it uses UTC until their
// browsers correct it.

const NIGHT = 5 // hour of the day

/** Returns the day to whose evening a moment belongs, by this browser's clock. */
export const dayOf = (time: string | number): Date => {
  const day = new Date(time)
  day.setHours(day.getHours() - NIGHT)
  day.setHours(0, 0, 0, 0)
  return day
}

/** Like `dayOf`, by UTC, as a moment of that day. */
export const dayInUTC = (at: number): number => at - NIGHT * 60 * 60 * 1000

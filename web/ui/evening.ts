// Computes the day of an evening: games until five in the morning belong to the day before. A
// browser uses its own time zone. The server does not know its readers' time zones, so it uses UTC
// until their browsers correct the day.

const NIGHT = 5 // hour of the day

/** Returns the day of the evening that a moment belongs to, in this browser's time zone. */
export const dayOf = (time: string | number): Date => {
  const day = new Date(time)
  day.setHours(day.getHours() - NIGHT)
  day.setHours(0, 0, 0, 0)
  return day
}

/** Like `dayOf`, but in UTC. Returns a moment of that day, in ms since 1970. */
export const dayInUTC = (at: number): number => at - NIGHT * 60 * 60 * 1000

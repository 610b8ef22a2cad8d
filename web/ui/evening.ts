// Which day an evening is of: what is played until five in the morning belongs to the day before.
// Each reader's own clock says so; the server, which does not know where its readers are, goes by
// UTC until their browsers have spoken.

const NIGHT = 5 // o'clock

/** The day to which the evening of a moment belongs, by this browser's clock. */
export const dayOf = (time: string | number): Date => {
  const day = new Date(time)
  day.setHours(day.getHours() - NIGHT)
  day.setHours(0, 0, 0, 0)
  return day
}

/** The same by UTC, as a moment of that day. */
export const dayInUTC = (at: number): number => at - NIGHT * 60 * 60 * 1000

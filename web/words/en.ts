// The house's own words in English.
export default {
  seatNumber: (n: number) => `Seat ${n}`,
}

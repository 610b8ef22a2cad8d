// Who may play at all: the numbers of players, and a colour for each seat.

export const seatCounts = [2, 3, 4, 5, 6, 7, 8]

export const colours = [
  'black',
  'blue',
  'orange',
  'violet',
  'green',
  'red',
  'yellow',
  'teal',
] as const

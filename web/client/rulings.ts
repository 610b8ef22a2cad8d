// The rulings at the end of a point of the rules help are folded: a link that leads to the point
// opens them.

export const unfold = (point: Element | null) => {
  const rulings = point?.querySelector<HTMLDetailsElement>('details.rulings')
  if (rulings) rulings.open = true
}

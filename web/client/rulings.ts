// In the rules help, the rulings at the end of a point are folded. A link that leads to the point
// unfolds them; otherwise the reader would have to search for the folded part.

export const unfold = (point: Element | null) => {
  const rulings = point?.querySelector<HTMLDetailsElement>('details.rulings')
  if (rulings) rulings.open = true
}

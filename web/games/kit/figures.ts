// Figures as a language writes them, and when two chances are worth comparing.

const SURE = 95 // percent

/** Whether both of two chances, in percent, are so good that a comparison would say nothing. */
export const areSure = (own: number, other: number): boolean => own >= SURE && other >= SURE

/** Returns the size of a figure, without its sign, as the language writes it. */
export const figureIn = (lang: string) => {
  const format = new Intl.NumberFormat(lang, {
    maximumFractionDigits: 2,
    signDisplay: 'never',
  })
  return (value: number): string => format.format(value)
}

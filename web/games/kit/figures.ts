// Figures as a language writes them.

/** Returns the size of a figure, without its sign, as the language writes it. */
export const figureIn = (lang: string) => {
  const format = new Intl.NumberFormat(lang, {
    maximumFractionDigits: 2,
    signDisplay: 'never',
  })
  return (value: number): string => format.format(value)
}

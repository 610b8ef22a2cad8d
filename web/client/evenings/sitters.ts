// Who is who at the games this browser keeps: one person by any spelling of a name, and two of one
// name told apart.

interface Seated {
  name: string
  colour: string
  bot?: true
}

// However a name was typed: letters in one piece or two, capitals or none, with or without
// characters that nobody sees.
const folded = (name: string): string =>
  name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * A sitter with the text by which the album knows the person; of two of one name each is known by
 * its colour too.
 */
export type Known<Sitter> = Sitter & { who: string }

/** The people of a game, without its bots. */
export const peopleAt = <Sitter extends Seated>(seats: readonly Sitter[]): Known<Sitter>[] => {
  const people = seats.filter(({ bot }) => !bot)
  const names = people.map(({ name }) => folded(name))
  return people.map((sitter, i) => {
    const isAlone = names.filter(name => name === names[i]).length === 1
    return { ...sitter, who: isAlone ? names[i]! : `${names[i]} ${sitter.colour}` }
  })
}

/** The people of a game, whatever their seats: games of the same people have the same text. */
export const groupOf = ({ seats }: { seats: readonly Seated[] }): string =>
  peopleAt(seats)
    .map(({ who }) => who)
    .sort()
    .join('\n')

// Identifies the people in the games of this browser. Names that differ only in case, spaces,
// composed letters or invisible characters belong to one person. If two people in a game have the
// same name, their colours distinguish them.

interface Seated {
  name: string
  colour: string
  bot?: true
}

// Returns the same text for all names that belong to one person.
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
 * A sitter with `who`, the id of the person in the album: the folded name, and also the colour if
 * two people in the game have this name.
 */
export type Known<Sitter> = Sitter & { who: string }

/** Returns the people of a game, without its bots. */
export const peopleAt = <Sitter extends Seated>(seats: readonly Sitter[]): Known<Sitter>[] => {
  const people = seats.filter(({ bot }) => !bot)
  const names = people.map(({ name }) => folded(name))
  return people.map((sitter, i) => {
    const isAlone = names.filter(name => name === names[i]).length === 1
    return { ...sitter, who: isAlone ? names[i]! : `${names[i]} ${sitter.colour}` }
  })
}

/**
 * Returns the id of a group of people: games of the same people have the same id, whatever their
 * seats.
 */
export const groupOf = ({ seats }: { seats: readonly Seated[] }): string =>
  peopleAt(seats)
    .map(({ who }) => who)
    .sort()
    .join('\n')

// Draws the score between some people, over all games on this browser.
import { list } from '../../lang.ts'
import { marks } from '../../ui/seats/marks.ts'
import type { PlayedGame } from './album.ts'
import { type Evening, eveningsOf, type Person, peopleOf, titlesOf, winnersOf } from './evenings.ts'
import { dayIn, inkOf, MarkIn, type MarkOf, plainName, type Told } from './stamp.tsx'

/**
 * Returns the mark of each person: the mark that the person had most often. If a person earlier in
 * the list has the same mark, the person gets one of the site's own marks in a free colour instead.
 */
export const marksFor = (people: readonly Person[]): MarkOf => {
  const given = new Map<string, string>()
  for (const { who, mark } of people) {
    const isTaken = [...given.values()].includes(mark)
    const free = Object.keys(marks).find(
      colour => ![...given.values()].some(one => one.endsWith(` ${colour}`)),
    )
    given.set(who, isTaken ? `house ${free ?? 'black'}` : mark)
  }
  return who => given.get(who) ?? 'house black'
}

const headOf = ({ lang, words }: Told, { day, games }: Evening): string => {
  const said = dayIn(lang, day)
  const [winner, ...others] = winnersOf(games)
  if (!winner || others.length > 0) return words.nobody(said, winner?.wins ?? 0)
  if (winner.bot) return words.botWon(said, plainName(winner.name))
  return games.length === 1
    ? words.went(said, winner.name)
    : words.wentBy(said, winner.name, winner.wins, games.length)
}

// How often each person won, one row each.
const Wins = ({ words, people, markOf }: Told & Sums) => (
  <ol class="album-people" aria-label={words.wins}>
    {people.map(({ who, name, wins }) => (
      <li key={who}>
        <MarkIn mark={markOf(who)} />
        <b>{name}</b>
        <span class="album-wins">{wins}</span>
      </li>
    ))}
  </ol>
)
interface Sums {
  games: readonly PlayedGame[]
  people: readonly Person[]
  markOf: MarkOf
}

// The share of wins as a bar in the people's colours.
const Bar = ({ people, markOf }: Pick<Sums, 'people' | 'markOf'>) => {
  const before = (of: number) => people.slice(0, of).reduce((sum, { wins }) => sum + wins, 0)
  return (
    <svg
      class="album-bar"
      viewBox={`0 0 ${before(people.length)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {people.map(({ who, wins }, i) => (
        <rect
          key={who}
          class={inkOf(markOf(who))}
          x={before(i)}
          width={wins}
          height="1"
          fill="currentColor"
        />
      ))}
    </svg>
  )
}

const ByGame = ({ words, games, markOf }: Told & Omit<Sums, 'people'>) => (
  <section class="album-by-game">
    <h2>{words.byGame}</h2>
    <ul>
      {titlesOf(games).map(({ game, title, games: played }) => {
        const won = peopleOf(played).filter(({ wins }) => wins > 0)
        return (
          <li key={game}>
            <span>{title}</span>
            <Bar people={won} markOf={markOf} />
            <small>{words.games(played.length)}</small>
            <span class="visually-hidden">
              {won.map(({ name, wins }) => `${name} ${wins}`).join(', ')}
            </span>
          </li>
        )
      })}
    </ul>
  </section>
)

/** Draws the score between these people: the last evening in a sentence, and how often each won. */
export const Sum = (props: Told & Sums) => {
  const { lang, words, games, people } = props
  const [evening] = eveningsOf(games)
  const month = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' })
  const since = month.format(new Date(games.at(-1)!.finished))
  const names = people.map(({ name }) => name)
  return (
    <section class="album-sum" aria-labelledby="album-head">
      <h1 id="album-head">{headOf(props, evening!)}</h1>
      <p>{words.since(list(lang, names), games.length, since)}</p>
      <Wins {...props} />
      <ByGame {...props} />
    </section>
  )
}

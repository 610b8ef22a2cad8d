// Draws what comes first in the album: the last evening in a sentence and the next game; and the
// score between some people, over all games on this browser.
import { list } from '../../lang.ts'
import { RevengeIcon } from '../../ui/icons.tsx'
import type { PlayedGame } from './album.ts'
import {
  askAfter,
  type Evening,
  eveningsOf,
  type Person,
  runOf,
  scoresOf,
  titlesOf,
  winsOf,
} from './evenings.ts'
import { dayIn, MarkIn, nameIn, type Told } from './stamp.tsx'

/** Returns how often each won of some games: 'Ama 2 · Bot Red 1'. Who won none is left out. */
export const tallyIn = ({ words }: Told, games: readonly PlayedGame[]): string =>
  winsOf(games)
    .filter(({ wins }) => wins > 0)
    .map(one => `${nameIn(words, one)}\u00a0${one.wins}`)
    .join(' · ')

const LONG = 3 // wins without a break that are worth a sentence

const wonIn = (told: Told, { day, games }: Evening): string => {
  const { lang, words } = told
  const said = dayIn(lang, day)
  const all = winsOf(games)
  const [best] = all
  const tied = all.filter(({ wins }) => wins === best!.wins)
  const name = nameIn(words, best!)
  if (tied.length === 1)
    return games.length === 1
      ? words.went(said, name)
      : words.wentBy(said, name, best!.wins, games.length)
  if (games.length === 1) return words.drawn(said)
  if (tied.length === all.length) return words.each(said, best!.wins)
  const names = tied.map(one => nameIn(words, one))
  return words.eachOf(said, list(lang, names), best!.wins)
}

const headOf = (told: Told, games: readonly PlayedGame[]): string => {
  const { words } = told
  const [evening] = eveningsOf(games)
  const run = runOf(games)
  const said =
    run && run.wins >= LONG ? words.running(nameIn(words, run), run.wins) : wonIn(told, evening!)
  return `${said} ${words.asks[askAfter(evening!)]}`
}

const factOf = ({ lang, words }: Told, { games }: Evening): string => {
  const [last] = games as [PlayedGame]
  const [first, second, ...more] = scoresOf(last)
  const scores =
    second === undefined || more.length > 0
      ? list(lang, scoresOf(last).map(String))
      : words.between(first!, second)
  return games.length > 1 ? words.last(last.title, scores) : words.single(last.title, scores)
}

/** Says how the last evening went, and offers the next game, everybody one seat on. */
export const Head = ({ games, ...told }: Told & Pick<Sums, 'games'>) => {
  const [evening] = eveningsOf(games) as [Evening]
  return (
    <section class="album-head" aria-labelledby="album-head">
      <h1 id="album-head">{headOf(told, games)}</h1>
      <p>{factOf(told, evening)}</p>
      <form method="post" action={`/t/${games[0]!.code}/again`}>
        <button type="submit" class="button main" name="turned" value="true">
          <RevengeIcon />
          {told.words.ways[askAfter(evening)]}
        </button>
      </form>
    </section>
  )
}

// How often each person won, one row each.
const Wins = ({ words, people }: Told & Sums) => (
  <ol class="album-people" aria-label={words.wins}>
    {people.map(({ who, name, mark, wins }) => (
      <li key={who}>
        <MarkIn mark={mark} />
        <b>{name}</b>
        <span class="album-wins">{wins}</span>
      </li>
    ))}
  </ol>
)
interface Sums {
  games: readonly PlayedGame[]
  people: readonly Person[]
}

const ByGame = (told: Told & Pick<Sums, 'games'>) => (
  <section class="album-by-game">
    <h2>{told.words.byGame}</h2>
    <ul>
      {titlesOf(told.games).map(({ game, title, games }) => (
        <li key={game}>
          <b>{title}</b>
          <span>{tallyIn(told, games)}</span>
          <small>{told.words.games(games.length)}</small>
        </li>
      ))}
    </ul>
  </section>
)

/** Draws the score between these people: how often each won, in all and by game. */
export const Sum = (props: Told & Sums) => (
  <section class="album-sum">
    <Wins {...props} />
    <ByGame {...props} />
  </section>
)

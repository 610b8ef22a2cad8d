// Draws the page *Our evenings*: the last evening and the next game, one stamp per game, the score,
// and the buttons that save and load the games.
import { useState } from 'preact/hooks'
import { list } from '../../lang.ts'
import { csv } from '../../ui/csv.ts'
import { dayOf } from '../../ui/evening.ts'
import { ChevronIcon, TakeIcon } from '../../ui/icons.tsx'
import type { EveningsWords } from '../../words/house.ts'
import type { PlayedGame } from './album.ts'
import { Head, Sum, tallyIn } from './album-sum.tsx'
import { counting, type Evening, eveningsOf, peopleOf } from './evenings.ts'
import { groupOf, peopleAt } from './sitters.ts'
import { dateIn, Stamp, type Told, titleIn } from './stamp.tsx'

// Returns the date of the evening, as 2026-11-27: a game after midnight belongs to the evening
// before.
const dateOf = (finished: string): string => {
  const day = dayOf(finished)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')
}

const csvIn = (words: EveningsWords, games: readonly PlayedGame[]): string =>
  csv([
    [words.date, words.byGame, words.player, '#', ''],
    ...games.flatMap(game =>
      game.seats.map(({ name, place, score }) => [
        dateOf(game.finished),
        titleIn(words, game),
        name,
        place,
        score,
      ]),
    ),
  ])

const download = (name: string, type: string, text: string) => {
  const href = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

export interface AlbumProps extends Told {
  games: readonly PlayedGame[] // newest first
  said?: string // message about the last action on this page
  mayBeCleared: boolean // the browser may delete the games, and no copy was saved
  takeIn(file: Blob): void
  forget(code: string): void
  forgetAll(): void
  asFile(): string
}

const Ways = ({ words, games, said, mayBeCleared, takeIn, forgetAll }: AlbumProps) => (
  <footer class="album-keeping">
    <p role="status">{said}</p>
    {mayBeCleared && <p class="hint">{words.mayBeCleared}</p>}
    <button
      type="button"
      class="button quiet"
      onClick={() => download('boxside-evenings.csv', 'text/csv', csvIn(words, games))}
    >
      {words.csv}
    </button>
    <PutBack words={words} takeIn={takeIn} />
    <details>
      <summary class="link">{words.forgetAll}</summary>
      <p>{words.forgetAllSure}</p>
      <button type="button" class="button danger" onClick={forgetAll}>
        {words.forgetAll}
      </button>
    </details>
  </footer>
)

const PutBack = ({ words, takeIn }: Pick<AlbumProps, 'words' | 'takeIn'>) => (
  <label class="button quiet album-file">
    {words.putBack}
    <input
      type="file"
      accept="application/json"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        if (file) takeIn(file)
        currentTarget.value = ''
      }}
    />
  </label>
)

// Returns the names of each group of people who played together, by the group's id, newest group
// first. The names are those of the group's last game.
const groupsIn = (games: readonly PlayedGame[]): Map<string, string[]> => {
  const groups = new Map<string, string[]>()
  for (const game of games) {
    const group = groupOf(game)
    if (group && !groups.has(group))
      groups.set(
        group,
        peopleAt(game.seats).map(({ name }) => name),
      )
  }
  return groups
}

// The album without games: a blank stamp, and the button that loads a file.
const Empty = ({ words, said, takeIn }: AlbumProps) => (
  <section class="album-empty">
    <h1>{words.title}</h1>
    <p class="album-stamp blank">{words.none}</p>
    <div class="album-keeping">
      <p role="status">{said}</p>
      <PutBack words={words} takeIn={takeIn} />
    </div>
  </section>
)

interface GroupsProps {
  words: EveningsWords
  lang: Told['lang']
  groups: ReadonlyMap<string, readonly string[]>
  group: string
  choose(group: string): void
}
const Groups = ({ lang, words, groups, group, choose }: GroupsProps) => (
  <label class="album-groups">
    {words.people}
    <select value={group} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      {[...groups].map(([one, names]) => (
        <option key={one} value={one}>
          {list(lang, names)}
        </option>
      ))}
      <option value="">{words.everybody}</option>
    </select>
  </label>
)

// The people of a game without this browser's own, if it knows which are its own.
const othersIn = ({ seats }: PlayedGame): string[] => {
  const people = peopleAt(seats)
  const others = people.filter(({ own }) => !own)
  return (others.length > 0 ? others : people).map(({ name }) => name)
}

const MANY = 4 // others; so many names are too long for the button

const againIn = ({ lang, words }: Told, game: PlayedGame): string => {
  const people = peopleAt(game.seats)
  if (people.length < 2) return words.againAlone
  const others = othersIn(game)
  return others.length < MANY ? words.againWith(list(lang, others)) : words.againMany(people.length)
}

const Foot = ({
  game,
  asFile,
  ...told
}: Told & Pick<AlbumProps, 'asFile'> & { game: PlayedGame }) => (
  <form class="foot" method="post" action={`/t/${game.code}/again`}>
    <div class="foot-in">
      <button
        type="button"
        class="button album-save"
        aria-label={told.words.takeAlong}
        onClick={() => download('boxside-evenings.json', 'application/json', asFile())}
      >
        <TakeIcon />
        {told.words.save}
      </button>
      <button type="submit" class="button">
        {againIn(told, game)}
      </button>
    </div>
  </form>
)

type OneEvening = Told & Pick<AlbumProps, 'forget'> & { evening: Evening }

// An evening: its date, who won how often, and a stamp for each game. On a wide page it is as wide
// as its stamps.
const OneEvening = ({ evening: { day, games }, forget, ...told }: OneEvening) => {
  return (
    <section class="album-evening">
      <header>
        <h2>{dateIn(told.lang, day)}</h2>
        <p>{tallyIn(told, counting(games))}</p>
      </header>
      <ul>
        {games.map(game => (
          <Stamp key={game.code} {...told} game={game} forget={() => forget(game.code)} />
        ))}
      </ul>
    </section>
  )
}

// Games in sight, on a phone and on a wide page; those of earlier evenings are folded, and drawn
// only once they are unfolded.
const [FEW, MORE] = [4, 20]

const Evenings = ({ games, forget, ...told }: Told & Pick<AlbumProps, 'games' | 'forget'>) => {
  const [isWhole, setWhole] = useState(false)
  const most = matchMedia('(min-width: 900px)').matches ? MORE : FEW
  const evenings = eveningsOf(games)
  const before = (at: number) => evenings.slice(0, at).flatMap(({ games }) => games).length
  const folded = evenings.findIndex((_, at) => at > 0 && before(at) >= most)
  const [late, early] =
    folded < 0 ? [evenings, []] : [evenings.slice(0, folded), evenings.slice(folded)]
  const drawn = (some: readonly Evening[]) => (
    <div class="album-row">
      {some.map(evening => (
        <OneEvening key={evening.day.getTime()} {...told} {...{ evening, forget }} />
      ))}
    </div>
  )
  return (
    <>
      {drawn(late)}
      {early.length > 0 && (
        <details
          class="album-earlier"
          open={isWhole}
          onToggle={({ currentTarget }) => setWhole(currentTarget.open)}
        >
          <summary>
            <b>{told.words.earlier}</b>
            <span>{told.words.games(games.length - before(folded))}</span>
            <ChevronIcon />
          </summary>
          {isWhole && drawn(early)}
        </details>
      )}
    </>
  )
}

const Filled = (props: AlbumProps) => {
  const { lang, words, games } = props
  const groups = groupsIn(games)
  const [chosen, choose] = useState<string | undefined>()
  const isThere = chosen === '' || (chosen !== undefined && groups.has(chosen))
  const group = isThere ? chosen : ([...groups.keys()][0] ?? '')
  const shown = group === '' ? games : games.filter(game => groupOf(game) === group)
  const counted = counting(shown)
  const told = { lang, words }
  return (
    <>
      {counted.length > 0 ? (
        <Head {...told} games={counted} />
      ) : (
        <section class="album-head">
          <h1>{words.title}</h1>
        </section>
      )}
      <div class="album-evenings">
        {groups.size > 1 && <Groups {...{ lang, words, groups, group, choose }} />}
        <Evenings {...told} games={shown} forget={props.forget} />
      </div>
      {counted.length > 0 && <Sum {...told} games={counted} people={peopleOf(counted)} />}
      <Ways {...props} />
      <Foot {...told} game={shown[0]!} asFile={props.asFile} />
    </>
  )
}

export const Album = (props: AlbumProps) =>
  props.games.length > 0 ? <Filled {...props} /> : <Empty {...props} />

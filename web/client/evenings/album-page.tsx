// Draws the page *Our evenings*: the score, the choice of people, one stamp per game, and the
// buttons that save and load the games.
import { useState } from 'preact/hooks'
import { list } from '../../lang.ts'
import { csv } from '../../ui/csv.ts'
import { dayOf } from '../../ui/evening.ts'
import type { EveningsWords } from '../../words/house.ts'
import type { PlayedGame } from './album.ts'
import { marksFor, Sum } from './album-sum.tsx'
import { counting, eveningsOf, peopleOf } from './evenings.ts'
import { groupOf, peopleAt } from './sitters.ts'
import { dayIn, Stamp, type Told, titleIn } from './stamp.tsx'

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

const Ways = ({ words, games, said, mayBeCleared, takeIn, forgetAll, asFile }: AlbumProps) => (
  <footer class="album-keeping">
    <p role="status">{said}</p>
    {mayBeCleared && <p class="hint">{words.mayBeCleared}</p>}
    <button
      type="button"
      class="button quiet"
      onClick={() => download('boxside-evenings.json', 'application/json', asFile())}
    >
      {words.takeAlong}
    </button>
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
  <section class="album-sum">
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

const MANY = 4 // people; from this number on, their names are too long for the button

const againIn = ({ lang, words }: Told, names: readonly string[]): string => {
  if (names.length < 2) return words.againAlone
  return names.length < MANY ? words.againWith(list(lang, names)) : words.againMany(names.length)
}

const Again = ({ game: { code, seats }, ...told }: Told & { game: PlayedGame }) => (
  <form class="foot" method="post" action={`/t/${code}/again`}>
    <div class="foot-in">
      <button type="submit" class="button main">
        {againIn(
          told,
          peopleAt(seats).map(({ name }) => name),
        )}
      </button>
    </div>
  </form>
)

const Filled = (props: AlbumProps) => {
  const { lang, words, games } = props
  const groups = groupsIn(games)
  const [chosen, choose] = useState<string | undefined>()
  const isThere = chosen === '' || (chosen !== undefined && groups.has(chosen))
  const group = isThere ? chosen : ([...groups.keys()][0] ?? '')
  const shown = group === '' ? games : games.filter(game => groupOf(game) === group)
  const markOf = marksFor(peopleOf(shown))
  const counted = counting(shown)
  const told = { lang, words }
  return (
    <>
      {counted.length > 0 ? (
        <Sum {...told} markOf={markOf} games={counted} people={peopleOf(counted)} />
      ) : (
        <section class="album-sum">
          <h1>{words.title}</h1>
        </section>
      )}
      <div class="album-evenings">
        {groups.size > 1 && <Groups {...{ lang, words, groups, group, choose }} />}
        {eveningsOf(shown).map(({ day, games }) => (
          <section key={day.getTime()} class="album-evening">
            <h2>{dayIn(lang, day)}</h2>
            <ul>
              {games.map(game => (
                <Stamp
                  key={game.code}
                  {...told}
                  game={game}
                  forget={() => props.forget(game.code)}
                />
              ))}
            </ul>
          </section>
        ))}
        <Ways {...props} />
      </div>
      <Again {...told} game={shown[0]!} />
    </>
  )
}

export const Album = (props: AlbumProps) =>
  props.games.length > 0 ? <Filled {...props} /> : <Empty {...props} />

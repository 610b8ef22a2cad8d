// The album of our evenings, drawn on the phone that keeps it: whose games are shown, stamp by stamp, and how they are kept.
import { useState } from 'preact/hooks'
import { csv } from '../ui/csv.ts'
import { list } from '../ui/lang.ts'
import { MarkPlates } from '../ui/seats/mark.tsx'
import { marks } from '../ui/seats/marks.ts'
import type { EveningsWords } from '../words/house.ts'
import type { PlayedGame } from './album.ts'
import { marksFor, Sum } from './album-sum.tsx'
import { counting, eveningsOf, groupOf, peopleOf } from './evenings.ts'
import { dayIn, Stamp, type Told, titleIn } from './stamp.tsx'

const csvIn = (words: EveningsWords, games: readonly PlayedGame[]): string =>
  csv([
    [words.date, words.byGame, words.player, '#', ''],
    ...games.flatMap(game =>
      game.seats.map(({ name, place, score }) => [
        game.finished.slice(0, 10),
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
  said?: string | undefined // what came of the last thing that was done here
  takeIn(file: Blob): void
  forget(code: string): void
  forgetAll(): void
  asFile(): string
}

const Ways = ({ words, games, said, takeIn, forgetAll, asFile }: AlbumProps) => (
  <footer class="album-keeping">
    <p role="status">{said}</p>
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

// The people who played together, newest first, and everybody.
const groupsIn = (games: readonly PlayedGame[]): string[] => [...new Set(games.map(groupOf))].filter(Boolean)

// Nothing was played yet: a blank stamp, and the way back in for a file.
const Empty = ({ words, said, takeIn }: AlbumProps) => (
  <section class="album-sum">
    <h1>{words.title}</h1>
    <p class="album-stamp blank">{words.none}</p>
    <p role="status">{said}</p>
    <PutBack words={words} takeIn={takeIn} />
  </section>
)

interface GroupsProps {
  words: EveningsWords
  lang: Told['lang']
  groups: readonly string[]
  group: string
  choose(group: string): void
}
const Groups = ({ lang, words, groups, group, choose }: GroupsProps) => (
  <label class="album-groups">
    {words.people}
    <select value={group} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      {groups.map(one => (
        <option key={one} value={one}>
          {list(lang, one.split('\n'))}
        </option>
      ))}
      <option value="">{words.everybody}</option>
    </select>
  </label>
)

const Again = ({ words, code }: { words: EveningsWords; code: string }) => (
  <form class="foot" method="post" action={`/t/${code}/again`}>
    <div class="foot-in">
      <button type="submit" class="button main">
        {words.again}
      </button>
    </div>
  </form>
)

const Filled = (props: AlbumProps) => {
  const { lang, words, games } = props
  const groups = groupsIn(games)
  const [chosen, choose] = useState<string | undefined>()
  const isThere = chosen === '' || (chosen !== undefined && groups.includes(chosen))
  const group = isThere ? chosen : (groups[0] ?? '')
  const shown = group === '' ? games : games.filter(game => groupOf(game) === group)
  const markOf = marksFor(peopleOf(shown))
  const counted = counting(shown)
  const told = { lang, words, markOf }
  return (
    <>
      <MarkPlates colours={Object.keys(marks)} />
      {counted.length > 0 ? (
        <Sum {...told} games={counted} people={peopleOf(counted)} />
      ) : (
        <section class="album-sum">
          <h1>{words.title}</h1>
        </section>
      )}
      <div class="album-evenings">
        {groups.length > 1 && <Groups {...{ lang, words, groups, group, choose }} />}
        {eveningsOf(shown).map(({ day, games }) => (
          <section key={day.getTime()} class="album-evening">
            <h2>{dayIn(lang, day)}</h2>
            <ul>
              {games.map(game => (
                <Stamp key={game.code} {...told} game={game} forget={() => props.forget(game.code)} />
              ))}
            </ul>
          </section>
        ))}
        <Ways {...props} />
      </div>
      <Again words={words} code={shown[0]!.code} />
    </>
  )
}

export const Album = (props: AlbumProps) => (props.games.length > 0 ? <Filled {...props} /> : <Empty {...props} />)

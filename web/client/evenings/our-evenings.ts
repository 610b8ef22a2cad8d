// Starts the page of our evenings: draws the stored games and handles the buttons.
import { h, render } from 'preact'
import { pageLang } from '../../lang.ts'
import type { EveningsWords } from '../../words/house.ts'
import { asFile, forgetAll, forgetGame, type PlayedGame, playedGames, takeIn } from './album.ts'
import { Album } from './album-page.tsx'
import { counting } from './evenings.ts'
import { mayBeCleared, noteCopy } from './lasting.ts'
import { monthIn } from './stamp.tsx'

// Says in the masthead how many games there are, and since when.
const sayHowMany = (words: EveningsWords, games: readonly PlayedGame[]) => {
  const counted = counting(games)
  const said = counted.length > 0 && monthIn(pageLang(), new Date(counted.at(-1)!.finished))
  const where = document.querySelector('.masthead-where') ?? document.createElement('p')
  where.className = 'masthead-where'
  const text = document.createElement('span')
  text.textContent = said ? words.since(counted.length, said) : ''
  where.replaceChildren(text)
  document.querySelector('.masthead-name')?.append(where)
}

export const showEvenings = async (root: HTMLElement): Promise<void> => {
  const { default: words }: { default: EveningsWords } = await import(root.dataset.words!)
  const draw = async (said?: string) => {
    const games = await playedGames()
    const album = {
      ...{ lang: pageLang(), words, games, said, mayBeCleared: await mayBeCleared() },
      takeIn: (file: Blob) =>
        void takeIn(file).then(taken =>
          draw(
            taken
              ? `${words.putBackDone(taken.games)} ${words.spoilt(taken.spoilt)}`.trim()
              : words.notOurs,
          ),
        ),
      forget: (code: string) => void forgetGame(code).then(() => draw()),
      forgetAll: () => void forgetAll().then(() => draw()),
      asFile: () => {
        noteCopy()
        return asFile(games)
      },
    }
    sayHowMany(words, games)
    render(h(Album, album), root)
  }
  root.replaceChildren()
  await draw()
}

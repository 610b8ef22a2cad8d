// Starts the page of our evenings: draws the stored games and handles the buttons.
import { h, render } from 'preact'
import { pageLang } from '../../lang.ts'
import type { EveningsWords } from '../../words/house.ts'
import { asFile, forgetAll, forgetGame, playedGames, takeIn } from './album.ts'
import { Album } from './album-page.tsx'
import { mayBeCleared, noteCopy } from './lasting.ts'

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
    render(h(Album, album), root)
  }
  root.replaceChildren()
  await draw()
}

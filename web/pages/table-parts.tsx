// Parts that several pages of a table share: the QR to sit down, the rules it is played by, how long it is kept.

import type { Box, Choice } from '../games/box.tsx'
import type { Frame } from '../protocol.ts'
import type { Lang } from '../ui/lang.ts'
import { pageWords } from '../words/all.ts'
import { spaced } from './masthead.tsx'
import { tellingOf } from './seats.ts'

// Where a table is, without what every address begins with.
const shortly = (address: string) => address.replace(/^https?:\/\//, '')

export const Invitation = ({ lang, code, address }: { lang: Lang; code: string; address: string }) => {
  const say = pageWords(lang)
  return (
    <section class="invitation" aria-labelledby="scan">
      <h1 id="scan">{say.scan}</h1>
      <div class="invitation-in">
        <img src={`/t/${code}/qr.svg`} alt={say.qr(address)} width="240" height="240" />
        <p class="code">{spaced(code)}</p>
        <p class="invitation-at">{shortly(address)}</p>
        <input type="text" readOnly value={address} aria-label={say.link} data-share-link hidden />
      </div>
    </section>
  )
}

// What was chosen; of a text only whether there is one of the table's own.
const chosenOf = (box: Box, { mode, options }: Frame, { name, text }: Choice): string => {
  const chosen = (options as Record<string, unknown>)[name]
  if (!text) return String(chosen)
  const plain = box[mode].options['~standard'].validate({}) as { value?: Record<string, unknown> }
  return JSON.stringify(chosen) === JSON.stringify(plain.value?.[name]) ? '' : 'own'
}

export const RulesHere = (props: { lang: Lang; box: Box; frame: Frame; code: string }) => {
  const { lang, box, frame, code } = props
  const say = pageWords(lang)
  const { options: words } = box.words[lang]
  return (
    <section class="rules-here" aria-labelledby="rules-here">
      <h2 id="rules-here">{say.rules}</h2>
      <ul>
        {box.choices[frame.mode].map(choice => {
          const { label, sentence, values } = words[choice.name]!
          return (
            <li key={choice.name}>
              <b>{label}</b> {values[chosenOf(box, frame, choice)]} <span class="voice-2">{sentence}</span>
            </li>
          )
        })}
      </ul>
      <p>
        <a class="link" href={`/games/${box.id}?table=${code}`}>
          {say.toRules}
        </a>
      </p>
    </section>
  )
}

// Once a game runs, who comes later may take a seat that was freed.
export const FreeSeats = ({ lang, code, frame }: { lang: Lang; code: string; frame: Frame }) => (
  <>
    {frame.seats.map((sitter, seat) =>
      sitter.taken ? null : (
        <form key={sitter.colour} method="post" action={`/t/${code}/seats`}>
          <input type="hidden" name="seat" value={seat} />
          <button type="submit" class="link">
            {pageWords(lang).takeFreed(tellingOf(lang, frame).name(seat))}
          </button>
        </form>
      ),
    )}
  </>
)

// The host's way to delete a table, in two taps.
export const Removal = ({ lang, code }: { lang: Lang; code: string }) => {
  const say = pageWords(lang)
  return (
    <details>
      <summary class="link">{say.remove}</summary>
      <form method="post" action={`/t/${code}/remove`}>
        <p>{say.removeSure}</p>
        <button type="submit" class="button danger">
          {say.removeYes}
        </button>
      </form>
    </details>
  )
}

interface KeepingProps {
  lang: Lang
  locale: string
  code: string
  deletedAt: number
  isHost: boolean
}

export const Keeping = ({ lang, locale, code, deletedAt, isHost }: KeepingProps) => {
  const say = pageWords(lang)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(deletedAt)
  return (
    <div class="keeping">
      <p class="hint">{say.deletedOn(day)}</p>
      {isHost && <Removal lang={lang} code={code} />}
    </div>
  )
}

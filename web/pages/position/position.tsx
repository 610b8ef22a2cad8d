// Enters, area by area, the position of a real table, from which a game starts. Each tap submits a
// form, so that the page works without script. A hand is entered on the phone of its own seat.
import type { Seat } from '../../games/game.ts'
import { type Area, isSame, sizeOf } from '../../games/layout.ts'
import type { Asked } from '../../games/placing.ts'
import { titleAt } from '../../games/words.ts'
import { pageWords } from '../../words/all.ts'
import { Document } from '../document.tsx'
import { Drawings } from '../drawings.tsx'
import { Emblem } from '../emblem.tsx'
import { colourAt, headingOf } from '../lobby/laying.tsx'
import { Masthead } from '../masthead.tsx'
import { RefusalNote } from '../refusal.tsx'
import { inColours, tellingOf } from '../seats.ts'
import { AreaStep } from './area.tsx'
import { type Props, pathAt, staying } from './forms.tsx'
import { askedAbout, stepOf, stepsOf } from './steps.ts'

// Values that no piece shows, such as whose turn it is.
const Rest = (props: Props) => {
  const { lang, box, frame, told } = props
  const { position: say } = pageWords(lang)
  const { name } = tellingOf(lang, frame)
  const words = box.words[lang].layout.rest
  const to = pathAt(props, props.step)
  return (
    <form method="post" action={to} hx-post={to} hx-trigger="change" {...staying(to)}>
      {Object.entries(box.digital.layout.placing?.restAsked ?? {}).map(([field, asked]) => {
        const values = asked === 'seat' ? frame.seats.map((_, seat) => seat) : asked
        const { label, values: said } =
          field === 'turn' ? { label: say.turn, values: undefined } : words![field]!
        return (
          <p key={field} class="lay-number">
            <label>
              <span>{label}</span>
              <select name={`rest.${field}`}>
                {values.map(value => (
                  <option key={value} value={value} selected={told.rest[field] === value}>
                    {asked === 'seat' ? name(Number(value)) : (said?.[value] ?? value)}
                  </option>
                ))}
              </select>
            </label>
          </p>
        )
      })}
      <button type="submit" class="button quiet">
        {say.set}
      </button>
    </form>
  )
}

// Returns the size of a secret area in words. Other seats only learn that an uncounted area, such
// as a purse, was entered.
const sizeIn = ({ lang, told }: Props, { uncounted, seat }: Asked, there: Area): string => {
  const { position: say } = pageWords(lang)
  return uncounted && !told.tells.includes(seat!) ? say.told : say.size(sizeOf(there))
}

// Lists all hands, with a link to each hand that this browser may enter. On a phone with several
// seats the link asks who is looking.
const Hands = (props: Props) => {
  const { lang, box, code, frame, holds, told } = props
  const { iAm, curtainHint, position: say } = pageWords(lang)
  const { name } = tellingOf(lang, frame)
  const { own, last } = stepsOf(props)
  const isBehind = (seat: Seat) => holds.length > 1 && holds.includes(seat) && frame.you !== seat
  return (
    <>
      <h2>{say.hands}</h2>
      {holds.length > 1 && <p class="hint">{curtainHint}</p>}
      <ul class="lay-list">
        {own.map((asked, i) => {
          const there = told.areas.find(one => isSame(one, asked))
          const seat = asked.seat!
          return (
            <li key={i}>
              <Emblem box={box} colour={colourAt(props, seat)} />
              <span>
                <bdi>{headingOf(props, asked)}</bdi>{' '}
                <span class="hint">{there ? sizeIn(props, asked, there) : say.untold}</span>
              </span>
              {told.tells.includes(seat) && (
                <a class="link" href={`/t/${code}/position?seat=${seat}&step=${last + 1 + i}`}>
                  {isBehind(seat) ? (
                    iAm(name(seat))
                  ) : (
                    <>
                      {say.tell} <span class="visually-hidden">{headingOf(props, asked)}</span>
                    </>
                  )}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

// Shows why the game cannot start yet, with a link to the step where that can be changed.
const Fault = (props: Props) => {
  const { lang, told } = props
  const { position: say } = pageWords(lang)
  const { open, last } = stepsOf(props)
  if (!told.refusal) return <p class="lay-count">{say.fits}</p>
  const step = stepOf(props, told.areas, told.refusal)
  return (
    <>
      <RefusalNote {...props} refusal={told.refusal} />
      {step < last && (
        <a class="button main" href={pathAt(props, step)}>
          {say.goTo(headingOf(props, open[step - 1]!))}
        </a>
      )}
    </>
  )
}

const LastStep = (props: Props) => {
  const { position: say } = pageWords(props.lang)
  return (
    <>
      <h1>{say.last}</h1>
      <Fault {...props} />
      <Rest {...props} />
      <Hands {...props} />
    </>
  )
}

export const PositionPage = (page: Props) => {
  const props = { ...page, frame: inColours(page.box, page.frame) }
  const { lang, box, code, frame, told } = props
  const { back, position: say, laying, turnTitle } = pageWords(lang)
  const title = titleAt(box.words[lang], frame.options)
  const { open, own, last } = stepsOf(props)
  const hand = own[props.step - last - 1]
  const isOwn = hand !== undefined && told.tells.includes(hand.seat!)
  const step = isOwn ? props.step : Math.min(Math.max(1, props.step), last)
  const asked = isOwn ? hand : open[step - 1]
  const about = told.refusal && askedAbout(props, told.areas, told.refusal)
  // The link forward is not the main button while something is missing: in this step's area or, on
  // the last step, in any public area.
  const isOpen = asked
    ? about !== undefined && isSame(about, asked)
    : about !== undefined && !about.own
  const to = (next: number) => (next === 0 || next > last ? `/t/${code}` : pathAt(props, next))
  return (
    <Document
      {...props}
      styles={['reading', 'laying']}
      title={`${say.title}: ${title}`}
      game={box.id}
      table={{ code, you: frame.you, holds: props.holds, stage: 'lobby', turn: turnTitle(title) }}
      mode={frame.mode}
    >
      <Drawings {...props} />
      <Masthead lang={lang} title={title} code={code} home={`/t/${code}`} />
      <main id="position" class="page laying">
        {!isOwn && (
          <p class="lay-progress">
            {laying.step(step, last)}
            <progress max={last} value={step} aria-hidden="true" />
          </p>
        )}
        {asked ? (
          <AreaStep {...props} step={step} asked={asked} />
        ) : (
          <LastStep {...props} step={step} />
        )}
        <nav class="ways" aria-label={say.title}>
          {!isOwn && (
            <a class="button quiet" href={to(step - 1)}>
              {back}
            </a>
          )}
          <a
            class={isOpen && !isOwn ? 'button quiet' : 'button main'}
            href={isOwn ? `/t/${code}/position?seat=room&step=${last}` : to(step + 1)}
          >
            {isOwn ? say.hide : step === last ? say.toLobby : say.next}
          </a>
        </nav>
      </main>
    </Document>
  )
}

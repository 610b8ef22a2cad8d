// The six questions of the form. What the other answers rule out is not asked.
import type { Words } from './en.ts'
import { boundsOf, choices, chosenIn, type Fields, linesShown, namedLines } from './fields.ts'
import { ChoiceAsk, FigureAsk, ListAsk, Question, TextAsk } from './parts.tsx'

export interface QuestionsProps {
  fields: Fields
  words: Words
  faultAt(place: string): string | undefined // of a field of the form
}

type Named = 'least' | 'most' | 'hand' | 'base' | 'each' | 'missed' | 'start' | 'rounds' | 'goal'

const Figure = ({
  fields,
  faultAt,
  name,
  label,
}: QuestionsProps & { name: Named; label: string }) => (
  <FigureAsk
    name={name}
    label={label}
    value={fields[name] ?? ''}
    bounds={boundsOf(name)}
    fault={faultAt(name)}
  />
)

const Choice = <Name extends keyof typeof choices>({
  fields,
  faultAt,
  name,
  label,
  said,
  isHead,
  only,
}: QuestionsProps & {
  name: Name
  label?: string
  said: Record<(typeof choices)[Name][number], string>
  isHead?: boolean
  only?: readonly string[]
}) => {
  const offered = choices[name].filter(value => !only || only.includes(value))
  const chosen = chosenIn(fields, name)
  return (
    <ChoiceAsk
      name={name}
      label={label}
      isHead={isHead}
      fault={faultAt(name)}
      value={offered.includes(chosen) ? chosen : offered.at(-1)!}
      values={offered.map(value => [value, said[value as (typeof choices)[Name][number]]])}
    />
  )
}

const Called = (props: QuestionsProps) => {
  const { fields, words, faultAt } = props
  const { name } = words.ask
  const counts = Array.from({ length: 7 }, (_, i) => [String(i + 2), String(i + 2)] as const)
  return (
    <Question title={name.legend} fault={faultAt('seats')}>
      <TextAsk
        name="title"
        label={name.title}
        value={fields.title ?? ''}
        most={40}
        fault={faultAt('title')}
      />
      <div class="making-pair">
        <ListAsk name="least" label={name.least} value={fields.least ?? '2'} values={counts} />
        <ListAsk name="most" label={name.most} value={fields.most ?? '8'} values={counts} />
      </div>
      <Choice
        {...props}
        name="partners"
        label={name.partners}
        said={{ '': name.none, 2: name.teams(2), 3: name.teams(3), 4: name.teams(4) }}
      />
    </Question>
  )
}

const LineRow = ({ fields, words, faultAt, i }: QuestionsProps & { i: number }) => {
  const { lines } = words.ask
  const at = (part: string) => `lines.${i}.${part}`
  const kind = fields[at('kind')] ?? 'number'
  return (
    <div class="making-line">
      <TextAsk
        name={at('name')}
        label={lines.name(i + 1)}
        value={fields[at('name')] ?? ''}
        most={24}
        fault={faultAt(at('name'))}
      />
      <ListAsk
        name={at('kind')}
        label={lines.kind}
        value={kind}
        values={(['number', 'check', 'trophy'] as const).map(one => [one, lines[one]])}
      />
      <FigureAsk
        name={at('worth')}
        label={lines.worth}
        value={fields[at('worth')] ?? '1'}
        bounds={boundsOf('worth')}
        fault={faultAt(at('worth'))}
      />
      {kind === 'number' && (
        <label class="making-tick">
          <input
            type="checkbox"
            name={`made.${at('below')}`}
            value="yes"
            checked={fields[at('below')] === 'yes'}
          />
          <span>{lines.below}</span>
        </label>
      )}
    </div>
  )
}

const Bids = (props: QuestionsProps) => {
  const { fields, words } = props
  const { bids } = words.ask
  return (
    <div class="making-part">
      <Choice
        {...props}
        name="bids"
        label={bids.legend}
        isHead
        said={{ '': bids.none, sealed: bids.sealed, inTurn: bids.inTurn }}
      />
      {chosenIn(fields, 'bids') !== '' && (
        <>
          <Choice
            {...props}
            name="cards"
            label={bids.cards}
            said={{ round: bids.round, same: bids.same }}
          />
          {chosenIn(fields, 'cards') === 'same' && (
            <Figure {...props} name="hand" label={bids.hand} />
          )}
          <Figure {...props} name="base" label={bids.base} />
          <Figure {...props} name="each" label={bids.each} />
          <Figure {...props} name="missed" label={bids.missed} />
        </>
      )}
    </div>
  )
}

const Lines = (props: QuestionsProps) => {
  const { fields, words, faultAt } = props
  const { lines } = words.ask
  return (
    <Question title={lines.legend} hint={lines.hint} fault={faultAt('lines')}>
      {Array.from({ length: linesShown(fields) }, (_, i) => (
        <LineRow key={i} {...props} i={i} />
      ))}
      {chosenIn(fields, 'when') === 'rounds' && <Bids {...props} />}
    </Question>
  )
}

const Money = (props: QuestionsProps) => {
  const { fields, words } = props
  const { money } = words.ask
  return (
    <Question title={money.legend}>
      <Choice
        {...props}
        name="money"
        said={{ '': money.none, highest: money.highest, all: money.all }}
      />
      {chosenIn(fields, 'money') !== '' && (
        <>
          <Figure {...props} name="start" label={money.start} />
          <Choice
            {...props}
            name="purses"
            label={money.purses}
            said={{ hidden: money.hidden, open: money.open }}
          />
        </>
      )}
    </Question>
  )
}

const Over = (props: QuestionsProps) => {
  const { fields, words } = props
  const { over } = words.ask
  const only =
    chosenIn(fields, 'when') === 'live' ? ['goal', 'word'] : (choices.over as readonly string[])
  const chosen = chosenIn(fields, 'over')
  return (
    <Question title={over.legend}>
      <Choice
        {...props}
        name="over"
        only={only}
        said={{ rounds: over.rounds, goal: over.goal, word: over.word }}
      />
      {chosen === 'rounds' && only.includes(chosen) && (
        <Figure {...props} name="rounds" label={over.n} />
      )}
      {chosen === 'goal' && <Figure {...props} name="goal" label={over.total} />}
    </Question>
  )
}

const Wins = (props: QuestionsProps) => {
  const { fields, words } = props
  const { wins } = words.ask
  const isAuction = chosenIn(fields, 'when') === 'rounds' && chosenIn(fields, 'money') !== ''
  const ties = [
    ['', wins.shared] as const,
    ...namedLines(fields).map(i => [String(i), fields[`lines.${i}.name`]!] as const),
    ...(isAuction ? [['money', words.labels.money] as const] : []),
  ]
  return (
    <Question title={wins.legend}>
      <Choice {...props} name="wins" said={{ most: wins.most, least: wins.least }} />
      <ListAsk name="tie" label={wins.tie} value={fields.tie ?? ''} values={ties} />
    </Question>
  )
}

export const Questions = (props: QuestionsProps) => {
  const { fields, words } = props
  const { when } = words.ask
  const now = chosenIn(fields, 'when')
  return (
    <>
      <Called {...props} />
      <Question title={when.legend}>
        <Choice
          {...props}
          name="when"
          said={{ rounds: when.rounds, turns: when.turns, live: when.live, once: when.once }}
        />
      </Question>
      <Lines {...props} />
      {now === 'rounds' && chosenIn(fields, 'partners') === '' && <Money {...props} />}
      {now !== 'once' && <Over {...props} />}
      <Wins {...props} />
    </>
  )
}

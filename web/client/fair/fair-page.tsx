// Draws the page that shows whether a game was fair: one sentence, three verdicts of this phone,
// four pictures to compare, and the limits of the check.
import { CheckIcon } from '../../ui/icons.tsx'
import type { FairWords } from '../../words/house.ts'
import { Mark, marksOf } from './fair-marks.tsx'
import { type Fairness, halvesOf, summed, type Verdict } from './fairness.ts'

interface Props {
  words: FairWords
  luck: string // a sentence about the luck in this game
  record: string // address of the record
  table: string // address of the result
  fairness: Fairness | undefined // undefined: not checked yet
  said: string | undefined
  checkFile(file: Blob): void
}

// Draws the sign of a verdict. Screen readers skip the sign, because the sentence beside it names
// the verdict too.
const Sign = ({ verdict }: { verdict: Verdict }) => (
  <span class={`fair-sign ${verdict}`} aria-hidden="true">
    {verdict === 'holds' ? <CheckIcon /> : verdict === 'fails' ? '×' : '?'}
  </span>
)

interface RowProps {
  verdict: Verdict
  claim: FairWords['unchanged']
  counted: string | undefined
  more?: string
}
const Row = ({ verdict, claim, counted, more }: RowProps) => (
  <li>
    <Sign verdict={verdict} />
    <div class="fair-claim">
      <div>
        <b>{claim[verdict]}</b>
        <p>
          {verdict === 'holds' ? claim.why : verdict === 'open' ? (more ?? claim.not) : claim.wrong}
        </p>
        {more && verdict !== 'open' && <p>{more}</p>}
      </div>
      {verdict === 'holds' && counted && <span>{counted}</span>}
    </div>
  </li>
)

const Verdicts = ({ words, fairness }: { words: FairWords; fairness: Fairness }) => {
  const { unchanged, luck, rules, line, seal, noted, checked } = fairness
  const failing = line === undefined ? undefined : words.line(line)
  return (
    <ul class="fair-verdicts">
      <Row
        verdict={unchanged}
        claim={words.unchanged}
        counted={checked && words.entries(checked.rows)}
        more={noted ? words.noted[noted] : unchanged === 'fails' ? failing : undefined}
      />
      <Row
        verdict={luck}
        claim={words.luck}
        counted={checked && words.draws(checked.draws.length)}
        more={seal ? words.seal[seal] : luck === 'fails' ? failing : undefined}
      />
      <Row verdict={rules} claim={words.rules} counted={undefined} />
    </ul>
  )
}

const Pictures = ({ words, head }: { words: FairWords; head: string }) => (
  <section>
    <h2>{words.four}</h2>
    <ol class="fair-marks">
      {marksOf(head).map((name, i) => (
        <li key={i}>
          <Mark name={name} />
          <b>{words.marks[name]}</b>
        </li>
      ))}
    </ol>
    <p>{words.readOut}</p>
  </section>
)

const Counted = ({
  words,
  luck,
  checked,
}: Pick<Props, 'words' | 'luck'> & Required<Pick<Fairness, 'checked'>>) => {
  const halves = halvesOf(checked.draws)
  return (
    <section>
      <h2>{words.counted}</h2>
      <p>{luck}</p>
      <p>
        {halves ? words.halves(halves.draws, halves.low, halves.from, halves.to) : words.tooFew}
      </p>
    </section>
  )
}

const ForExperts = ({ words, fairness }: { words: FairWords; fairness: Fairness | undefined }) => {
  const { header, head, rows } = fairness?.checked ?? {}
  return (
    <details>
      <summary class="link">{words.experts}</summary>
      {header && (
        <p class="fair-hashes">
          {header.game} {header.code} · rules {header.rules}
          <br />
          head {rows}: {head}
          <br />
          seal: {header.start.sealed}
        </p>
      )}
      <p>
        <a href="/programs#record">{words.how}</a>
      </p>
    </details>
  )
}

const headline = ({ words, fairness }: Pick<Props, 'words' | 'fairness'>) =>
  fairness ? words.answer[summed(fairness)] : words.title

export const FairPage = (props: Props) => {
  const { words, luck, record, table, fairness, said, checkFile } = props
  const checked = fairness?.checked
  return (
    <>
      <div class="fair-head" role="status">
        <h1>{headline(props)}</h1>
        <p>{said ?? (fairness ? words.justNow : words.checking)}</p>
      </div>
      {fairness && <Verdicts words={words} fairness={fairness} />}
      <div class="fair-rest">
        {checked?.header.from && (
          <p>{words.resumed(checked.header.from.code, checked.header.from.seq)}</p>
        )}
        {checked && <Pictures words={words} head={checked.head} />}
        {checked && <Counted words={words} luck={luck} checked={checked} />}
        <section class="fair-cannot">
          <h2>{words.cannot}</h2>
          <ul>
            {words.cannots.map(one => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
        <ForExperts words={words} fairness={fairness} />
        <p class="fair-ways">
          <a href={record} download>
            {words.theFile}
          </a>
          <label class="link fair-file">
            {words.checkFile}
            <input
              type="file"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) checkFile(file)
                currentTarget.value = ''
              }}
            />
          </label>
        </p>
      </div>
      <div class="foot">
        <div class="foot-in">
          <a class="button main" href={table}>
            {words.toResult}
          </a>
        </div>
      </div>
    </>
  )
}

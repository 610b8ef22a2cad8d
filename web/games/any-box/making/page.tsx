// The page where people choose a sheet or make one, before they open a table: one form, whose main
// button opens the table, with an example of the sheet that it makes.
import type { MakingProps } from '../../making.tsx'
import { readySheets } from '../ready/ready.ts'
import type { Definition } from '../rules/definition.ts'
import { Along, Given, Keep } from './along.tsx'
import { faultsOf, type Loose, looseOf } from './faults.ts'
import { sheetIn, textsIn } from './made.ts'
import { ChoiceAsk, FigureAsk } from './parts.tsx'
import { Example } from './preview.tsx'
import { Questions } from './questions.tsx'
import { Says } from './says.tsx'
import { readyTexts, texts } from './texts.ts'
import { Try } from './try.tsx'
import { warningsOf } from './warnings.ts'
import { FORM, type Parts, staying, Way } from './ways.tsx'

const Another = ({ lang, at, words, sheet }: Parts) => {
  const { asked } = sheet
  const current = asked.by === 'ready' ? asked.id : asked.by
  return (
    <details class="making-others">
      <summary class="button quiet">{words.page.another}</summary>
      <ul>
        {Object.keys(readySheets).map(id => (
          <li key={id}>
            <a
              class="button quiet"
              href={`${at}?ready=${id}`}
              aria-current={id === current ? 'true' : undefined}
            >
              {readyTexts[lang][id as keyof typeof readySheets].title}
            </a>
          </li>
        ))}
        <li>
          <a
            class="button quiet"
            href={at}
            aria-current={current === 'questions' ? 'true' : undefined}
          >
            {words.page.own}
          </a>
        </li>
      </ul>
    </details>
  )
}

interface FigureWords {
  name: string
  note?: string
  of?: Readonly<Record<string, string>>
}

const ReadyFigures = ({ lang, sheet, words, faults }: Parts) => {
  const { asked } = sheet
  if (asked.by !== 'ready') return null
  const said: Readonly<Record<string, FigureWords>> = readyTexts[lang][asked.id].figures
  const figures = Object.entries(readySheets[asked.id].figures)
  if (figures.length === 0) return <p class="hint">{words.page.fits}</p>
  return (
    <div class="making-figures">
      {figures.map(([name, figure]) => {
        const { name: label, note, of = {} } = said[name]!
        const typed = asked.fields[name]
        if ('of' in figure) {
          const values: readonly string[] = figure.of
          return (
            <ChoiceAsk
              key={name}
              name={name}
              label={label}
              hint={note}
              value={values.find(value => value === typed) ?? values[0]!}
              values={values.map(value => [value, of[value]!])}
            />
          )
        }
        return (
          <FigureAsk
            key={name}
            name={name}
            label={label}
            hint={note}
            value={typed ?? String(figure.default)}
            bounds={[figure.least, figure.most]}
            fault={faults.at[name]}
          />
        )
      })}
    </div>
  )
}

const AsText = ({ sheet, words }: Parts) => {
  const { asked, issues } = sheet
  if (asked.by !== 'text') return null
  return (
    <details class="making-text" open={issues.length > 0}>
      <summary>{words.page.toText}</summary>
      <label for="made-text">{words.page.text}</label>
      <textarea
        id="made-text"
        name="made.text"
        rows={14}
        autocomplete="off"
        spellcheck={false}
        aria-describedby="made-text-hint"
        aria-invalid={issues.length > 0 ? 'true' : undefined}
        value={asked.text}
      />
      <p class="hint" id="made-text-hint">
        {words.page.textHint}
      </p>
    </details>
  )
}

const Piece = ({ piece: [before, wrong, after] }: { piece: NonNullable<Loose['piece']> }) => (
  <code>
    {before}
    <mark>{wrong || '…'}</mark>
    {after}
  </code>
)

const LooseList = ({ loose }: { loose: readonly Loose[] }) => (
  <ul>
    {loose.map(({ place, says, piece }) => (
      <li key={`${place} ${says}`}>
        {place && <b>{place}</b>} {says}
        {piece && <Piece piece={piece} />}
      </li>
    ))}
  </ul>
)

const LooseFaults = ({ faults, words }: Parts) =>
  faults.loose.length === 0 ? null : (
    <section class="making-faults" role="alert">
      <h2>{words.page.wrong}</h2>
      <LooseList loose={faults.loose} />
    </section>
  )

// What may fail at the table, although the sheet may be used.
const Warnings = ({ definition, words, faultIn }: Parts & { definition: Definition }) => {
  const warnings = warningsOf(definition)
  if (warnings.length === 0) return null
  return (
    <section class="making-warnings">
      <h3>{words.page.mayFail}</h3>
      <LooseList loose={warnings.map(issue => looseOf(issue, definition, faultIn))} />
    </section>
  )
}

const Yours = (props: Parts) => {
  const { sheet, words, lang, at } = props
  const { definition, asked } = sheet
  return (
    <section class="making-yours" aria-labelledby="making-yours">
      <div class="making-head">
        <h2 id="making-yours">
          {asked.by === 'questions' && definition ? definition.title : words.page.yours}
        </h2>
        {definition && <small>{words.page.example}</small>}
      </div>
      {definition && <Says definition={definition} lang={lang} class="making-says" />}
      {definition && <Warnings {...props} definition={definition} />}
      {definition && <Example definition={definition} words={words} />}
      {definition && <Try definition={definition} fields={textsIn(props.made)} words={words} />}
      <p class="making-ways">
        <button type="submit" class="link making-look" form={FORM} formAction={at} formNoValidate>
          {words.page.look}
        </button>
        {asked.by !== 'text' && (
          <Way at={at} to="text">
            {words.page.toText}
          </Way>
        )}
        {sheet.mayAsk && (
          <Way at={at} to="questions">
            {words.page.toQuestions}
          </Way>
        )}
      </p>
      <Along {...props} />
    </section>
  )
}

// The page is called like the sheet, once one is chosen.
const titleOf = ({ lang, sheet: { asked, definition }, words }: Parts): string => {
  if (asked.by === 'ready') return readyTexts[lang][asked.id].title
  return (asked.by === 'text' && definition?.title) || words.page.question
}

export const Page = (props: MakingProps) => {
  const { lang, made, at, faultIn } = props
  const words = texts[lang]
  const sheet = sheetIn(made, lang)
  const faults = faultsOf(sheet, faultIn, words.page.between)
  const parts: Parts = { ...props, sheet, words, faults }
  const { asked } = sheet
  const ready = asked.by === 'ready' ? asked.id : asked.by === 'text' ? 'text' : 'own'
  return (
    <>
      <h1>{titleOf(parts)}</h1>
      <Another {...parts} />
      <form
        id={FORM}
        class="making-form"
        method="post"
        action="/tables"
        {...staying(at)}
        hx-trigger="input delay:400ms, change"
        hx-sync="this:replace"
        noValidate // the server words what is wrong, without script too
      >
        <input type="hidden" name="game" value="any-box" />
        <input type="hidden" name="mode" value="companion" />
        <input type="hidden" name="made.ready" value={ready} />
        <div class="making-fields">
          <ReadyFigures {...parts} />
          {asked.by === 'questions' && (
            <Questions fields={asked.fields} words={words} faultAt={name => faults.at[name]} />
          )}
          <LooseFaults {...parts} />
          <AsText {...parts} />
        </div>
        <Yours {...parts} />
      </form>
      <Given lang={lang} at={at} staying={staying(at)} />
      <div class="foot">
        {/* A script says here whether it kept the sheet. */}
        <p class="making-said" role="status" data-made-said hx-morph-skip />
        <div class="foot-in">
          <Keep {...parts} />
          <button type="submit" class="button main" form={FORM}>
            {words.page.open}
          </button>
        </div>
      </div>
    </>
  )
}

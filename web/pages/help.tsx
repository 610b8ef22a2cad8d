// The page with the rules of a game in our own words: a section for each point.
import type { Box, Picture } from '../games/box.tsx'
import { houses, pageWords } from '../words/all.ts'
import { Document, type PageProps } from './document.tsx'
import { Languages } from './languages.tsx'
import { Masthead } from './masthead.tsx'

interface HelpProps extends PageProps {
  box: Box
  options?: unknown // of the game at the table that links here; undefined: no table
}

/** Draws a picture in the text of a point. Throws if the game has no picture of that name. */
export const HelpPicture = ({
  box,
  lang,
  options,
  of,
}: Pick<HelpProps, 'box' | 'lang' | 'options'> & { of: Picture }) => {
  const Drawing = box.pictures[of.picture]
  if (!Drawing) throw new Error(`${box.id} has no picture ${of.picture}`)
  return <Drawing words={box.words[lang]} labels={of.labels} options={options} />
}

const Point = ({ point, ...props }: HelpProps & { point: string }) => {
  const { title, text } = props.box.help[props.lang][point]!
  return (
    <section id={point} class="point sheet" aria-labelledby={`${point}-title`}>
      <h2 id={`${point}-title`}>{title}</h2>
      {text.map(part =>
        typeof part === 'string' ? (
          <div key={part} class="point-text" dangerouslySetInnerHTML={{ __html: part }} />
        ) : (
          <HelpPicture key={part.picture} {...props} of={part} />
        ),
      )}
    </section>
  )
}

/** Shows the goal and a worked turn before the list of points: these two are enough to play. */
export const HelpPage = (props: HelpProps) => {
  const { lang, box } = props
  const say = pageWords(lang)
  const { ruling, houseValue } = houses[lang]
  const { title } = box.words[lang]
  const [goal, example, ...others] = Object.keys(box.help[lang])
  return (
    <Document {...props} styles={['reading']} title={say.helpTitle(title)} game={box.id}>
      <Masthead lang={lang} title={title} />
      <main class="page help">
        <h1>{say.rulesHelp}</h1>
        <Point {...props} point={goal!} />
        <Point {...props} point={example!} />
        <p>
          {say.helpMarks} <span class="mark-ruling">{ruling}</span>{' '}
          <span class="mark-house">{houseValue}</span>
        </p>
        <nav aria-label={say.points}>
          <ul class="points">
            {others.map(point => (
              <li key={point}>
                <a href={`#${point}`}>{box.help[lang][point]!.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {others.map(point => (
          <Point key={point} {...props} point={point} />
        ))}
        <p class="hint">{say.notAffiliated}</p>
        <Languages lang={lang} house={props.house} path={props.path} />
      </main>
    </Document>
  )
}

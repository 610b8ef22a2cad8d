// The rules of a game in our own words, by point.
import type { Box } from '../games/box.tsx'
import type { Lang } from '../ui/lang.ts'
import { houses } from '../words/all.ts'
import { Document, type PageProps } from './document.tsx'
import { Languages } from './languages.tsx'
import { Masthead } from './masthead.tsx'
import { saying } from './words/all.ts'

export interface HelpProps extends PageProps {
  box: Box
  options?: unknown // of the table it is read at
}

// The text of a point: HTML made when building, and the game's pictures between.
export const PointText = ({
  box,
  lang,
  point,
  options,
}: {
  box: Box
  lang: Lang
  point: string
  options?: unknown
}) => (
  <>
    {box.help[lang][point]?.text.map((part, i) => {
      if (typeof part === 'string') return <div key={i} dangerouslySetInnerHTML={{ __html: part }} />
      const Picture = box.pictures[part.picture]
      if (!Picture) throw new Error(`${box.id} has no picture ${part.picture}`)
      return <Picture key={part.picture} words={box.words[lang]} labels={part.labels} options={options} />
    })}
  </>
)

export const HelpPage = (props: HelpProps) => {
  const { lang, box, options } = props
  const say = saying(lang)
  const { ruling, houseValue } = houses[lang]
  const { title } = box.words[lang]
  const points = Object.entries(box.help[lang])
  return (
    <Document {...props} styles={['reading']} title={say.helpTitle(title)} game={box.id}>
      <Masthead lang={lang} title={title} />
      <main class="page help">
        <h1>{say.rulesHelp}</h1>
        <p>
          {say.helpMarks} <span class="mark-ruling">{ruling}</span> <span class="mark-house">{houseValue}</span>
        </p>
        <nav aria-label={say.points}>
          <ul class="points">
            {points.map(([point, { title }]) => (
              <li key={point}>
                <a href={`#${point}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {points.map(([point, { title }]) => (
          <section key={point} id={point} class="point sheet" aria-labelledby={`${point}-title`}>
            <h2 id={`${point}-title`}>{title}</h2>
            <PointText box={box} lang={lang} point={point} options={options} />
          </section>
        ))}
        <p class="hint">{say.notAffiliated}</p>
        <Languages lang={lang} path={props.path} />
      </main>
    </Document>
  )
}

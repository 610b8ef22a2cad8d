// The rules of a game in our own words, by point.
import type { Box } from '../games/box.tsx'
import { HouseValue, Read, Ruling } from '../ui/marks.tsx'
import { houses } from '../words/all.ts'
import { Document, type PageProps } from './document.tsx'
import { Languages } from './languages.tsx'
import { Masthead } from './masthead.tsx'
import { saying } from './words/all.ts'

export interface HelpProps extends PageProps {
  box: Box
  options?: unknown // of the table it is read at
}

export const HelpPage = (props: HelpProps) => {
  const { lang, box, options } = props
  const say = saying(lang)
  const { title } = box.words[lang]
  const points = Object.entries(box.help[lang])
  return (
    <Document {...props} styles={['reading']} title={say.helpTitle(title)} game={box.id}>
      <Masthead lang={lang} title={title} />
      <Read.Provider value={{ ...houses[lang], options }}>
        <main class="page help">
          <h1>{say.rulesHelp}</h1>
          <p>
            {say.helpMarks} <Ruling /> <HouseValue />
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
          {points.map(([point, { title, text }]) => (
            <section key={point} id={point} class="point sheet" aria-labelledby={`${point}-title`}>
              <h2 id={`${point}-title`}>{title}</h2>
              {text}
            </section>
          ))}
          <p class="hint">{say.notAffiliated}</p>
          <Languages lang={lang} path={props.path} />
        </main>
      </Read.Provider>
    </Document>
  )
}

// The OpenAPI document as a page: every endpoint with its input and output, and every shape by
// name.
import type { ComponentChildren } from 'preact'
import { pageWords } from '../words/all.ts'
import { Document, type PageProps } from './document.tsx'
import { Languages } from './languages.tsx'
import { Masthead } from './masthead.tsx'

interface Body {
  description?: string
  content?: Record<string, { schema?: unknown }>
}
interface Operation {
  description: string
  parameters: readonly { name: string; in: string; description?: string }[]
  requestBody?: Body
  responses: Record<string, Body>
  'x-key'?: string
  'x-limit'?: { requests: number; seconds: number; per: string }
}

// The parts of an OpenAPI document that this page reads.
interface ProgramsDocument {
  info: { description: string; 'x-record': readonly string[] }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

const referred = /#\/components\/schemas\/([\w.-]+)/

// Shows a schema as JSON, with a link in place of each reference to a shape.
const Schema = ({ of }: { of: unknown }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must reach it.
  <pre class="schema" tabIndex={0}>
    {JSON.stringify(of, null, 2)
      .split(/("#\/components\/schemas\/[\w.-]+")/)
      .map(part => {
        const name = referred.exec(part)?.[1]
        return name ? <a href={`#${name}`}>{name}</a> : part
      })}
  </pre>
)

// A sentence; text between backquotes is shown as code.
const Said = ({ text }: { text: string }) => (
  <>{text.split('`').map((part, i) => (i % 2 ? <code key={part}>{part}</code> : part))}</>
)

// A line in the description of an endpoint.
const Told = ({ term, children }: { term: string; children: ComponentChildren }) => (
  <>
    <dt>
      <code>{term}</code>
    </dt>
    <dd>{children}</dd>
  </>
)

const Answers = ({ of }: { of: Operation['responses'] }) => {
  const answers = Object.entries(of)
  const schemas = answers.flatMap(([status, { content = {} }]) =>
    Object.values(content).flatMap(({ schema }) =>
      schema && /^2/.test(status) ? [{ status, schema }] : [],
    ),
  )
  return (
    <>
      {schemas.map(({ status, schema }) => (
        <Told key={status} term={status}>
          <Schema of={schema} />
        </Told>
      ))}
      {answers
        .filter(([status]) => /^[45]/.test(status))
        .map(([status, { description = '' }]) => (
          <Told key={status} term={status}>
            <Said text={description} />
          </Told>
        ))}
    </>
  )
}

const Door = ({ method, path, of }: { method: string; path: string; of: Operation }) => {
  const body = of.requestBody?.content?.['application/json']?.schema
  const limit = of['x-limit']
  return (
    <details class="door">
      <summary>
        <code>
          <b>{method.toUpperCase()}</b> {path}
        </code>{' '}
        <Said text={of.description} />
      </summary>
      <dl>
        {of.parameters
          .filter(one => one.in === 'query')
          .map(({ name, description }) => (
            <Told key={name} term={`?${name}`}>
              <Said text={description ?? ''} />
            </Told>
          ))}
        {of['x-key'] && <Told term="Authorization">{of['x-key']}</Told>}
        {limit && (
          <Told term="x-limit">
            {limit.requests} requests in {limit.seconds} s, per {limit.per}
          </Told>
        )}
        {body !== undefined && (
          <Told term="→">
            <Schema of={body} />
          </Told>
        )}
        <Answers of={of.responses} />
      </dl>
    </details>
  )
}

/**
 * Draws the whole document. The HTML is cached (`worker/openapi/programs.ts`), because it is the
 * same in every language and costs ten times as much as the page around it.
 */
export const Doors = ({ document }: { document: ProgramsDocument }) => {
  const { info, paths, components } = document
  return (
    <>
      {info.description.split('\n\n').map(text => (
        <p key={text} class="programs-said">
          <Said text={text} />
        </p>
      ))}
      <section id="record">
        <h2>The record of a game</h2>
        {info['x-record'].map(text => (
          <p key={text} class="programs-said">
            <Said text={text} />
          </p>
        ))}
      </section>
      <h2 id="doors">Doors</h2>
      {Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, of]) => (
          <Door key={`${method} ${path}`} method={method} path={path} of={of} />
        )),
      )}
      <h2 id="shapes">Shapes</h2>
      {Object.entries(components.schemas).map(([name, schema]) => (
        <details key={name} id={name} class="door">
          <summary>
            <code>{name}</code>
          </summary>
          <Schema of={schema} />
        </details>
      ))}
    </>
  )
}

// The commands were tested with these versions in November 2026.
const commands = (
  origin: string,
) => `npx openapi-typescript@7.13.0 ${origin}/openapi.json -o boxside.ts
npm install openapi-fetch@0.17.0`

/** `doors`: the HTML of `Doors`, or a placeholder that the caller replaces with it. */
export const ProgramsPage = (props: PageProps & { doors: string }) => {
  const { lang, doors } = props
  const say = pageWords(lang)
  return (
    <Document {...props} styles={['reading']} title={say.forPrograms}>
      <Masthead lang={lang} title={say.forPrograms} />
      <main class="page programs">
        <h1>{say.forPrograms}</h1>
        <p>
          {say.programsSay} <a href="/openapi.json">openapi.json</a>
        </p>
        <p>{say.typedClient}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must reach it. */}
        <pre class="schema" tabIndex={0}>
          {commands(props.origin)}
        </pre>
        <div lang="en" dangerouslySetInnerHTML={{ __html: doors }} />
        <Languages lang={lang} house={props.house} path={props.path} />
      </main>
    </Document>
  )
}

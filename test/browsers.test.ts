// What was built, against what the oldest browsers know (worker/local/browsers.ts), name by name in
// MDN's tables: a look or a script that needs more fails here, unless a page does well without it.
import { globSync, readFileSync } from 'node:fs'
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { expect, test } from 'vitest'
import { oldest } from '../worker/local/browsers.ts'

// What a look may use though one of them lacks it, and what is seen there. Inside `@supports` it
// may use anything.
const spared: Record<string, string> = {
  '@container':
    'Safari before 16 asks how wide the window is (worker/local/build.ts); wide containers look like narrow ones',
  'container-type': 'see @container',
  '@media scripting': 'without script one more button is shown, which does nothing',
  '@media forced-colors': 'Safari has no such mode',
  'forced-color-adjust': 'Safari has no such mode',
  'align-content: start': 'in grids it is known (Safari 10.1), in other places it was not',
  'align-content: end': 'as start',
  'align-content: safe': 'as start',
  '@starting-style': 'the wheels of a train stand still while it passes',
  'place-content: start': 'as start',
  'contain: inline-size': 'a picture in the rules may make its column wider',
  'flex: min-content': 'that part begins as wide as its content',
  'cursor: default': 'a phone has no cursor',
  'print-color-adjust: exact': 'on paper grounds are left out',
  'cursor: pointer': 'a phone has no cursor',
  ':details-content': 'on paper a folded ruling stays folded',
  'content-visibility': 'on paper a folded ruling stays folded',
  'overflow: clip': 'on a wall two pixels may be scrolled',
  'overflow-x: clip': 'what leans over the edge is cut by the window',
  'overscroll-behavior': 'at the end of a list the page behind it moves',
  'overscroll-behavior-x': 'at the edge of a board a swipe may go back',
  'scrollbar-width': '::-webkit-scrollbar does the same',
  ':-webkit-scrollbar': 'scrollbar-width does the same',
  'text-wrap': 'lines break where they are full',
  ':-webkit-slider-thumb': '::-moz-range-thumb does the same',
  ':-webkit-slider-runnable-track': '::-moz-range-track does the same',
  ':-moz-range-thumb': '::-webkit-slider-thumb does the same',
  ':-moz-range-track': '::-webkit-slider-runnable-track does the same',
  ':-moz-range-progress': 'others show no progress on a line of time',
  ':-webkit-inner-spin-button': 'appearance: textfield does the same',
  '-webkit-tap-highlight-color': 'others do not flash',
  '-webkit-touch-callout': 'others do not ask',
  'text-size-adjust': 'others do not enlarge text',
  'user-select: all': 'a link is marked by hand',
  'font-family: ui-monospace': 'another typeface follows it',
  resize: 'a phone has no corner to pull',
}
// The same of scripts: each is asked for before it is used, or not reached with our settings of
// htmx.
const askedFor: Record<string, string> = {
  ...{
    canShare: 'card.ts',
    requestSubmit: 'ui/submit.ts',
    wakeLock: 'phone.ts',
    moveBefore: 'preact, htmx',
  },
  ...{
    adoptedStyleSheets: 'htmx',
    replaceSync: 'htmx',
    startViewTransition: 'htmx',
    parseHTMLUnsafe: 'htmx',
  },
  ...{
    createHTML: 'htmx',
    createScript: 'htmx',
    sourceElement: 'htmx: its own',
    'Document.parseHTMLUnsafe': 'htmx',
  },
  ...{ canIntercept: 'htmx', hashChange: 'htmx', navigationType: 'htmx' },
  ...{
    Notification: 'reminders.ts',
    requestPermission: 'reminders.ts',
    getNotifications: 'notices.ts',
  },
  ...{ 'Notification.requestPermission': 'reminders.ts', getSubscription: 'reminders.ts' },
  ...{ isFinal: 'games/camino: its own, not that of speech' },
}

const read = (file: string) => readFileSync(file, 'utf8')
const { css, api, javascript }: CompatData = JSON.parse(
  read('node_modules/@mdn/browser-compat-data/data.json'),
)

type Version = readonly [major: number, minor: number]
const asked: [browser: keyof CompatStatement['support'], version: Version][] = [
  ...(['safari', 'safari_ios'] as const).map(
    name => [name, oldest.safari] as [typeof name, Version],
  ),
  ...(['chrome', 'chrome_android', 'webview_android'] as const).map(
    name => [name, oldest.chrome] as [typeof name, Version],
  ),
  ['firefox', oldest.firefox],
]

// Whether it came with this version or before; `≤37` and `preview` are MDN's ways to say so and not
// so.
const isBy = ([major, minor]: Version, since: string | false | undefined) => {
  const [big, small = 0] = String(since).replace('≤', '').split('.').map(Number)
  return big! < major || (big === major && small <= minor)
}

// Whether each of them knows it: under its own name, or under one of these prefixed names.
const isKnown = (
  { support }: CompatStatement,
  name = '',
  prefixed: ReadonlySet<string> = new Set(),
) =>
  asked.every(([browser, version]) => {
    const said = [support[browser] ?? []].flat()
    return said.some(
      ({ version_added, version_removed, prefix, alternative_name, flags }) =>
        isBy(version, version_added) &&
        !isBy(version, version_removed) &&
        !flags &&
        !alternative_name &&
        (!prefix || prefixed.has(prefix + name)),
    )
  })

// The parts of a table by their last name, at any depth.
const byName = (of: Identifier, into = new Map<string, CompatStatement[]>()) => {
  for (const [name, part] of Object.entries(of)) {
    if (name === '__compat') continue
    const { __compat } = part as Identifier
    if (__compat) into.set(name, [...(into.get(name) ?? []), __compat])
    byName(part as Identifier, into)
  }
  return into
}

const types = byName(css.types as unknown as Identifier)
const unitGroup = (unit: string) =>
  /^cq/.test(unit)
    ? 'container_query_length_units'
    : unit.replace(
        /^([sld])v.*/,
        (_, kind: 's' | 'l' | 'd') =>
          `viewport_percentage_units_${{ s: 'small', l: 'large', d: 'dynamic' }[kind]}`,
      )

/** What a style sheet uses and one of them lacks, each in the words of `spared`. */
function lackedBy(sheet: string): string[] {
  const found = new Set<string>()
  const ask = (named: string, compat: CompatStatement | undefined, name?: string) => {
    if (compat && !isKnown(compat, name, prefixed)) found.add(named)
  }
  const bare = sheet
    .replace(/"[^"]*"|url\([^)]*\)/g, '""')
    .replace(/@supports (?!not)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
  const said = /([{;])([a-z-]+|--[\w-]+):([^;{}]*)(?=[;}])/g
  const prefixed = new Set([...bare.matchAll(said)].map(([, , property]) => property!))
  const rest = bare.replace(said, (_, before: string, property: string, value: string) => {
    const known = css.properties![property]
    ask(property, known?.__compat, property)
    for (const [word] of value.replace(/\([^()]*\)/g, '').matchAll(/(?<![\w-])[a-z-]+/g))
      if (!spared[property]) ask(`${property}: ${word}`, known?.[word]?.__compat, property)
    for (const [, name] of value.matchAll(/([a-z-]+)\(/g)) ask(`${name}()`, types.get(name!)?.[0])
    for (const [, unit] of value.matchAll(/\d([a-z]+)/g))
      ask(unit!, css.types!.length![unitGroup(unit!)]?.__compat)
    return before
  })
  for (const [, name] of rest.matchAll(/:{1,2}([a-z-]+)/g))
    ask(`:${name}`, css.selectors![name!]?.__compat)
  if (rest.includes('&')) ask('&', css.selectors!.nesting!.__compat)
  for (const [, name, how] of rest.matchAll(/@([a-z-]+)([^{;]*)/g)) {
    const rule = css['at-rules']![name!]
    ask(`@${name}`, rule?.__compat)
    if (name !== 'media') continue
    if (/[<>]/.test(how!)) ask('@media (width < …)', rule!.range_syntax!.__compat)
    for (const [, feature] of how!.matchAll(/\((?:min-|max-)?([a-z-]+)/g))
      ask(`@media ${feature}`, rule![feature!]?.__compat)
  }
  return [...found]
}

// Names that only newer browsers know, whatever they belong to. One word alone may be anybody's:
// those the compiler keeps (`lib` in web/tsconfig.json), and the ones said of what they belong to,
// as in `AbortSignal.any`.
const names = [
  ...byName(javascript.builtins as Identifier),
  ...byName(api as unknown as Identifier),
]
const isKnownName = new Map<string, boolean>()
for (const [name, all] of names) {
  const plain = name.replace('_static', '')
  isKnownName.set(plain, isKnownName.get(plain) || all.some(compat => isKnown(compat)))
}

/** What a script says and one of them lacks. */
const lackedByScript = (script: string): string[] => {
  const said = [...script.matchAll(/\.([a-z]+[A-Z]\w*)|(?<![.\w$"'])([A-Z]\w+)(?=[.(])/g)].map(
    ([, member, global]) => member ?? global!,
  )
  const of = [...script.matchAll(/(?<![.\w$"'])([A-Z]\w+)\.(\w+)/g)].filter(([, one, member]) => {
    const part = (api[one!] ?? (javascript.builtins as Identifier)[one!]) as Identifier | undefined
    const compat = (part?.[`${member}_static`] ?? part?.[member!])?.__compat
    return compat && !isKnown(compat)
  })
  const looks = /\(\?<[=!]/.test(script) ? ['(?<= …)'] : [] // in an expression: Safari 16.4
  if (/new FormData\([^(),]+,/.test(script)) looks.push('new FormData(form, button)') // Safari 16.4, Chrome 112
  return [
    ...new Set([
      ...said.filter(name => isKnownName.get(name) === false),
      ...of.map(([both]) => both),
      ...looks,
    ]),
  ]
}

const built = (ending: string) => globSync(`.build/assets/a/*.${ending}`).map(read)

test('a browser before light-dark(), nesting and containers is known by the tables', () => {
  expect(
    lackedBy(
      '.a{color:light-dark(#000,#fff);width:1svh;& b{color:color-mix(in srgb,red,blue)}}@media (width<9px){}',
    ),
  ).toEqual(['light-dark()', 'svh', 'color-mix()', '&', '@media (width < …)'])
  expect(
    lackedBy('@supports (width:1svh){.a{width:1svh}}.b{-webkit-user-select:none;user-select:none}'),
  ).toEqual([])
  expect(
    lackedByScript(
      'a.findLast(b);a.toSorted();AbortSignal.any([]);new CloseWatcher();form.requestSubmit()',
    ),
  ).toEqual([...['toSorted', 'CloseWatcher', 'requestSubmit', 'AbortSignal.any']])
})

test('no look asks more than the oldest browsers know, and none is spared for nothing', () => {
  const found = new Set(built('css').flatMap(lackedBy))
  expect([...found].sort()).toEqual(Object.keys(spared).sort())
})

test('no script asks more than the oldest browsers know, and none is spared for nothing', () => {
  const scripts = globSync('.build/assets/a/*.js').filter(file => !/words-/.test(file))
  const found = new Set(scripts.map(read).flatMap(lackedByScript))
  expect([...found].sort()).toEqual(Object.keys(askedFor).sort())
})

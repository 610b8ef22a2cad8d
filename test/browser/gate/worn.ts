// Checks the styles of a page: whether the rules for its classes are loaded, and whether every
// custom property that is read has a value.
import { layouts, ownWords } from './exceptions.ts'
import { isShown, nameOf } from './seen.ts'

/** Splits a selector list at commas outside brackets. */
const selectorsIn = (list: string): string[] => {
  const found = ['']
  let depth = 0
  for (const letter of list) {
    if ('(['.includes(letter)) depth += 1
    if (')]'.includes(letter)) depth -= 1
    if (letter === ',' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found.map(one => one.trim())
}

// Removes pseudo-elements and states from a selector.
const bare = (selector: string) =>
  selector
    .replace(/::[\w-]+(\([^)]*\))?/g, '')
    .replace(
      /:(hover|active|focus|focus-visible|focus-within|before|after|backdrop|autofill|-webkit-[\w-]+)(?![\w-])/g,
      '',
    )
    .replace(/\s*([>+~])\s*/g, '$1')
    .replace(/(^|[\s>+~])(?=$|[\s>+~])/g, '$1*')

const first = (selector: string): Element | undefined => {
  try {
    return [...document.querySelectorAll(bare(selector))].find(isShown)
  } catch {
    return undefined
  }
}

const classesIn = (selector: string) =>
  selector.replace(/:not\([^)]*\)/g, '').match(/\.[a-z][\w-]*/g) ?? []

// Returns the custom properties that a rule reads with `var()` without a fallback; those that a
// custom property passes on are read elsewhere.
const readIn = ({ cssText }: CSSRule): string[] => {
  const declarations = cssText.slice(cssText.indexOf('{') + 1).split(/;(?![^()]*\))/)
  const read = declarations
    .filter(one => !one.trim().startsWith('--'))
    .flatMap(one => [...one.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)])
  return [...new Set(read.map(([, name]) => name!))]
}

// A rule of a sheet: its selectors, the properties that it reads, and its media queries.
interface Rule {
  selectors: string[]
  read: string[]
  media: MediaQueryList[]
}

const rulesIn = (rules: CSSRuleList, media: MediaQueryList[] = []): Rule[] =>
  [...rules].flatMap(rule => {
    if (rule instanceof CSSStyleRule)
      return [{ selectors: selectorsIn(rule.selectorText), read: readIn(rule), media }]
    if (rule instanceof CSSMediaRule)
      return rulesIn(rule.cssRules, [...media, matchMedia(rule.media.mediaText)])
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules, media) : []
  })

let known: [string, string[]][] | undefined
const selectorsOf = (sheets: Record<string, string>): [string, string[]][] =>
  Object.entries(sheets).map(([file, css]) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return [file, rulesIn(sheet.cssRules).flatMap(({ selectors }) => selectors)]
  })

// Returns the face on this page; undefined on pages without one.
const face = (): string | undefined =>
  ['board', 'sheet'].find(name => document.querySelector(`link[href*="-${name}-${name}-"]`))

// A selector that no loaded sheet has, its file, and those of its classes that no rule styles.
interface Missed {
  file: string
  selector: string
  classes: string[]
}

const missedBy = (loadedRules: readonly Rule[]): Missed[] => {
  const { game } = document.body.dataset
  // A game's classes are its own: those of another game do not count here.
  const isMeant = (file: string) => {
    const [, owner, room] = /^web\/games\/([\w-]+)\/(\w+)/.exec(file) ?? []
    return !owner || (owner === game && (!/^(board|sheet)$/.test(room!) || room === face()))
  }
  const loaded = new Set(loadedRules.flatMap(({ selectors }) => selectors))
  const dressed = new Set([...loaded].flatMap(classesIn))
  const isLoaded = (file: string) =>
    known!.some(([name, all]) => name === file && all.some(one => loaded.has(one)))
  const isReplaced = (file: string) => layouts.includes(file) && layouts.some(isLoaded)
  return known!.flatMap(([file, selectors]) => {
    if (!isMeant(file) || isReplaced(file)) return []
    // Reports classes that no loaded rule styles; for a shared part whose sheet is not loaded, all
    // classes of its own.
    const isAway = file.startsWith('web/ui/') && !isLoaded(file)
    return selectors.flatMap(selector => {
      if (loaded.has(selector)) return []
      const isOwn = isAway && /^\.[\w-]+$/.test(selector)
      const classes = classesIn(selector).filter(
        one => !ownWords[file]?.includes(one) && (isOwn || !dressed.has(one)),
      )
      return classes.length > 0 ? [{ file, selector, classes }] : []
    })
  })
}

// The sheets of this page, read again when another one was loaded: reading takes far longer than
// checking, and each page is checked at nine sizes.
let sheet: { count: number; rules: Rule[]; missed: Missed[] } | undefined
const loaded = () => {
  const { length: count } = document.styleSheets
  if (sheet?.count !== count) {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules))
    sheet = { count, rules, missed: missedBy(rules) }
  }
  return sheet
}

/** Returns classes on the page whose rules in `web/` were not loaded. */
export const unstyled = (sheets: Record<string, string>): string[] => {
  known ??= selectorsOf(sheets)
  return loaded().missed.flatMap(({ file, selector, classes }) => {
    // Of alternative classes in a rule, one may be in use and another one not.
    const worn = classes.filter(one => document.querySelector(one))
    const one = worn.length > 0 ? first(selector) : undefined
    return one ? [`${worn.join(' ')} of ${file}: ${nameOf(one)}`] : []
  })
}

/** Returns custom properties that a rule reads without a fallback and that nothing sets. */
export const unset = (): string[] =>
  loaded()
    .rules.filter(({ read, media }) => read.length > 0 && media.every(({ matches }) => matches))
    .flatMap(({ selectors, read }) =>
      selectors.flatMap(selector => {
        const one = first(selector)
        if (!one) return []
        const pseudo = /::?(before|after)/.exec(selector)?.[1]
        const style = getComputedStyle(one, pseudo ? `::${pseudo}` : undefined)
        return read
          .filter(name => style.getPropertyValue(name) === '')
          .map(name => `${name} in ${selector}`)
      }),
    )

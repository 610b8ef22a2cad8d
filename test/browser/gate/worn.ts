// What a page wears: whether the rules of its classes came with it, and whether every custom
// property that is read has a value.
import { layouts, ownWords } from './exceptions.ts'
import { isShown, nameOf } from './seen.ts'

// Whether the rules within hold at this size.
const holds = (rule: CSSRule): boolean =>
  !(rule instanceof CSSMediaRule) || matchMedia(rule.media.mediaText).matches

const styleRules = (rules: CSSRuleList, isNow = false): CSSStyleRule[] =>
  [...rules].flatMap(rule => {
    if (rule instanceof CSSStyleRule) return [rule]
    return rule instanceof CSSGroupingRule && (!isNow || holds(rule))
      ? styleRules(rule.cssRules, isNow)
      : []
  })

/** The selectors of a list, which commas within brackets do not part. */
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

// The element that a rule is about, whatever of it is drawn and however it is held.
const bare = (selector: string) =>
  selector
    .replace(/::[\w-]+(\([^)]*\))?/g, '')
    .replace(
      /:(hover|active|focus|focus-visible|focus-within|before|after|backdrop|autofill|-webkit-[\w-]+)(?![\w-])/g,
      '',
    )
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

let known: [string, string[]][] | undefined
const selectorsOf = (sheets: Record<string, string>): [string, string[]][] =>
  Object.entries(sheets).map(([file, css]) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return [file, styleRules(sheet.cssRules).flatMap(rule => selectorsIn(rule.selectorText))]
  })

const loadedRules = (isNow = false) =>
  [...document.styleSheets].flatMap(sheet => styleRules(sheet.cssRules, isNow))

// The face of a game that this page shows; a page of the house shows neither.
const face = (): string | undefined =>
  ['board', 'sheet'].find(name => document.querySelector(`link[href*="-${name}-${name}-"]`))

/**
 * Classes that are worn although the rules that some file of `web/` has for them there did not come
 * with this page.
 */
export const unstyled = (sheets: Record<string, string>): string[] => {
  known ??= selectorsOf(sheets)
  const { game } = document.body.dataset
  // A game's classes are its own: those of another one mean nothing here.
  const isMeant = (file: string) => {
    const [, owner, room] = /^web\/games\/([\w-]+)\/(\w+)/.exec(file) ?? []
    return !owner || (owner === game && (!/^(board|sheet)$/.test(room!) || room === face()))
  }
  const loaded = new Set(loadedRules().flatMap(rule => selectorsIn(rule.selectorText)))
  const dressed = new Set([...loaded].flatMap(classesIn))
  const isLoaded = (file: string) =>
    known!.some(([name, all]) => name === file && all.some(one => loaded.has(one)))
  const isReplaced = (file: string) => layouts.includes(file) && layouts.some(isLoaded)
  return known.flatMap(([file, selectors]) => {
    if (!isMeant(file) || isReplaced(file)) return []
    // Missed are classes that nothing dresses; of a part of the house that did not come at all,
    // those too that are its own.
    const isAway = file.startsWith('web/ui/') && !isLoaded(file)
    return selectors.flatMap(selector => {
      if (loaded.has(selector)) return []
      const classes = classesIn(selector).filter(one => !ownWords[file]?.includes(one))
      const isOwn = isAway && /^\.[\w-]+$/.test(selector)
      // Of classes that a rule has to choose from, one may be worn and another one not.
      const worn = classes.filter(one => document.querySelector(one))
      const strange = isOwn ? worn : worn.filter(one => !dressed.has(one))
      const one = strange.length > 0 ? first(selector) : undefined
      return one ? [`${strange.join(' ')} of ${file}: ${nameOf(one)}`] : []
    })
  })
}

// What a rule reads by `var()` without a value to fall back on; one that a custom property hands on
// is read elsewhere.
const readIn = ({ cssText }: CSSRule): string[] => {
  const declarations = cssText.slice(cssText.indexOf('{') + 1).split(/;(?![^()]*\))/)
  const read = declarations
    .filter(one => !one.trim().startsWith('--'))
    .flatMap(one => [...one.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)])
  return [...new Set(read.map(([, name]) => name!))]
}

/**
 * Custom properties that a rule reads, without a value to fall back on, where nothing sets them.
 */
export const unset = (): string[] =>
  loadedRules(true).flatMap(rule => {
    const names = readIn(rule)
    if (names.length === 0) return []
    return selectorsIn(rule.selectorText).flatMap(selector => {
      const one = first(selector)
      if (!one) return []
      const pseudo = /::?(before|after)/.exec(selector)?.[1]
      const style = getComputedStyle(one, pseudo ? `::${pseudo}` : undefined)
      return names
        .filter(name => style.getPropertyValue(name) === '')
        .map(name => `${name} in ${selector}`)
    })
  })

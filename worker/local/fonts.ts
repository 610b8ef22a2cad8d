// Cuts the two fonts down to the letters of our four languages, and defines fallbacks of the same
// size, so that text does not move when the fonts arrive.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'

const require = createRequire(import.meta.url)

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => String.fromCharCode(from + i)).join('')

// The characters of en, fr, it and de. Any other letter, for example in a name, comes from a
// fallback font.
export const LETTERS = `${range(0x20, 0x7f)}àâäæçéèêëìîïñòôöœùûüÿßÀÂÄÆÇÉÈÊËÌÎÏÒÔÖŒÙÛÜŸ\u00a0\u202f£€§°©·×ª«»–—‘’‚“”„…→−½`

// Ascent, descent and the mean letter width of running text, in em, measured with capsize
// (2026-11).
interface Metrics {
  ascent: number
  descent: number
  width: number
}

interface Font {
  family: string
  variable: string
  package: string
  features: string[]
  weights: { min: number; max: number }
  metrics: Metrics
  // Installed fonts of phones and computers that replace this font until it has loaded, and their
  // mean letter width, in em.
  fallbacks: { name: string; locals: string[]; width: number }[]
  generic: string
}

const fonts: Font[] = [
  {
    family: 'Besley',
    variable: '--besley',
    package: 'besley',
    features: ['kern'],
    weights: { min: 400, max: 750 },
    metrics: { ascent: 1.25, descent: 0.425, width: 0.5035 },
    fallbacks: [
      { name: 'Besley by Georgia', locals: ['Georgia', 'Gelasio'], width: 0.4458 },
      { name: 'Besley by Noto', locals: ['Noto Serif'], width: 0.481 },
    ],
    generic: 'serif',
  },
  {
    family: 'Archivo Narrow',
    variable: '--narrow',
    package: 'archivo-narrow',
    features: ['kern', 'lnum', 'tnum'],
    weights: { min: 400, max: 700 },
    metrics: { ascent: 1.035, descent: 0.312, width: 0.368 },
    fallbacks: [
      { name: 'Narrow by Arial', locals: ['Arial', 'Liberation Sans'], width: 0.4458 },
      { name: 'Narrow by Roboto', locals: ['Roboto'], width: 0.4448 },
    ],
    generic: 'sans-serif',
  },
]

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

function faces(font: Font, url: string): string {
  const { family, weights, metrics } = font
  const own = `@font-face{font-family:"${family}";src:url("${url}")format("woff2");font-weight:${weights.min} ${weights.max};font-display:swap}`
  const others = font.fallbacks.map(({ name, locals, width }) => {
    const size = metrics.width / width
    const src = locals.map(local => `local("${local}")`).join()
    return `@font-face{font-family:"${name}";src:${src};size-adjust:${percent(size)};ascent-override:${percent(metrics.ascent / size)};descent-override:${percent(metrics.descent / size)};line-gap-override:0%}`
  })
  return [own, ...others].join('\n')
}

const family = ({ family, fallbacks, variable, generic }: Font) =>
  `${variable}:${[family, ...fallbacks.map(fallback => fallback.name)].map(name => `"${name}"`).join()},${generic}`

/**
 * Cuts the fonts, and returns their URLs and CSS. `put` stores a file and returns its URL. Style
 * sheets use the fonts as `--besley` and `--narrow`.
 */
export async function cutFonts(put: (name: string, bytes: Uint8Array) => string) {
  const urls = await Promise.all(
    fonts.map(async font => {
      const name = `${font.package}-latin-wght-normal.woff2`
      const whole = readFileSync(
        require.resolve(`@fontsource-variable/${font.package}/files/${name}`),
      )
      const cut = await subset(whole, LETTERS, {
        targetFormat: 'woff2',
        variationAxes: { wght: font.weights },
        keepFeatures: font.features,
      })
      return put(`${font.package}.woff2`, cut)
    }),
  )
  const css = [
    ...fonts.map((font, i) => faces(font, urls[i]!)),
    `:root{${fonts.map(family).join(';')}}`,
  ].join('\n')
  return { urls, css }
}

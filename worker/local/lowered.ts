// Compiles style sheets for the oldest supported browsers, one at a time.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import { transform } from 'lightningcss'
import { oldest } from './browsers.ts'

const { safari, chrome, firefox } = oldest
const asNumber = ([major, minor]: readonly [number, number]) => (major << 16) | (minor << 8)
const targets = {
  ...{ safari: asNumber(safari), ios_saf: asNumber(safari), firefox: asNumber(firefox) },
  ...{ chrome: asNumber(chrome), android: asNumber(chrome) },
}

// Safari before 16 has no container queries, so a media query of the same width is added, which on
// a phone matches nearly the same. The width 14em gets none, because no window is that narrow.
const narrow = /@container (\(max-width: (?!14em)[^)]+\)) (\{(?:[^{}]|\{[^{}]*\})*\})/g
const withoutContainers = (css: string) =>
  css.replace(narrow, '$& @supports not (container-type: size) { @media $1 $2 }')

// Defines the names of screen sizes (`@custom-media`). Each sheet is built alone, so these lines
// are appended to each sheet. They are at the end, because imports must come first.
const screens = readFileSync(new URL('../../web/style/screens.css', import.meta.url), 'utf8')

/**
 * Lowers modern CSS. A colour `light-dark(#000, #fff)` becomes `var(--day,#000)var(--night,#fff)`.
 * One of the two variables is empty wherever `color-scheme` is set, so the page shows the right
 * colour whether the scheme comes from the system or from the page's own setting. The short names
 * save 0.1 kB per page.
 */
export const lowered: Plugin = {
  name: 'lowered',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, ({ path }) => {
      const code = Buffer.from(withoutContainers(readFileSync(path, 'utf8')) + screens)
      const { code: built } = transform({
        filename: path,
        code,
        targets,
        drafts: { customMedia: true },
        minify: true,
      })
      const [light, dark] = ['--lightningcss-light', '--lightningcss-dark']
      return {
        contents: built.toString().replaceAll(light, '--day').replaceAll(dark, '--night'),
        loader: 'css',
      }
    })
  },
}

/** CSS that selects the day colours, for a picture that is shown outside the site. */
export const byDay = ':root{--day:initial;--night: }'

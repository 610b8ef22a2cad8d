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

// Safari before 16 has no container queries: it gets a media query instead, which on a phone is
// nearly the same (no window is narrower than 14em).
const narrow = /@container (\(max-width: (?!14em)[^)]+\)) (\{(?:[^{}]|\{[^{}]*\})*\})/g
const withoutContainers = (css: string) =>
  css.replace(narrow, '$& @supports not (container-type: size) { @media $1 $2 }')

// The names of screen sizes (`@custom-media`). Each sheet is built alone, so they are appended to
// each one; imports must come first.
const screens = readFileSync(new URL('../../web/style/screens.css', import.meta.url), 'utf8')

/**
 * Lowers modern CSS. A colour `light-dark(#000, #fff)` becomes `var(--day,#000)var(--night,#fff)`:
 * one of the two variables is empty wherever `color-scheme` is set, so the page shows the right
 * colour whether the scheme comes from the system or from its own setting. The short names save 0.1
 * kB per page.
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

/** Sets the two variables for day, for a picture that is shown outside the site. */
export const byDay = ':root{--day:initial;--night: }'

// How looks are lowered for the oldest browsers, one sheet at a time.
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

// Safari before 16 knows no containers: it asks how wide the window is, which on a phone is nearly
// the same (no window is narrower than 14em).
const narrow = /@container (\(max-width: (?!14em)[^)]+\)) (\{(?:[^{}]|\{[^{}]*\})*\})/g
const withoutContainers = (css: string) =>
  css.replace(narrow, '$& @supports not (container-type: size) { @media $1 $2 }')

// The names of screens: each sheet is built alone, so each is given them, at its end (what a sheet
// imports comes first).
const screens = readFileSync(new URL('../../web/style/screens.css', import.meta.url), 'utf8')

/**
 * Looks are written for browsers of today and lowered for the oldest. An ink, `light-dark(#000,
 * #fff)`, becomes `var(--day,#000)var(--night,#fff)`: one of the two is set to nothing wherever
 * `color-scheme` is said, so that a page that says it by the system's wish or by its own setting
 * has the right one. The short names save 0.1 kB a page.
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

/** A picture that leaves the house brings its inks along, and is always by day. */
export const byDay = ':root{--day:initial;--night: }'

// Draws the pictures that cannot be SVG: the site's icons, and one picture per box for link
// previews in chats. Run `npx node test/browser/previews.ts` whenever a lid or the icon has
// changed; with the IDs of games it draws only theirs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { spawnServer } from '../server-process.ts'
import { chromiumPath } from './chromium.ts'

const wanted = process.argv.slice(2)
const root = fileURLToPath(new URL('../../', import.meta.url))
const [WIDTH, HEIGHT] = [600, 315] // the size that chats show, halved

// Shows only the lid, as on the home page, on its background.
const lidAlone = (page: Page, id: string) =>
  page.evaluate(id => {
    const lid = document.querySelector<SVGElement>(`#box-${id} svg`)!
    document.body.replaceChildren(lid)
    document.body.style.cssText =
      'flex-direction:row;justify-content:center;align-items:center;min-height:100vh;background:#e7dfcc'
    lid.style.cssText = 'height:280px;width:auto'
  }, id)

const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox'],
})
const data = mkdtempSync(join(tmpdir(), 'boxside-'))
const served = await spawnServer(data)
try {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    bypassCSP: true,
  })
  await page.goto(served.url)
  const ids = await page
    .locator('.shelf-box')
    .evaluateAll(all => all.map(({ id }) => id.replace('box-', '')))
  for (const id of wanted.length > 0 ? wanted : ids) {
    await page.goto(served.url)
    await lidAlone(page, id)
    await page.screenshot({ path: `${root}web/games/${id}/art/preview.png` })
  }
  const icon = readFileSync(`${root}web/style/icons/icon.svg`, 'utf8')
  const sizes: [string, number][] = [
    ['touch', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ]
  for (const [name, size] of wanted.length > 0 ? [] : sizes) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${icon}`)
    await page.screenshot({ path: `${root}web/style/icons/${name}.png` })
  }
} finally {
  await Promise.all([browser.close(), served.kill()])
  rmSync(data, { recursive: true, force: true })
}

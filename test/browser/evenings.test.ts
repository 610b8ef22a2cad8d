// Our evenings: what was played is kept by the browsers that sat there, shown, taken along, put back and forgotten.
import { expect, test } from 'vitest'
import { playTo, started } from '../games/cape-to-cairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { hold, see, soon } from './people.ts'

const newPhone = withPhones()
const names = ['Ama', 'Jonas']

const played = async () => {
  const table = await started({ names })
  await playTo(table, ({ result }) => result !== undefined)
  return table
}

test('a game that ended is in the album, goes with a file, and comes back from it', async () => {
  const { page, context } = await newPhone()
  await page.goto('/evenings')
  await see(page.locator('.album-stamp.blank'))

  for (const table of [await played(), await played()]) {
    await hold(context, table.code, [table.keys[0]!])
    await page.goto(`/t/${table.code}?seat=0`)
    await see(page.locator('.tonight:not([hidden])'))
  }
  expect(await page.locator('.tonight').innerText()).toMatch(/: (Ama|Jonas) [12] · (Ama|Jonas) [01]$/)

  await page.goto('/evenings')
  await see(page.locator('.album-game').nth(1))
  const stamp = page.locator('.album-stamp img').first()
  await expect.poll(() => stamp.evaluate(image => (image as HTMLImageElement).naturalWidth), soon).toBe(390)
  expect(await page.locator('.album-people li').count()).toBe(2)

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Take along' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await coming).createReadStream()) chunks.push(chunk)
  const file = Buffer.concat(chunks)
  expect(JSON.parse(file.toString()).games).toHaveLength(2)

  await page.locator('.album-keeping summary').click()
  await page.locator('.album-keeping .danger').click()
  await see(page.locator('.album-stamp.blank'))

  const put = (buffer: Buffer) =>
    page.locator('.album-file input').setInputFiles({ name: 'evenings.json', mimeType: 'application/json', buffer })
  await put(Buffer.from('{"format":"another"}'))
  await see(page.getByText('Nothing was changed'))
  await put(file)
  await see(page.locator('.album-game').nth(1))
  await page.locator('.album-ways button').first().click()
  await expect.poll(() => page.locator('.album-game').count(), soon).toBe(1)
})

test('who only looked on keeps nothing', async () => {
  const table = await played()
  const { page } = await newPhone()
  await page.goto(`/t/${table.code}`)
  await page.waitForLoadState('networkidle')
  await page.goto('/evenings')
  await see(page.locator('.album-stamp.blank'))
})

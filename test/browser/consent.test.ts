// A question to the table stands whole above the game, on the phone of everybody who is asked: what
// was written, what would be right, what follows, and the answers.
import { expect, test } from 'vitest'
import { withPhones } from './browser.ts'
import { phoneAt, soon } from './people.ts'
import { frameOf, make, propose, started } from './program.ts'

const newPhone = withPhones()

const sizes = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 720],
] as const

test('the owner of an entry reads on the table what somebody else wants to change, and agrees there', async () => {
  const names = ['Jonas', 'Ama', 'Marta']
  const table = await started({ game: 'cape-to-cairo', mode: 'companion', names })
  const seqs: number[] = []
  for (const [seat, key] of table.keys.entries())
    seqs.push((await make(table.code, key, { kind: 'bid', pounds: [7, 30, 12][seat]! })).seq)
  await propose(table.code, table.keys[1]!, {
    seq: seqs[0]!,
    seat: 1,
    move: { kind: 'bid', pounds: 9 },
  })
  expect((await frameOf(table.code)).proposal!.asked).toEqual([0])
  const { page } = await phoneAt(newPhone, table, 0)
  const question = page.locator('.put')
  await expect.poll(() => question.innerText(), soon).toMatch(/Ama says: You bid £9\./)
  const text = (await question.innerText()).replaceAll('\u00a0', ' ')
  expect(text).toMatch(/Bid £7.*Bid £9/s)
  expect(text).toMatch(/£93 → £91/)
  expect(text).toMatch(/Nothing else changes\. Told, but need not agree: Marta\./)
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const inside = await question.evaluate(put =>
      [...put.querySelectorAll('h1, b, p, s, a, button')].every(one => {
        one.scrollIntoView({ block: 'center' })
        const { left, right, top, bottom, width } = one.getBoundingClientRect()
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return (
          width > 0 && left >= 0 && right <= innerWidth && (one.contains(at) || at?.contains(one))
        )
      }),
    )
    expect([width, height, inside]).toEqual([width, height, true])
  }
  await question.getByRole('button', { name: 'Yes: Bid £9' }).click()
  await expect.poll(async () => (await frameOf(table.code)).proposal, soon).toBeUndefined()
  await expect.poll(() => page.locator('.put').count(), soon).toBe(0)
})

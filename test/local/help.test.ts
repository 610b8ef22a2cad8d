// The rules help as the build reads it: points, marks, pictures, and what it does not take.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { helpIn } from '../../worker/local/help.ts'

const folder = mkdtempSync(join(tmpdir(), 'help-'))
mkdirSync(join(folder, 'rules'))
mkdirSync(join(folder, 'help'))
writeFileSync(join(folder, 'rules/points.ts'), "export const points = ['goal', 'end'] as const\n")
afterAll(() => rmSync(folder, { recursive: true }))

const read = (text: string, lang = 'en') => {
  const file = join(folder, `help/${lang}.md`)
  writeFileSync(file, text)
  return helpIn(file)
}

test('headings are points, marks are in the reader’s words, pictures stand between', async () => {
  const help = await read(
    '# Rules\n\n## goal: Worum es geht\n\n[ruling] Eins.\n\n{{map: Plan | Karte}}\n\n## end: Ende\n\nAus.\n',
    'de',
  )
  expect(help).toEqual({
    goal: {
      title: 'Worum es geht',
      text: [
        expect.stringMatching(/^<p><span class="mark-ruling">[^<]+<\/span> Eins\.<\/p>/),
        { picture: 'map', labels: ['Plan', 'Karte'] },
      ],
    },
    end: { title: 'Ende', text: ['<p>Aus.</p>\n'] },
    'move-online': expect.anything(),
    corrections: expect.anything(),
    'end-early': expect.anything(),
    copy: expect.anything(),
    again: expect.anything(),
  })
})

test('marked paragraphs at the end of a point are folded', async () => {
  const { goal, end } = await read(
    '## goal: What it is about\n\n[ruling] One.\n\nTwo.\n\n[house] Three.\n\n[ruling] Four.\n\n## end: The end\n\nOver.\n',
  )
  const [text] = goal!.text as string[]
  const [, open, folded] = /^(.*)<details class="rulings">(.*)<\/details>\n$/s.exec(text!)!
  expect(open).toMatch(/One.*Two/s)
  expect(folded).toMatch(/^<summary>[^<]+<\/summary>\n<p>.*Three.*Four/s)
  expect(end!.text).toEqual(['<p>Over.</p>\n'])
})

test('French does not break a line before its double signs', async () => {
  const { goal } = await read('## goal: But\n\nUn : deux.\n\n## end: Fin\n\n', 'fr')
  expect(goal?.text).toEqual(['<p>Un\u00a0: deux.</p>\n'])
})

test('a point that the rules cite and the help lacks fails the build', async () => {
  await expect(read('## goal: What it is about\n\nOne.\n')).rejects.toThrow(
    'the rules cite goal,end',
  )
})

test('HTML fails the build', async () => {
  await expect(read('## goal: A\n\n<b style="x">One</b>\n\n## end: B\n')).rejects.toThrow('HTML')
})

// Consent at the door: the pages by which people put a correction to the table and answer, without
// script.
import { expect, test } from 'vitest'
import { ask, bearer, begin, json, move, post, refusal } from './people.ts'

const page = async (path: string, key?: string, accepts = 'en') =>
  (
    await ask(path, {
      headers: { accept: 'text/html', 'accept-language': accepts, ...(key && bearer(key)) },
    })
  ).text()

// Two have bid £1 and £2: the second won the auction.
const sold = async (wish: object = {}) => {
  const { code, keys } = await begin(3, { game: 'cape-to-cairo', mode: 'companion', ...wish })
  const seqs: number[] = []
  for (const [seat, key] of keys.entries())
    seqs.push((await json(await move(code, key, { kind: 'bid', pounds: seat + 1 }))).seq)
  return { at: `/t/${code}`, keys, seqs }
}

test('who corrects sees who is asked, who is asked sees what would change, and the log names who agreed', async () => {
  const { at, keys, seqs } = await sold()
  const [ama, ben, cleo] = keys as [string, string, string]
  const higher = { seq: seqs[0]!, seat: 0, move: { kind: 'bid', pounds: 5 } }
  expect(
    await refusal(await post(`${at}/correct`, { ...higher, id: 'c' }, bearer(ama))),
  ).toMatchObject({
    ...{ status: 409, refused: 'needs-consent' },
  })
  const looked = await ask(`${at}/correct?seat=0`, {
    ...{ method: 'POST', body: JSON.stringify({ ...higher, preview: true }) },
    headers: { accept: 'text/html', ...bearer(ama) },
  })
  const preview = await looked.text()
  expect(preview).toContain(`action="${at}/proposals"`)
  expect(preview).toContain('must agree first')
  expect(await json(await post(`${at}/proposals`, { ...higher, id: 'p' }, bearer(ama)))).toEqual({
    done: false,
  })
  const { proposal } = await json(await ask(at))
  expect(proposal.by).toBe(0)
  const face = await page(at, ben)
  expect(face).toContain('wants to correct an entry')
  expect(face).toContain('name="answer" value="yes"')
  const shown = await page(`${at}/proposals`, ben)
  expect(shown).toMatch(/<h1>[^<]* says: [^<]* bid £5\.<\/h1>/)
  expect(shown).toMatch(/<s>Bid £1<\/s>.*<b>Bid £5<\/b>/s)
  expect(shown).toContain('>Yes: Bid £5</button>')
  expect(shown).toContain('name="answer" value="yes"')
  expect(await page(`${at}/proposals`, ama)).not.toContain('value="yes"')
  const onlooker = await page(`${at}/proposals`)
  expect(onlooker).not.toContain('name="answer"')
  expect(await json(await ask(`${at}/proposals`))).not.toHaveProperty('after')
  const answer = (key: string, word: string) =>
    ask(`${at}/proposals/answer`, {
      method: 'POST',
      body: `id=p&answer=${word}`,
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        ...bearer(key),
      },
    })
  for (const seat of proposal.asked as number[])
    expect((await answer(keys[seat]!, 'yes')).status).toBe(303)
  expect(await page(`${at}/log`, cleo)).toMatch(/Agreed: .* and /)
  expect(await page(`${at}/proposals`, cleo)).toContain('No request is open.')
  expect((await answer(ben, 'yes')).status).toBe(409)
})

// Ada, Bruno and Oma play Kairo with coins on their phones. Bruno pays for an extension, then leads
// a red customer to his stall.
const attracted = async (paid: object) => {
  const { code, keys } = await begin(3, { game: 'kairo', mode: 'companion' })
  const enter = async (seat: number, said: object) => {
    const answer = await move(code, keys[seat]!, said)
    expect(answer.status).toBe(200)
    return (await json(answer)).seq as number
  }
  await enter(0, { kind: 'sets-up', cloths: ['red', 'yellow', 'green'] })
  await enter(1, { kind: 'sets-up', cloths: ['red', 'white', 'blue'] })
  await enter(2, { kind: 'sets-up', cloths: ['violet', 'yellow', 'green'] })
  await enter(0, { kind: 'begins', first: 1 })
  const turns = [
    [{ kind: 'attract', cloth: 'red', owner: 1 }, 'yellow'],
    [{ kind: 'extension', cloth: 'red', paid }, 'green'],
  ] as const
  for (const [said, cloth] of turns) {
    await enter(1, said)
    await enter(2, { kind: 'attract', cloth, owner: 0 })
    await enter(0, { kind: 'draw' })
  }
  return {
    at: `/t/${code}`,
    keys,
    seq: await enter(1, { kind: 'attract', cloth: 'red', owner: 1 }),
  }
}

test('a coin that changes purses is asked of both owners, whatever their purses hold', async () => {
  for (const paid of [{ red: 2 }, { red: 1, blue: 1, white: 1 }]) {
    const { at, keys, seq } = await attracted(paid)
    const wish = { seq, seat: 2, move: { kind: 'attract', cloth: 'red', owner: 0 } }
    const looked = await ask(`${at}/correct?seat=2`, {
      ...{ method: 'POST', body: JSON.stringify({ ...wish, preview: true }) },
      headers: { accept: 'text/html', ...bearer(keys[2]!) },
    })
    expect(await looked.text()).toMatch(/Nothing you can see changes.*must agree first/s)
    expect(
      await refusal(await post(`${at}/correct`, { ...wish, id: 'c' }, bearer(keys[2]!))),
    ).toMatchObject({
      ...{ refused: 'needs-consent', at: { seats: [0, 1] } },
    })
    await post(`${at}/proposals`, { ...wish, id: 'p' }, bearer(keys[2]!))
    const asked = await page(`${at}/proposals?seat=0`, keys[0])
    expect(asked).toMatch(/coins/)
    expect(await page(`${at}/proposals?seat=2`, keys[2])).not.toMatch(/coins/)
  }
})

// A form of a page, as a browser would send it: its hidden fields, what its fields say, and what is
// filled in or tapped.
const sent = (html: string, holding: string, filled: Record<string, string> = {}) => {
  const form = html.match(/<form.*?<\/form>/gs)!.find(one => one.includes(holding))!
  const fields = new URLSearchParams()
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const of = (name: string) =>
      tag.match(new RegExp(`${name}="([^"]*)"`))?.[1]?.replaceAll('&quot;', '"')
    if (/type="(hidden|number)"/.test(tag)) fields.append(of('name')!, of('value') ?? '')
  }
  for (const [name, value] of Object.entries(filled)) fields.set(name, value)
  return { action: form.match(/action="([^"]*)"/)![1]!, body: fields.toString() }
}

test('where nobody need be asked, one form after the other puts right what would fall, and one deed does it all', async () => {
  const { at, keys, seqs } = await sold({ consent: 'trusting' })
  const key = keys[0]!
  const press = async ({ action, body }: ReturnType<typeof sent>) => {
    const headers = {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      ...bearer(key),
    }
    return ask(action, { method: 'POST', body, headers })
  }
  const crossed = { kind: 'crossed', coin: 2, bought: 9, bonuses: 0, rivers: [] }
  const { seq } = await json(await move(at.split('/')[2]!, keys[2]!, crossed))
  // With £20 bid and nine tracks bought the third seat would have paid more than £100.
  const fields = await page(`${at}/correct?seq=${seqs[2]}&seat=0`, key)
  const falls = await press(sent(fields, 'name="preview"', { 'move.pounds': '20' }))
  expect(falls.status).toBe(409)
  const mending = await falls.text()
  expect(mending).toContain('A later entry would no longer fit')
  expect(mending).toMatch(/id="falls">[^<]*crossed/)
  const form = sent(mending, 'name="before"', { 'move.bought': '7' })
  expect(new URLSearchParams(form.body).get('seq')).toBe(String(seq))
  const looked = await (await press(form)).text()
  expect(looked.match(/class="put-change"/g)).toHaveLength(2)
  expect(looked).toMatch(/<s>£\d+<\/s> → <b>£12<\/b>/)
  const deed = await press(sent(looked, 'Everyone sees that you corrected it.'))
  expect(deed.status).toBe(303)
  const { actions } = await json(await ask(`${at}/log`))
  expect(actions.slice(-2).map(({ corrects }: { corrects: number }) => corrects)).toEqual([
    seq,
    seqs[2],
  ])
  expect((await json(await ask(at))).view.accounts[2].capital).toBe(100 - 20 - 70 + 2)
  // Or the later entry is struck.
  const struck = await press(sent(mending, 'name="strike"', { strike: '1', seq: String(seq) }))
  expect(struck.status).toBe(200)
})

test('striking what closed a game says that it would go on', async () => {
  const { code, keys } = await begin(2, { game: 'camino', mode: 'companion' })
  await move(code, keys[0]!, { kind: 'begins', first: 0, corner: 'north-west' })
  let seq = 0
  for (const key of keys)
    for (const whose of [0, 1])
      ({ seq } = await json(
        await move(code, key, { kind: 'counts', whose, squares: 31 + 2 * whose, obstacles: 0 }),
      ))
  const looked = await ask(`/t/${code}/correct?seat=0`, {
    ...{ method: 'POST', body: JSON.stringify({ seq, seat: 0, preview: true }) },
    headers: { accept: 'text/html', ...bearer(keys[0]!) },
  })
  const page = await looked.text()
  expect(page).toContain('The game would go on.')
  expect(page).not.toContain('Nothing you can see changes.')
})

test('a table may trust its people, and says which it is', async () => {
  const { at, keys, seqs } = await sold({ consent: 'trusting' })
  const higher = { seq: seqs[0]!, seat: 0, move: { kind: 'bid', pounds: 5 } }
  expect((await post(`${at}/correct`, { ...higher, id: 'c' }, bearer(keys[0]!))).status).toBe(200)
  expect(await json(await ask(at))).not.toHaveProperty('consent')
  expect(await json(await ask((await sold()).at))).toMatchObject({ consent: 'ask' })
  expect(
    await refusal(
      await post('/tables', { game: 'kairo', mode: 'companion', seats: 2, consent: 'never' }),
    ),
  ).toMatchObject({ status: 422, at: { field: 'consent' } })
})

test.each([
  ['de', /<h1>[^<]* sagt: [^<]*5/],
  ['fr', /<h1>[^<]* dit\u00a0: [^<]*5/],
  ['it', /<h1>[^<]* dice: [^<]*5/],
])('is asked in %s', async (accepts, sentence) => {
  const { at, keys, seqs } = await sold()
  await post(
    `${at}/proposals`,
    { id: 'p', seq: seqs[0]!, seat: 0, move: { kind: 'bid', pounds: 5 } },
    bearer(keys[0]!),
  )
  expect(await page(`${at}/proposals`, keys[1]!, accepts)).toMatch(sentence)
})

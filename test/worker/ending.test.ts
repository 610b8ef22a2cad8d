// Ending a game by agreement at the door: the menu, the question, the pages and files of the result.
import { expect, test } from 'vitest'
import { langs } from '../../web/lang.ts'
import { isFault, verify } from '../../web/record/verify.ts'
import { ask, bearer, begin, formsOf, json, post, refusal } from './people.ts'

const page = async (path: string, key?: string, accepts = 'en') => {
  const answer = await ask(path, {
    headers: { accept: 'text/html', 'accept-language': accepts, ...(key && bearer(key)) },
  })
  return (await answer.text()).replace(/<svg.*?<\/svg>|<script.*?<\/script>/gs, '')
}

const sent = (path: string, key: string, body: string) =>
  ask(path, {
    ...{ method: 'POST', body },
    headers: {
      ...{ accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      ...bearer(key),
    },
  })

test.each(['digital', 'companion'])(
  '%s: the menu asks, all agree, and every result says so',
  async mode => {
    const { code, keys } = await begin(2, { game: 'cape-to-cairo', mode })
    const at = `/t/${code}`
    const [ama, ben] = keys as [string, string]
    const menu = await page(`${at}/menu`, ama)
    expect(menu).toContain('End the game here')
    expect(menu).toContain('must agree first')
    const form = formsOf(menu).find(({ action }) => action.includes('/end'))!
    const put = await sent(form.action, ama, new URLSearchParams(form.fields).toString())
    expect(put.status).toBe(303)
    expect(await page(at, ben)).toContain('asks to end the game here')
    const question = await page(`${at}/proposals`, ben)
    expect(question).toMatch(/<h1>[^<]* asks to end the game here\.<\/h1>/)
    expect(question).toContain('Standings now')
    expect(question).toContain('Auction 1')
    expect(question).toContain('name="answer" value="yes"')
    const { proposal } = await json(await ask(at))
    const yes = await sent(`${at}/proposals/answer`, ben, `id=${proposal.id}&answer=yes`)
    expect(yes.status).toBe(303)

    const note = 'Ended by agreement (Auction 1 of 8): the standings as they were.'
    for (const path of [at, `${at}/screen`]) expect(await page(path)).toContain(note)
    expect(await page(at)).toContain('share the lead with 0 of 8 crossed')
    expect(await page(`${at}/log`)).toContain('ended the game here.')
    expect(await page(`${at}/log`)).toContain('Agreed: ')
    expect(await page(`${at}/menu`, ama)).not.toContain('End the game here')
    expect(await json(await ask(`${at}/result.json`))).toMatchObject({ early: note })
    expect(await (await ask(`${at}/result.csv`)).text()).toContain(note)
    expect(await json(await ask(`${at}/result.bgstats`))).toMatchObject({ comments: note })
    expect(await (await ask(`${at}/result.svg`)).text()).toContain('Ended by agreement')
    for (const lang of langs) {
      const told = await page(`${at}/replay`, undefined, lang)
      expect(told).not.toContain('undefined')
      expect((await page(at, ama, lang)).match(/class="end/)).not.toBeNull()
    }
    const checked = verify(await (await ask(`${at}/record`)).text())
    if (isFault(checked)) throw new Error(`${checked.line} ${checked.why}`)
    expect(checked.header).toMatchObject({ record: 'boxside-record/3', early: true })
    if (mode === 'digital') expect(await page(`${at}/fair`)).toContain('data-rules="holds"')
  },
)

test('alone with bots one is only asked whether one is sure', async () => {
  const opened = await json(
    await post('/tables', { game: 'cape-to-cairo', mode: 'digital', seats: 2, alone: 'easy' }),
  )
  const at = `/t/${opened.code}`
  const menu = await page(`${at}/menu`, opened.key)
  expect(menu).toContain('Yes, end the game')
  expect(menu).not.toContain('must agree first')
  expect(await json(await post(`${at}/end`, { id: 'e' }, bearer(opened.key)))).toEqual({
    done: true,
  })
  expect((await json(await ask(at))).early).toBe(true)
})

test('it is refused in words', async () => {
  const { code, keys } = await begin(2, { game: 'cape-to-cairo', mode: 'digital' })
  const end = (body: object, key?: string) => post(`/t/${code}/end`, body, key ? bearer(key) : {})
  expect(await refusal(await end({ id: 'e' }))).toMatchObject({ refused: 'not-your-seat' })
  expect(await refusal(await end({}, keys[0]))).toMatchObject({ status: 422, refused: 'malformed' })
  expect(await refusal(await end({ id: 'e', seat: 7 }, keys[0]))).toMatchObject({
    refused: 'not-your-seat',
  })
  await end({ id: 'e' }, keys[0])
  expect(await refusal(await end({ id: 'f' }, keys[1]))).toMatchObject({ refused: 'proposal-open' })
})

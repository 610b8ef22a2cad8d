// Phones stay down: nobody enters a pass, everybody enters their own, and the sheet comes to the
// same.
import { expect, test } from 'vitest'
import { built, builtOn, crossed, evening, pass, stock, stocked, took } from './evening.ts'

test('in the ledger whoever crosses enters it, whoever was thought to be on turn', () => {
  const at = evening(3, 'ledger')
  at.bid(3, 2, 1)
  at.say(2, crossed(4, { bought: 1 }))
  const { accounts, phase } = at.sheet()
  expect(accounts.map(({ capital }) => capital)).toEqual([97, 98, 93])
  expect(phase).toMatchObject({ kind: 'auction' })
})

test('it is as if the seats before had said that they pass', () => {
  const told = evening(3, 'ledger')
  const silent = evening(3, 'ledger')
  for (const at of [told, silent]) at.bid(3, 2, 1)
  told.say(0, pass)
  told.say(1, pass)
  for (const at of [told, silent]) at.say(2, crossed(4))
  expect(silent.sheet()).toEqual(told.sheet())
})

test('in full depth all enter their landscapes at once, in any order', () => {
  const at = evening(3, 'full')
  at.bid(3, 2, 1)
  at.say(2, took('river', 0, 1))
  at.say(0, took('savanna', 3, 9))
  at.say(1, took('desert', 2, 5))
  expect(at.sheet().phase).toMatchObject({ kind: 'building', turn: 0 })
  expect(at.sheet().accounts.map(({ lane }) => lane![0]!.terrain)).toEqual([
    'savanna',
    'desert',
    'river',
  ])
})

test('who builds says what lies in the stock; each card and each pass comes to the same', () => {
  const told = evening(2, 'full')
  const silent = evening(2, 'full')
  for (const at of [told, silent]) {
    at.bid(3, 2)
    at.say(0, took('river', 0, 1))
    at.say(1, took('savanna', 1, 9))
  }
  for (const [seat, entry] of [
    [0, stock(2)],
    [0, pass],
    [1, stock(3)],
  ] as const)
    told.say(seat, entry)
  silent.say(1, stocked(5))
  for (const at of [told, silent]) at.say(1, built())
  expect(silent.sheet()).toEqual(told.sheet())
})

test('where the stock is enough, saying so builds', () => {
  const told = evening(2, 'full')
  const silent = evening(2, 'full')
  for (const at of [told, silent]) {
    at.bid(3, 2)
    at.say(0, took('river', 0, 1))
    at.say(1, took('savanna', 1, 9))
  }
  told.say(1, stocked(5))
  told.say(1, built())
  expect(silent.refused(0, builtOn(9))).toMatchObject({ refused: 'too-few-tracks' })
  silent.say(1, builtOn(5))
  expect(silent.sheet()).toEqual(told.sheet())
})

test('with too few tracks in the stock nobody builds', () => {
  const at = evening(2, 'full')
  at.bid(3, 2)
  at.say(0, took('river', 0, 1))
  at.say(1, took('savanna', 1, 9))
  at.say(1, stocked(4))
  expect(at.refused(1, built())).toMatchObject({ refused: 'too-few-tracks' })
  expect(at.refused(0, built())).toMatchObject({ refused: 'not-your-turn' })
})

test('who was said to stand before a river stands there for every phone, until it crosses or somebody says otherwise', () => {
  const at = evening(3, 'ledger')
  const atRiver = () => at.sheet().accounts.map(account => account.atRiver === true)
  at.bid(3, 2, 1)
  at.say(0, crossed(4, { rivers: [1, 2] }))
  expect(atRiver()).toEqual([false, true, true])
  at.bid(0, 0, 1)
  at.say(1, crossed(4, { rivers: [2] }))
  expect(atRiver()).toEqual([false, false, true])
  at.say(0, crossed(4))
  expect(atRiver()).toEqual([false, false, false])
})

test('with five bonus cards nobody is named, and stands before the river still', () => {
  const at = evening(2, 'ledger')
  for (let gained = 0; gained < 5; gained++) {
    at.bid(0, 1)
    at.say(0, crossed(1, { rivers: [1] }))
  }
  at.bid(0, 1)
  at.say(0, crossed(1))
  expect(at.sheet().accounts[1]).toMatchObject({ bonuses: 5, atRiver: true })
})

test('from every card back to money only, the rivers stay known', () => {
  const at = evening(2, 'full')
  at.bid(3, 2)
  at.say(0, took('savanna', 3, 1))
  at.say(1, took('river', 0, 2))
  at.say(0, builtOn(6))
  at.say(0, { kind: 'depth', depth: 'ledger' })
  expect(at.sheet().accounts.map(({ atRiver, lane }) => [atRiver, lane])).toEqual([
    [undefined, undefined],
    [true, undefined],
  ])
})

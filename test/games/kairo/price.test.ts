// What an extension costs is one figure of the box: board, sheet and bot all find it enough, and
// one coin less too little.
import { expect, test } from 'vitest'
import { outlook } from '../../../web/games/kairo/bot/outlook.ts'
import { priceOf } from '../../../web/games/kairo/rules/pieces.ts'
import { companion } from '../../../web/games/kairo/sheet/companion.ts'
import { waysToPay } from '../../../web/games/kairo/sheet/entries.ts'
import { positionOf } from '../../../web/games/play.ts'
import { two } from './evening.ts'
import { coins, district, extend, offered, pay, reach, situation, stall, why } from './situation.ts'

// A red stall that an extension makes two large, and so many red coins.
const price = priceOf(2)
const online = (red: number) =>
  situation({
    stalls: [stall(0, 'red', [6, 2], [6, 3])],
    players: [{ hand: [1, 2, 3].map(district), coins: coins({ red }) }, {}],
  })

test('on the board', () => {
  const put = extend('red', [7, 2])
  expect(offered(reach(online(price), 0, put))).toEqual([pay({ red: price })])
  expect(why(online(price - 1), put)).toEqual(['too-few-coins'])
})

test('on the sheet', () => {
  const sheet = two()
  const waysWith = (red: number) => {
    const accounts = sheet.accounts.map(account => ({ ...account, coins: coins({ red }) }))
    return [...waysToPay(positionOf(companion, { ...sheet, accounts }, 0), 'red')]
  }
  expect(waysWith(price)).toEqual([coins({ red: price })])
  expect(waysWith(price - 1)).toEqual([])
})

// Up to the price a coin spares a turn of attracting; beyond it, it is only a third of a point.
test('in what the bot hopes for', () => {
  const worth = (red: number) => outlook(online(red), 0) - outlook(online(red - 1), 0)
  expect(worth(price)).toBeGreaterThan(2 * worth(price + 1))
})

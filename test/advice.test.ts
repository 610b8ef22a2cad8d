// Advice says why: every move that is advised names a reason with a figure and what it was weighed
// against, nothing is said more than twice in ten turns, and it fits a small phone.
import { expect, test } from 'vitest'
import { langs } from '../web/lang.ts'
import { shelf } from '../web/shelf.ts'
import { isOnline } from './boxes.ts'
import { type Heard, mostRepeated, playedByAdvice } from './laws/advice.ts'
import { combinations, optionsOf } from './laws/random.ts'
import { rotating, sweep } from './sweep.ts'

const GAMES = sweep('ADVISED', { part: 1, whole: 3 }) // a box
const LONGEST = 180 // characters after the move's name: four lines at 320 px

const heardIn = (box: (typeof online)[number]): Heard[][] => {
  const variants = combinations(box.digital.choices)
  return Array.from({ length: GAMES }, (_, i) => {
    const seats = box.seats[i % box.seats.length]!
    const options = optionsOf(box.digital.game, variants[i % variants.length])
    return playedByAdvice(box, { options, seats, you: i % seats, seed: 211 + i }).heard
  })
}

const online = shelf.filter(isOnline)

test.each(rotating(online, 2).filter(({ words }) => words.en.reasons))(
  '$id: a reason with a figure, both figures of a comparison, no sentence too often',
  box => {
    const { game } = box.digital
    for (const heard of heardIn(box)) {
      for (const lang of langs) {
        const [times, said] = mostRepeated(heard, lang)
        expect(times, `${lang}: ${said}`).toBeLessThanOrEqual(2)
        for (const { says } of heard)
          expect(says(lang).slice(1).join(' ').length, says(lang).join(' ')).toBeLessThan(LONGEST)
      }
      for (const { position, chosen, says } of heard) {
        const [move, ...why] = says('en')
        const text = why.join(' ')
        expect(text, move).toMatch(/\S/)
        if (chosen.over) {
          expect(text).toMatch(/\d.*“.+”/)
          expect(text, 'another move than the advised one').not.toContain(`“${move}”`)
          expect(chosen.over.worth[1], text).toBeLessThanOrEqual(chosen.over.worth[0])
          expect(game.check(position, chosen.over.move), text).toBeUndefined()
        }
        const [, second] = game.moves(position)
        if (second === undefined) expect(text).toMatch(/\b(only|must|nothing else|wins?)\b/i)
      }
    }
  },
)

// What a box offers: every option of its games can be chosen, and every seat has a colour.
import { expect, test } from 'vitest'
import { shelf } from '../web/shelf.ts'
import { optionsOf } from './laws/random.ts'

const modes = shelf.flatMap(box =>
  box.modes.map(mode => ({
    name: `${box.id} ${mode}`,
    game: box[mode].game,
    choices: box[mode].choices,
  })),
)

test.each(modes)('every option of $name is offered', ({ game, choices }) => {
  expect(choices.map(({ name }) => name).sort()).toEqual(
    Object.keys(optionsOf(game) as object).sort(),
  )
})

test.each(shelf)('every seat of $id has a colour', ({ seats, colours }) => {
  expect(colours.length).toBeGreaterThanOrEqual(Math.max(...seats))
})

// Wherever a seat is told of, a bot says that it is one and how well it plays: to eyes, to a screen
// reader, in each language.
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { levels } from '../../web/games/game.ts'
import { langs } from '../../web/lang.ts'
import { Chart } from '../../web/pages/end/chart.tsx'
import { LobbySeats } from '../../web/pages/lobby/seats.tsx'
import { nameInFull, tellingOf } from '../../web/pages/seats.ts'
import { FreeSeats } from '../../web/pages/table-parts.tsx'
import type { Frame } from '../../web/protocol.ts'
import { shelf } from '../../web/shelf.ts'
import { sentencesOf } from '../../web/ui/recap.tsx'
import { SeatPanel, SeatRow, StripSeat } from '../../web/ui/seats/row.tsx'
import { Table } from '../../web/ui/table.tsx'
import { houses } from '../../web/words/all.ts'

const [box] = shelf
const story = {
  of: [],
  ...{ by: [], title: '', inWords: '', levels: [], ticks: [], moments: [], counted: [] },
  lines: [[0], [1]],
}
const cases = langs.flatMap(lang => levels.map(level => [lang, level] as const))

test.each(cases)('%s, %s', (lang, level) => {
  const house = houses[lang]
  const said = house.bot(house.levels[level])
  for (const name of [null, 'Jonas']) {
    for (const waiting of [[], [0], [1]]) {
      const frame = {
        ...{ game: box!.id, mode: 'digital', options: {}, you: 0, seq: 3, waiting },
        seats: [
          { taken: true, colour: 'blue', name: 'Ama' },
          { taken: true, colour: 'red', name, bot: level, offered: true },
        ],
      } as Frame
      const table = {
        code: 'K7PX4M',
        lang,
        house,
        frame,
        since: [],
        large: false,
        moveId: '',
        online: true,
        presence: [],
      }
      const lists = {
        strip: <StripSeat seat={1} figure="3" words="" />,
        row: <SeatRow seat={1} />,
        done: <SeatRow seat={1} done={house.sealed} />,
        panel: <SeatPanel seat={1} figure="3" />,
        lobby: (
          <LobbySeats
            lang={lang}
            box={box!}
            code="K7PX4M"
            frame={frame}
            holds={[]}
            seated={[0, 1]}
          />
        ),
        chart: <Chart code="ABC234" lang={lang} box={box!} frame={frame} story={story} />,
        menu: <FreeSeats lang={lang} code="K7PX4M" frame={frame} />,
      }
      for (const [list, drawn] of Object.entries(lists))
        expect(
          renderToString(<Table.Provider value={table}>{drawn}</Table.Provider>),
          list,
        ).toContain(said)
      expect(nameInFull(lang, frame, 1)).toContain(said)
      const seating = { seat: 1, taken: true, name, bot: level }
      const told = { seat: null, seating, events: [] }
      const words = box!.words[lang].digital
      expect(sentencesOf(told, words, tellingOf(lang, frame), house)[0]).toContain(
        house.levels[level],
      )
    }
  }
})

test('a chart of lines that never changed lies at its foot', () => {
  const frame = {
    seats: [{ taken: true, colour: 'blue', name: 'Ama' }],
    options: {},
    you: 'room',
  } as unknown as Frame
  const still = { ...story, least: 21, lines: [[21, 21, 21]] }
  expect(
    renderToString(<Chart code="ABC234" lang="en" box={box!} frame={frame} story={still} />),
  ).not.toContain('NaN')
})

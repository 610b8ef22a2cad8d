// The rules of Cape Horn in our own English words, by point.
import { HouseValue, Ruling } from '../../../ui/marks.tsx'
import type { Help } from '../../box.tsx'
import type { Point } from '../rules/points.ts'
import { board, shared } from '../words/en.ts'
import { BoardMap, CardsTable, EditionData } from './edition.tsx'

const words = { ...shared, ...board }

const help: Help & Record<Point, unknown> = {
  goal: {
    title: 'What it is about',
    text: (
      <p>
        You race round Cape Horn on winds that you lay yourselves. You win at once with your third compass rose, each of
        another colour, or by crossing the finish line first with two roses of two colours.
      </p>
    ),
  },
  board: {
    title: 'The chart',
    text: (
      <>
        <p>
          Three stages, tinted: south down the Atlantic, west round the cape, north up the Pacific. Columns have
          figures, rows letters. Stations stand on nine squares, five starts are printed at the top.
        </p>
        <p>
          <HouseValue /> The sizes of the zones come from a review; coast, station squares and starts are our own.
        </p>
        <BoardMap words={words} label="The board in small" />
        <p>
          <Ruling /> A station’s stage is printed on it: yellow I stands on a square of stage II and still counts for I.
        </p>
      </>
    ),
  },
  cards: {
    title: 'Wind cards',
    text: (
      <>
        <p>
          Arrows say where a ship may go, their heads how far. Forward turns with the stage of the square a card lies
          on: south on I, west on II, north on III. Left and right are meant looking forward.
        </p>
        <CardsTable words={words} card="Card" copies="Copies" />
        <p>
          <HouseValue /> Which cards there are and how many of each is our own mix of 90.
        </p>
      </>
    ),
  },
  start: {
    title: 'Before the race',
    text: (
      <p>
        By lot somebody begins on S1; the others follow clockwise on S2 and on. Everyone notes 3 navigation points and
        is dealt 3 cards; the rest is one face-down pile.
      </p>
    ),
  },
  turn: {
    title: 'A turn',
    text: (
      <ol>
        <li>Note 1 point; nobody ever has more than 8.</li>
        <li>Lay cards, or cover one.</li>
        <li>Sail, ignore the card or renounce; a sprint may follow a sailing.</li>
        <li>Draw a card, then buy more.</li>
      </ol>
    ),
  },
  laying: {
    title: 'Laying cards',
    text: (
      <p>
        Any number from your hand, each on a sea square without a card that touches a card by a side or a corner; one
        you have just laid counts, a station alone does not. On a station’s square the card lies under the station.
      </p>
    ),
  },
  covering: {
    title: 'Covering a card',
    text: (
      <>
        <p>
          Instead of laying, put one card over another: what lies below counts no more. Not under any ship, at a station
          either, and not where you could go this turn by an ordinary move or, with 3 points or more after step 1, by
          ignoring your card.
        </p>
        <p>
          <Ruling /> Printed starts are not covered. The second leg of a sprint does not count as reach.
        </p>
      </>
    ),
  },
  sailing: {
    title: 'Sailing',
    text: (
      <>
        <p>
          Straight along one arrow of the card under your ship, exactly its number of squares, all of them sea. Ships
          and empty squares are passed. You end on a card without another ship; a station with a card under it holds any
          number. If no arrow ends so, your ship is blocked.
        </p>
        <p>
          <Ruling /> The directions are those of the square you leave, also across a border. Passing a corner of land
          diagonally is allowed.
        </p>
      </>
    ),
  },
  stations: {
    title: 'Stations and roses',
    text: (
      <>
        <p>
          Whoever stops at a station takes its rose, if that ship owns none of its stage and none of its colour yet.
          Otherwise one may stop and gains nothing.
        </p>
        <p>
          <Ruling /> Stages come in any order, and none is compulsory.
        </p>
      </>
    ),
  },
  renounce: {
    title: 'Renouncing',
    text: (
      <>
        <p>Stay where you are and note 1 more point, up to 8.</p>
        <p>
          <Ruling /> A blocked ship that stays notes it too, unless the table plays otherwise.
        </p>
      </>
    ),
  },
  ignore: {
    title: 'Ignoring the card',
    text: (
      <>
        <p>For 3 points move to any of the eight neighbouring squares with a card, whatever your own card says.</p>
        <p>
          <Ruling /> Never across the finish line.
        </p>
      </>
    ),
  },
  sprint: {
    title: 'Sprinting',
    text: (
      <>
        <p>For 5 points make two moves, one after the other; nothing is laid between them. Every stop counts.</p>
        <p>
          <Ruling /> It may be announced after the first move and is paid with the second. One of the two may ignore its
          card if both are paid, unless the table plays otherwise.
        </p>
      </>
    ),
  },
  drawing: {
    title: 'Drawing and buying',
    text: (
      <>
        <p>With fewer than 6 cards draw one. Then buy more for 1 point each, one at a time, up to 6 cards in hand.</p>
        <p>
          <Ruling /> The pile is not renewed. Online the draw is a tap of its own, and final.
        </p>
      </>
    ),
  },
  end: {
    title: 'The end',
    text: (
      <>
        <p>
          The third rose wins at once. So does crossing the finish line with two roses, by an ordinary move north out of
          the first row of stage III; it takes no card beyond the line.
        </p>
        <p>
          <Ruling /> Squares left over are lost; without two roses nobody crosses. Ten whole rounds without a card laid
          or covered and without a rose end the race. Ranked by roses, the finish line counting as one, then by points.
        </p>
      </>
    ),
  },
  companion: {
    title: 'Beside the box',
    text: (
      <p>
        The log book notes the point of step 1 by itself and each special in one tap. Anyone who sits may enter for the
        ship whose turn it is. Cards and chart stay those of your box: nothing here depends on a house value. Wrong
        entries are corrected in the log.
      </p>
    ),
  },
  edition: {
    title: 'Board and cards of this table',
    text: (
      <>
        <p>
          <HouseValue /> Whoever owns the box can correct our board and card mix: copy this text, change it, and paste
          it when opening a table. Places are column and row from the north-west; 1 to 3 are the stages, # is land, F
          lies beyond the finish line. It holds for the whole game.
        </p>
        <EditionData label="Show the data" />
      </>
    ),
  },
}

export default help

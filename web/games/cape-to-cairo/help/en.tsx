// The rules of Cape to Cairo in our own English words, by point.
import { HouseValue, Ruling } from '../../../ui/marks.tsx'
import type { Help } from '../../box.tsx'
import { board, shared } from '../words/en.ts'
import { ValuesTable } from './values.tsx'

const words = { ...shared, ...board }

const help: Help = {
  goal: {
    title: 'What it is about',
    text: (
      <p>
        Each of you drives a railway from the Cape to Cairo. Whoever is first through eight landscapes wins. Money helps
        on the way and counts for nothing at the end.
      </p>
    ),
  },
  pieces: {
    title: 'What lies in the box',
    text: (
      <>
        <p>
          Four engines with their tenders, and fifty landscape cards: five terrains, ten cards of each, with coins from
          £1 to £10. A front shows nought to three tracks and the coin; a back is one track. Everyone starts with £100.
        </p>
        <p>
          <HouseValue /> How many tracks stand on each card is printed in no text we have, and one card for each terrain
          and coin is inferred. This is our own table, balanced by simulation; if you own the box, trust your cards.
        </p>
        <ValuesTable words={words} title="Tracks on each card" need="Needed" />
      </>
    ),
  },
  auction: {
    title: 'The auction',
    text: (
      <p>
        Auctions and building take turns; an auction comes first. As many landscapes are turned up as there are players,
        and everyone will take exactly one. The bids decide who chooses before whom.
      </p>
    ),
  },
  bids: {
    title: 'Bids',
    text: (
      <>
        <p>
          Everyone bids in secret: whole pounds, from nothing up to the capital. When all bids are in they are opened
          together, and everyone pays, whoever comes last as well.
        </p>
        <p>
          <Ruling /> Online you may take your seal back and bid anew until the last one is sealed. Then it stands.
        </p>
      </>
    ),
  },
  ties: {
    title: 'Equal bids',
    text: (
      <>
        <p>
          Among equal bids the smaller capital goes first. If the capitals are equal too, each of the tied draws a card:
          the higher coin goes first, and whoever is still equal draws again. Drawn cards are discarded after each
          drawing.
        </p>
        <p>
          <Ruling /> It makes no difference whether capitals are compared before or after paying: the bids are equal.
        </p>
      </>
    ),
  },
  choosing: {
    title: 'Choosing landscapes',
    text: (
      <p>
        The highest bid takes a landscape first, then the next; the last gets what is left. Each landscape goes face up
        to the end of your lane. Landscapes are crossed in the order they were bought.
      </p>
    ),
  },
  building: {
    title: 'Building',
    text: (
      <>
        <p>
          Whoever chose first begins. On your turn you turn up a card for the common stock, then cross the first
          landscape of your lane, or pass. You may pass even if your tracks suffice. After a pass the next player
          clockwise turns up one more card and decides.
        </p>
        <p>
          Your lane’s own tracks count in full and are never used up: every card in front of your engine, the one you
          are crossing among them.
        </p>
      </>
    ),
  },
  stock: {
    title: 'The stock',
    text: (
      <>
        <p>
          The stock belongs to all and grows with every pass, without a limit. All its tracks count for whoever builds.
          A crossing clears it entirely, and tracks beyond what was needed are lost.
        </p>
        <p>
          <Ruling /> Turning up a card is a tap of its own, and it is final.
        </p>
      </>
    ),
  },
  payment: {
    title: 'Making up what is missing',
    text: (
      <>
        <p>
          Each bonus card stands for one track, and a bought track costs £10. Mix them as you like. Bonus cards spent
          are discarded.
        </p>
        <p>
          <Ruling /> Bought tracks are paid before the coin comes in, and nobody owes money: with £20 you cannot buy
          three tracks. <Ruling /> You give exactly what is missing, never more.
        </p>
      </>
    ),
  },
  crossing: {
    title: 'A crossing',
    text: (
      <p>
        You gain the card’s coin, turn the card over and move your engine onto it. The rest of your lane stays. Each
        build crosses one landscape. If you have another one waiting you go on: the stock is empty, turn up a card. If
        your lane is empty and you have crossed fewer than eight, the next auction begins.
      </p>
    ),
  },
  river: {
    title: 'Rivers and bonus cards',
    text: (
      <>
        <p>
          Whenever somebody crosses any landscape, each of the others whose next landscape is a river gains a bonus
          card, clockwise from the builder. Nobody holds more than five. A bonus is a card laid face down; nobody looks
          at its front.
        </p>
        <p>
          <Ruling /> It comes from the top of the pile or of the discards, as the player has set beforehand; from the
          pile unless changed, and from the pile if nothing is discarded. So nobody waits for an answer.
        </p>
      </>
    ),
  },
  pile: {
    title: 'When the pile runs out',
    text: (
      <p>
        <Ruling /> Only when a card is needed and none is left are the discards shuffled into a new pile; stock and
        offer stay. If there are no discards either, the bonus cards are shuffled in and counters stand for them. If
        even that gives nothing, nobody draws; once all have passed in a row the stock becomes the new pile.
      </p>
    ),
  },
  end: {
    title: 'The end',
    text: (
      <>
        <p>
          The eighth crossing wins at once, without any river bonuses. The others rank by landscapes crossed; equal
          numbers share a place. Capital is shown and ranks nobody.
        </p>
        <p>
          Everyone buys one landscape an auction, so the winner’s lane is always empty at that moment: every game has
          eight auctions.
        </p>
      </>
    ),
  },
  companion: {
    title: 'Beside the box',
    text: (
      <>
        <p>
          The sheet takes the place of paper and pencil: capital left, bids right. Bids are sealed on the phones and all
          opened at once. If bids and capitals are equal, type in the coins you draw from your own pile.
        </p>
        <p>
          <b>Money only:</b> after a crossing set the bonus cards and tracks paid, tap who stands at a river, then tap
          the coin. <b>Every card:</b> type in the landscapes bought and the tracks turned up; the sheet knows what is
          missing, what it costs and who gains a bonus. You can change between the two before an auction.
        </p>
        <p>
          <Ruling /> The sheet never holds our table against your real cards. A second card of the same terrain and coin
          is asked about, not refused. Any entry can be corrected in the log; what would change is shown first.
        </p>
      </>
    ),
  },
}

export default help

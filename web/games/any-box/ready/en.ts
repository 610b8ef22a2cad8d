// The words of the ready-made sheets in English: titles, labels of fields, sentences of checks, and
// the choices of the page that opens one. `as` names games as facts.

export const en = {
  points: {
    title: 'Points by round',
    as: 'Uno, 6 nimmt!, Golf, Rummy, Canasta',
    labels: { told: 'Points' },
    figures: {
      wins: { name: 'Who wins?', of: { most: 'Most points win', least: 'Fewest points win' } },
      goal: { name: 'Over when somebody has', note: '0: no goal.' },
      rounds: { name: 'Rounds', note: '0: play until you say it is over.' },
      partners: {
        name: 'Partners?',
        of: { none: 'Everybody for themselves', two: 'Two teams, partners sit across' },
      },
    },
  },
  running: {
    title: 'Points as they come',
    as: 'Scrabble, Carcassonne, Cribbage, darts',
    labels: { told: 'Points' },
    figures: {
      way: {
        name: 'How do you count?',
        of: {
          open: 'Up, until you say it is over',
          up: 'Up to a number',
          down: 'Down from a number to exactly 0',
        },
      },
      goal: { name: 'The number', note: 'Darts often start at 301 or 501.' },
    },
  },
  tricks: {
    title: 'Bid, then tricks',
    as: 'Skull King, Wizard, Oh Hell',
    labels: { bid: 'Bid', tricks: 'Tricks', bonus: 'Bonus' },
    says: { all: 'Count again: there are as many tricks as cards in one hand.' },
    figures: {
      bids: {
        name: 'How do you bid?',
        of: { sealed: 'In secret, shown together', open: 'Aloud, one after the other' },
      },
      count: {
        name: 'How do you count?',
        of: {
          twenty: 'Right: 20 a trick. Wrong: −10 for each one off. Bid 0: ±10 a card.',
          plus: 'Right: 20, and 10 a trick. Wrong: −10 for each one off.',
          ten: '1 a trick, and 10 more for a right bid.',
        },
      },
      rounds: { name: 'Rounds', note: 'One card in round 1, two in round 2, and so on.' },
    },
  },
  'count-up': {
    title: 'Count up at the end',
    as: 'Wingspan, Terraforming Mars, Ticket to Ride',
    labels: {
      lines: ['On the board', 'Cards', 'Goals', 'Sets', 'Bonus', 'Everything else'],
      left: 'Left over',
    },
    figures: {
      lines: { name: 'Lines', note: 'What is left over (money, food) breaks a tie.' },
    },
  },
  counters: {
    title: 'Counters and trophies',
    as: 'Catan, Munchkin',
    labels: {
      counters: ['1 point each', '2 points each', '3 points each'],
      trophies: ['First trophy', 'Second trophy', 'Third trophy'],
      nobody: 'Nobody',
    },
    figures: {
      counters: { name: 'Counters', note: 'For things worth 1 point, 2 points, 3 points.' },
      start: { name: 'Points at the start', note: 'Everybody begins with these.' },
      trophies: { name: 'Trophies', note: 'Only one player at a time has each.' },
      worth: { name: 'Points for a trophy' },
      goal: { name: 'Over when somebody has' },
    },
  },
  alone: {
    title: 'One against the others',
    as: 'Skat, tarot',
    labels: { alone: 'Plays alone', worth: 'Worth of the round', won: 'Won?' },
    figures: {
      who: {
        name: 'Who scores?',
        of: {
          all: 'Everybody: what one wins, the others lose',
          one: 'Only the one who plays alone',
        },
      },
      lost: {
        name: 'A lost round counts',
        of: { once: 'Once', twice: 'Double' },
      },
      deals: { name: 'How often each deals', note: '0: play until you say it is over.' },
    },
  },
  dice: {
    title: 'Five dice, thirteen boxes',
    as: 'Yahtzee',
    labels: {
      ones: 'Ones',
      twos: 'Twos',
      threes: 'Threes',
      fours: 'Fours',
      fives: 'Fives',
      sixes: 'Sixes',
      upper: 'Upper part',
      three: 'Three of a kind',
      four: 'Four of a kind',
      house: 'Full house',
      small: 'Small straight',
      large: 'Large straight',
      five: 'Five of a kind',
      chance: 'Chance',
    },
    figures: {},
  },
  auction: {
    title: 'Sealed bids for treasures',
    as: 'auctions like High Society',
    labels: {
      lot: 'Worth of the treasure',
      bid: 'Bid',
      taker: 'Taken by',
      money: 'Money',
    },
    figures: {
      money: { name: 'Money at the start' },
      pays: {
        name: 'Who pays?',
        of: { highest: 'Only the highest bid', all: 'Everybody pays their bid' },
      },
      purse: {
        name: 'Who sees your money?',
        of: { hidden: 'Only you', open: 'Everybody' },
      },
      treasures: { name: 'Treasures', note: '0: play until you say it is over.' },
    },
  },
}

export type Words = typeof en

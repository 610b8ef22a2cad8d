// Die Worte der fertigen Blätter.
import type { Same } from '../../words.ts'
import type { Words } from './en.ts'

export const de = {
  points: {
    title: 'Punkte nach jeder Runde',
    as: 'Uno, 6 nimmt!, Golf, Rommé, Canasta',
    labels: { told: 'Punkte' },
    figures: {
      wins: {
        name: 'Wer gewinnt?',
        of: { most: 'Wer die meisten Punkte hat', least: 'Wer die wenigsten Punkte hat' },
      },
      goal: { name: 'Schluss, sobald jemand hat', note: '0: ohne Grenze.' },
      rounds: { name: 'Runden', note: '0: Ihr hört auf, wann ihr wollt.' },
      partners: {
        name: 'In Teams?',
        of: { none: 'Alle für sich', two: 'Zwei Teams, Partner sitzen sich gegenüber' },
      },
    },
  },
  running: {
    title: 'Punkte, wie sie kommen',
    as: 'Scrabble, Carcassonne, Cribbage, Darts',
    labels: { told: 'Punkte' },
    figures: {
      way: {
        name: 'Wie zählt ihr?',
        of: {
          open: 'Hoch, bis ihr aufhören wollt',
          up: 'Hoch bis zu einer Zahl',
          down: 'Runter von einer Zahl auf genau 0',
        },
      },
      goal: { name: 'Die Zahl', note: 'Beim Darts oft 301 oder 501.' },
    },
  },
  tricks: {
    title: 'Erst ansagen, dann stechen',
    as: 'Skull King, Wizard, Oh Hell',
    labels: { bid: 'Ansage', tricks: 'Stiche', bonus: 'Bonus' },
    says: { all: 'Zählt nach: Es gibt so viele Stiche wie Karten auf einer Hand.' },
    figures: {
      bids: {
        name: 'Wie sagt ihr an?',
        of: { sealed: 'Geheim, dann alle zugleich', open: 'Laut, der Reihe nach' },
      },
      count: {
        name: 'Wie zählt ihr?',
        of: {
          twenty:
            'Richtig: 20 je Stich. Falsch: −10 für jeden Stich daneben. Ansage 0: ±10 je Karte.',
          plus: 'Richtig: 20, dazu 10 je Stich. Falsch: −10 für jeden Stich daneben.',
          ten: '1 je Stich, und 10 dazu, wenn die Ansage stimmt.',
        },
      },
      rounds: { name: 'Runden', note: 'Eine Karte in Runde 1, zwei in Runde 2 und so weiter.' },
    },
  },
  'count-up': {
    title: 'Am Ende zusammenzählen',
    as: 'Flügelschlag, Terraforming Mars, Zug um Zug',
    labels: {
      lines: ['Auf dem Plan', 'Karten', 'Ziele', 'Sammlungen', 'Bonus', 'Alles andere'],
      left: 'Übrig',
    },
    figures: {
      lines: { name: 'Zeilen', note: 'Bei Gleichstand zählt, was übrig ist (Geld, Futter).' },
    },
  },
  counters: {
    title: 'Zähler und Trophäen',
    as: 'Catan, Munchkin',
    labels: {
      counters: ['Je 1 Punkt', 'Je 2 Punkte', 'Je 3 Punkte'],
      trophies: ['Erste Trophäe', 'Zweite Trophäe', 'Dritte Trophäe'],
      nobody: 'Niemand',
    },
    figures: {
      counters: { name: 'Zähler', note: 'Für alles, was 1, 2 oder 3 Punkte wert ist.' },
      start: { name: 'Punkte am Anfang', note: 'So viele haben alle zu Beginn.' },
      trophies: { name: 'Trophäen', note: 'Jede gehört immer nur einer Person.' },
      worth: { name: 'Punkte je Trophäe' },
      goal: { name: 'Schluss, sobald jemand hat' },
    },
  },
  alone: {
    title: 'Allein gegen alle',
    as: 'Skat, Tarot',
    labels: { alone: 'Spielt allein', worth: 'Wert der Runde', won: 'Gewonnen?' },
    figures: {
      who: {
        name: 'Wer bekommt Punkte?',
        of: {
          all: 'Alle: Was jemand gewinnt, verlieren die anderen',
          one: 'Nur wer allein spielt',
        },
      },
      lost: { name: 'Eine verlorene Runde zählt', of: { once: 'Einfach', twice: 'Doppelt' } },
      deals: { name: 'Wie oft alle geben', note: '0: Ihr hört auf, wann ihr wollt.' },
    },
  },
  dice: {
    title: 'Fünf Würfel, dreizehn Felder',
    as: 'Kniffel, Yahtzee',
    labels: {
      ones: 'Einer',
      twos: 'Zweier',
      threes: 'Dreier',
      fours: 'Vierer',
      fives: 'Fünfer',
      sixes: 'Sechser',
      upper: 'Oberer Teil',
      three: 'Dreierpasch',
      four: 'Viererpasch',
      house: 'Full House',
      small: 'Kleine Straße',
      large: 'Große Straße',
      five: 'Fünf gleiche',
      chance: 'Chance',
    },
    figures: {},
  },
  auction: {
    title: 'Geheime Gebote für Schätze',
    as: 'Versteigerungen wie High Society',
    labels: {
      lot: 'Wert des Schatzes',
      bid: 'Gebot',
      taker: 'Geht an',
      money: 'Geld',
    },
    figures: {
      money: { name: 'Geld am Anfang' },
      pays: {
        name: 'Wer zahlt?',
        of: { highest: 'Nur das höchste Gebot', all: 'Alle zahlen ihr Gebot' },
      },
      purse: { name: 'Wer sieht dein Geld?', of: { hidden: 'Nur du', open: 'Alle' } },
      treasures: { name: 'Schätze', note: '0: Ihr hört auf, wann ihr wollt.' },
    },
  },
} satisfies Same<Words>

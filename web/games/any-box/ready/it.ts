// Le parole dei fogli già pronti.
import type { Same } from '../../words.ts'
import type { Words } from './en.ts'

export const it = {
  points: {
    title: 'Punti a ogni mano',
    as: 'Uno, 6 nimmt!, Golf, Ramino, Canasta',
    labels: { told: 'Punti' },
    figures: {
      wins: { name: 'Chi vince?', of: { most: 'Chi ha più punti', least: 'Chi ha meno punti' } },
      goal: { name: 'Si finisce quando uno ha', note: '0: nessun limite.' },
      rounds: { name: 'Mani', note: '0: si smette quando volete.' },
      partners: {
        name: 'A squadre?',
        of: { none: 'Ognuno per sé', two: 'Due squadre, i compagni siedono di fronte' },
      },
    },
  },
  running: {
    title: 'Punti man mano',
    as: 'Scrabble, Carcassonne, Cribbage, freccette',
    labels: { told: 'Punti' },
    figures: {
      way: {
        name: 'Come si conta?',
        of: {
          open: 'In su, e si smette quando volete',
          up: 'In su fino a un numero',
          down: 'In giù da un numero fino a 0 esatto',
        },
      },
      goal: { name: 'Il numero', note: 'A freccette spesso si parte da 301 o 501.' },
    },
  },
  tricks: {
    title: 'Prima dichiari, poi prendi',
    as: 'Skull King, Wizard, Oh Hell',
    labels: { bid: 'Dichiarate', tricks: 'Prese fatte', bonus: 'Bonus' },
    says: { all: 'Ricontate: le prese sono tante quante le carte in mano all’inizio.' },
    figures: {
      bids: {
        name: 'Come si dichiara?',
        of: { sealed: 'In segreto, poi si scopre insieme', open: 'A voce, uno dopo l’altro' },
      },
      count: {
        name: 'Come si conta?',
        of: {
          twenty:
            'Giusto: 20 a presa. Sbagliato: −10 per ogni presa di scarto. Con 0: ±10 a carta.',
          plus: 'Giusto: 20, più 10 a presa. Sbagliato: −10 per ogni presa di scarto.',
          ten: '1 a presa, e altri 10 se hai indovinato.',
        },
      },
      rounds: { name: 'Mani', note: 'Una carta alla mano 1, due alla mano 2 e così via.' },
    },
  },
  'count-up': {
    title: 'Si conta alla fine',
    as: 'Wingspan, Terraforming Mars, Ticket to Ride',
    labels: {
      lines: ['Sul tabellone', 'Carte', 'Obiettivi', 'Collezioni', 'Bonus', 'Tutto il resto'],
      left: 'Avanzi',
    },
    figures: {
      lines: { name: 'Righe', note: 'In parità decide ciò che avanza (soldi, cibo).' },
    },
  },
  counters: {
    title: 'Contatori e trofei',
    as: 'Catan, Munchkin',
    labels: {
      counters: ['Da 1 punto', 'Da 2 punti', 'Da 3 punti'],
      trophies: ['Primo trofeo', 'Secondo trofeo', 'Terzo trofeo'],
      nobody: 'Nessuno',
    },
    figures: {
      counters: { name: 'Contatori', note: 'Per ciò che vale 1 punto, 2 punti, 3 punti.' },
      start: { name: 'Punti all’inizio', note: 'Tutti partono da qui.' },
      trophies: { name: 'Trofei', note: 'Ognuno è di una sola persona alla volta.' },
      worth: { name: 'Punti per un trofeo' },
      goal: { name: 'Si finisce quando uno ha' },
    },
  },
  alone: {
    title: 'Uno contro tutti',
    as: 'tarocchi, Skat',
    labels: { alone: 'Gioca contro tutti', worth: 'Valore della mano', won: 'Vinta?' },
    figures: {
      who: {
        name: 'Chi segna i punti?',
        of: {
          all: 'Tutti: quello che uno vince, gli altri lo perdono',
          one: 'Solo chi gioca contro tutti',
        },
      },
      lost: { name: 'Una mano persa conta', of: { once: 'Una volta', twice: 'Il doppio' } },
      deals: {
        name: 'Quante volte si dà a testa',
        note: '0: si smette quando volete.',
      },
    },
  },
  dice: {
    title: 'Cinque dadi, tredici caselle',
    as: 'Yahtzee',
    labels: {
      ones: 'Uno',
      twos: 'Due',
      threes: 'Tre',
      fours: 'Quattro',
      fives: 'Cinque',
      sixes: 'Sei',
      upper: 'Parte di sopra',
      three: 'Tris',
      four: 'Poker',
      house: 'Full',
      small: 'Scala piccola',
      large: 'Scala grande',
      five: 'Cinque uguali',
      chance: 'Chance',
    },
    figures: {},
  },
  auction: {
    title: 'Offerte segrete per tesori',
    as: 'aste come High Society',
    labels: {
      lot: 'Valore del tesoro',
      bid: 'Offerta',
      taker: 'Va a',
      money: 'Soldi',
    },
    figures: {
      money: { name: 'Soldi all’inizio' },
      pays: {
        name: 'Chi paga?',
        of: { highest: 'Solo chi offre di più', all: 'Ognuno paga la sua offerta' },
      },
      purse: { name: 'Chi vede i tuoi soldi?', of: { hidden: 'Solo tu', open: 'Tutti' } },
      treasures: { name: 'Tesori', note: '0: si smette quando volete.' },
    },
  },
} satisfies Same<Words>

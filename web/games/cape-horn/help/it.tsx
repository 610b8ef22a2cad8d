// Le regole di Capo Horn nelle nostre parole italiane, per punto.
import { HouseValue, Ruling } from '../../../ui/marks.tsx'
import type { Help } from '../../box.tsx'
import type { Point } from '../rules/points.ts'
import { board, shared } from '../words/it.ts'
import { BoardMap, CardsTable, EditionData } from './edition.tsx'

const words = { ...shared, ...board }

const help: Help & Record<Point, unknown> = {
  goal: {
    title: 'Di che si tratta',
    text: (
      <p>
        Doppiate Capo Horn su venti che posate voi. Vince subito chi prende la terza rosa dei venti, ognuna di un altro
        colore, o chi taglia per primo il traguardo con due rose di due colori.
      </p>
    ),
  },
  board: {
    title: 'La carta nautica',
    text: (
      <>
        <p>
          Tre tappe colorate: a sud lungo l’Atlantico, a ovest intorno al capo, a nord per il Pacifico. Le colonne hanno
          cifre, le righe lettere. Nove caselle hanno uno scalo, in alto sono stampate cinque partenze.
        </p>
        <p>
          <HouseValue /> La misura delle zone viene da una recensione; costa, caselle degli scali e partenze sono
          nostre.
        </p>
        <BoardMap words={words} label="Il tabellone in piccolo" />
        <p>
          <Ruling /> La tappa di uno scalo è scritta su di esso: giallo I sta su una casella della tappa II e vale
          comunque per la I.
        </p>
      </>
    ),
  },
  cards: {
    title: 'Le carte dei venti',
    text: (
      <>
        <p>
          Le frecce dicono dove va una nave, le punte fin dove. Avanti gira con la tappa della casella su cui sta la
          carta: sud in I, ovest in II, nord in III. Sinistra e destra si intendono guardando avanti.
        </p>
        <CardsTable words={words} card="Carta" copies="Copie" />
        <p>
          <HouseValue /> Quali carte ci siano, e quante di ciascuna, è il nostro mazzo di 90.
        </p>
      </>
    ),
  },
  start: {
    title: 'Prima della corsa',
    text: (
      <p>
        La sorte dice chi comincia in S1; gli altri seguono in senso orario in S2 e oltre. Ogni nave segna 3 punti di
        navigazione e riceve 3 carte; il resto è un mazzo coperto.
      </p>
    ),
  },
  turn: {
    title: 'Un turno',
    text: (
      <ol>
        <li>Segna 1 punto; nessuno ne ha più di 8.</li>
        <li>Posa carte, o coprine una.</li>
        <li>Naviga, ignora la carta o rinuncia; dopo una tratta può seguire uno sprint.</li>
        <li>Pesca una carta, poi comprane altre.</li>
      </ol>
    ),
  },
  laying: {
    title: 'Posare carte',
    text: (
      <p>
        Quante ne vuoi dalla mano, ognuna su una casella di mare senza carta che ne tocchi una con un lato o un angolo;
        vale anche una appena posata, non vale uno scalo da solo. Sulla casella di uno scalo la carta sta sotto lo
        scalo.
      </p>
    ),
  },
  covering: {
    title: 'Coprire una carta',
    text: (
      <>
        <p>
          Invece di posare, metti una carta sopra un’altra: quella sotto non conta più. Non sotto una nave, nemmeno a
          uno scalo, e non dove potresti andare in questo turno con una mossa normale o, con almeno 3 punti dopo la fase
          1, ignorando la tua carta.
        </p>
        <p>
          <Ruling /> Le partenze stampate non si coprono. La seconda tratta di uno sprint non conta come portata.
        </p>
      </>
    ),
  },
  sailing: {
    title: 'Navigare',
    text: (
      <>
        <p>
          Dritto lungo una freccia della carta sotto la tua nave, esattamente il suo numero di caselle, tutte di mare.
          Si passano navi e caselle vuote. Si finisce su una carta senza altra nave; uno scalo con una carta sotto ne
          tiene quante si vuole. Se nessuna freccia finisce così, la nave è bloccata.
        </p>
        <p>
          <Ruling /> Valgono le direzioni della casella di partenza, anche oltre un confine. Un angolo di terra si può
          passare in diagonale.
        </p>
      </>
    ),
  },
  stations: {
    title: 'Scali e rose',
    text: (
      <>
        <p>
          Chi si ferma a uno scalo prende la sua rosa, se quella nave non ne ha ancora di quella tappa né di quel
          colore. Altrimenti ci si può fermare senza guadagnare nulla.
        </p>
        <p>
          <Ruling /> L’ordine delle tappe è libero e nessuna è obbligatoria.
        </p>
      </>
    ),
  },
  renounce: {
    title: 'Rinunciare',
    text: (
      <>
        <p>Resta dove sei e segna 1 punto in più, fino a 8.</p>
        <p>
          <Ruling /> Lo segna anche una nave bloccata che resta, se il tavolo non gioca altrimenti.
        </p>
      </>
    ),
  },
  ignore: {
    title: 'Ignorare la carta',
    text: (
      <>
        <p>Per 3 punti vai su una delle otto caselle vicine con una carta, qualunque cosa dica la tua.</p>
        <p>
          <Ruling /> Mai oltre il traguardo.
        </p>
      </>
    ),
  },
  sprint: {
    title: 'Lo sprint',
    text: (
      <>
        <p>Per 5 punti due tratte una dopo l’altra; fra le due non si posa nulla. Ogni sosta vale.</p>
        <p>
          <Ruling /> Si può annunciare dopo la prima tratta e si paga con la seconda. Una delle due può ignorare la
          carta se si pagano entrambe le cose e il tavolo non gioca altrimenti.
        </p>
      </>
    ),
  },
  drawing: {
    title: 'Pescare e comprare',
    text: (
      <>
        <p>Con meno di 6 carte pescane una. Poi comprane altre a 1 punto ciascuna, una alla volta, fino a 6 in mano.</p>
        <p>
          <Ruling /> Il mazzo non si rinnova. In linea pescare è un tocco a parte, e definitivo.
        </p>
      </>
    ),
  },
  end: {
    title: 'La fine',
    text: (
      <>
        <p>
          La terza rosa vince subito. Così pure il traguardo con due rose, con una mossa normale verso nord dalla prima
          riga della tappa III; oltre la linea non serve una carta.
        </p>
        <p>
          <Ruling /> Le caselle in più si perdono; senza due rose non passa nessuno. Dieci giri interi senza carte
          posate o coperte e senza rose chiudono la corsa. Si classifica per rose, il traguardo vale come una, poi per
          punti.
        </p>
      </>
    ),
  },
  companion: {
    title: 'Accanto alla scatola',
    text: (
      <p>
        Il giornale segna da sé il punto della fase 1, e ogni azione speciale con un tocco. Chiunque sieda al tavolo può
        segnare per la nave di turno. Carte e tabellone restano quelli della vostra scatola: qui non entra nessun valore
        della casa. Gli errori si correggono nel registro.
      </p>
    ),
  },
  edition: {
    title: 'Tabellone e carte di questo tavolo',
    text: (
      <>
        <p>
          <HouseValue /> Chi ha la scatola può correggere il nostro tabellone e il nostro mazzo: copia questo testo,
          cambialo e incollalo aprendo un tavolo. I luoghi sono colonna e riga da nord-ovest; 1–3 sono le tappe, # è
          terra, F sta oltre il traguardo. Vale per tutta la partita.
        </p>
        <EditionData label="Mostra i dati" />
      </>
    ),
  },
}

export default help

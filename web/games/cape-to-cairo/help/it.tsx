// Le regole di Dal Capo al Cairo con parole nostre, punto per punto.
import { HouseValue, Ruling } from '../../../ui/marks.tsx'
import type { Help } from '../../box.tsx'
import { board, shared } from '../words/it.ts'
import { ValuesTable } from './values.tsx'

const words = { ...shared, ...board }

const help: Help = {
  goal: {
    title: 'Di che cosa si tratta',
    text: (
      <p>
        Ognuno guida una ferrovia dal Capo al Cairo. Vince chi attraversa otto paesaggi prima degli altri. Il denaro
        aiuta lungo la via e alla fine non conta.
      </p>
    ),
  },
  pieces: {
    title: 'Che cosa c’è nella scatola',
    text: (
      <>
        <p>
          Quattro locomotive con il loro tender e cinquanta paesaggi: cinque terreni da dieci carte, con monete da 1 a
          10&nbsp;£. Il fronte mostra da zero a tre binari e la moneta; il dorso vale un binario. Tutti iniziano con
          100&nbsp;£.
        </p>
        <p>
          <HouseValue /> Quanti binari stiano su ogni carta non è stampato in nessun testo che abbiamo, e che ci sia una
          carta per terreno e moneta è dedotto. Questa è la nostra tabella, equilibrata con simulazioni; chi ha la
          scatola si fidi delle proprie carte.
        </p>
        <ValuesTable words={words} title="Binari su ogni carta" need="Servono" />
      </>
    ),
  },
  auction: {
    title: 'L’asta',
    text: (
      <p>
        Aste e costruzione si alternano; si comincia con un’asta. Si scoprono tanti paesaggi quante sono le persone al
        tavolo, e ognuna ne prende esattamente uno. Le offerte decidono chi sceglie prima di chi.
      </p>
    ),
  },
  bids: {
    title: 'Le offerte',
    text: (
      <>
        <p>
          Tutti offrono in segreto: sterline intere, da niente fino al proprio capitale. Quando ci sono tutte, le
          offerte si aprono insieme e tutti pagano, anche la più bassa.
        </p>
        <p>
          <Ruling /> In rete puoi riprendere il tuo sigillo e offrire di nuovo fino all’ultimo sigillo. Poi vale.
        </p>
      </>
    ),
  },
  ties: {
    title: 'Offerte uguali',
    text: (
      <>
        <p>
          Tra offerte uguali passa avanti il capitale più piccolo. Se anche i capitali sono uguali, ognuno dei pari
          pesca una carta: passa avanti la moneta più alta, e chi è ancora pari pesca di nuovo. Le carte pescate si
          scartano dopo ogni pescata.
        </p>
        <p>
          <Ruling /> Confrontare i capitali prima o dopo il pagamento è lo stesso, perché le offerte sono uguali.
        </p>
      </>
    ),
  },
  choosing: {
    title: 'Scegliere i paesaggi',
    text: (
      <p>
        L’offerta più alta prende per prima un paesaggio, poi la seguente; l’ultima riceve ciò che resta. Ogni paesaggio
        va scoperto in fondo alla propria linea. Si attraversano nell’ordine d’acquisto.
      </p>
    ),
  },
  building: {
    title: 'Costruire',
    text: (
      <>
        <p>
          Comincia chi ha avuto la prima scelta. Al tuo turno scopri una carta per la scorta comune, poi attraversi il
          primo paesaggio della tua linea, oppure passi. Puoi passare anche se i binari bastano. Dopo un passo, il posto
          seguente in senso orario scopre un’altra carta e decide.
        </p>
        <p>
          I binari della tua linea contano tutti e non si consumano mai: ogni carta davanti alla tua locomotiva,
          compresa quella che attraversi.
        </p>
      </>
    ),
  },
  stock: {
    title: 'La scorta',
    text: (
      <>
        <p>
          La scorta è di tutti e cresce a ogni passo, senza limite. Tutti i suoi binari contano per chi costruisce. Un
          attraversamento la svuota del tutto, e i binari in più vanno persi.
        </p>
        <p>
          <Ruling /> Scoprire una carta è un tocco a sé, ed è definitivo.
        </p>
      </>
    ),
  },
  payment: {
    title: 'Colmare ciò che manca',
    text: (
      <>
        <p>
          Ogni carta bonus vale un binario, e un binario comprato costa 10&nbsp;£. Si mescolano a piacere. Le carte
          bonus spese si scartano.
        </p>
        <p>
          <Ruling /> I binari comprati si pagano prima che arrivi la moneta, e nessuno fa debiti: con 20&nbsp;£ non si
          comprano tre binari. <Ruling /> Si dà esattamente ciò che manca, mai di più.
        </p>
      </>
    ),
  },
  crossing: {
    title: 'Un attraversamento',
    text: (
      <p>
        Ricevi la moneta della carta, la giri e la locomotiva vi avanza sopra. Il resto della tua linea rimane. Ogni
        costruzione attraversa un paesaggio. Se ne hai un altro davanti continui tu: la scorta è vuota, scopri una
        carta. Se la tua linea è vuota e ne hai attraversati meno di otto, comincia l’asta seguente.
      </p>
    ),
  },
  river: {
    title: 'Fiumi e carte bonus',
    text: (
      <>
        <p>
          Ogni volta che qualcuno attraversa un paesaggio qualsiasi, tutti gli altri che hanno davanti un fiume ricevono
          una carta bonus, in senso orario. Nessuno ne tiene più di cinque. Un bonus è una carta coperta; nessuno ne
          guarda il fronte.
        </p>
        <p>
          <Ruling /> Viene dalla cima del mazzo o degli scarti, come il posto ha stabilito prima; senza indicazione dal
          mazzo, e così pure se non ci sono scarti. Così nessuno aspetta una risposta.
        </p>
      </>
    ),
  },
  pile: {
    title: 'Quando il mazzo è vuoto',
    text: (
      <p>
        <Ruling /> Solo quando serve una carta e non ce ne sono più, gli scarti mescolati formano il nuovo mazzo; scorta
        e paesaggi all’asta restano. Senza scarti si mescolano le carte bonus, sostituite da segnalini. Se neanche
        questo dà nulla, non si scopre niente; quando poi tutti hanno passato di fila, la scorta diventa il nuovo mazzo.
      </p>
    ),
  },
  end: {
    title: 'La fine',
    text: (
      <>
        <p>
          L’ottavo attraversamento vince subito, senza bonus del fiume. Gli altri si ordinano per paesaggi attraversati;
          a parità si divide il posto. Il capitale si mostra e non conta.
        </p>
        <p>
          Tutti comprano un paesaggio per asta: perciò in quel momento la linea è sempre vuota, e ogni partita ha otto
          aste.
        </p>
      </>
    ),
  },
  companion: {
    title: 'Accanto alla scatola',
    text: (
      <>
        <p>
          Il foglio sostituisce carta e matita: il capitale a sinistra, le offerte a destra. Le offerte si sigillano sui
          telefoni e si aprono tutte insieme. Se offerte e capitali sono uguali, segnate le monete pescate dal vostro
          mazzo.
        </p>
        <p>
          <b>Solo il denaro:</b> dopo un attraversamento imposta carte bonus e binari comprati, tocca chi sta davanti a
          un fiume, poi la moneta. <b>Ogni carta:</b> segnate i paesaggi comprati e i binari scoperti; il foglio sa che
          cosa manca, quanto costa e chi riceve un bonus. Si può cambiare prima di un’asta.
        </p>
        <p>
          <Ruling /> La nostra tabella non si oppone mai alle vostre carte. Una seconda carta con lo stesso terreno e la
          stessa moneta viene chiesta, non rifiutata. Ogni voce si corregge nel registro, dopo aver mostrato che cosa
          cambierebbe.
        </p>
      </>
    ),
  },
}

export default help

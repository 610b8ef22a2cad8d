// Die Regeln von Vom Kap bis Kairo in eigenen Worten, Punkt für Punkt.
import { HouseValue, Ruling } from '../../../ui/marks.tsx'
import type { Help } from '../../box.tsx'
import { board, shared } from '../words/de.ts'
import { ValuesTable } from './values.tsx'

const words = { ...shared, ...board }

const help: Help = {
  goal: {
    title: 'Worum es geht',
    text: (
      <p>
        Ihr führt je eine Eisenbahn vom Kap nach Kairo. Wer zuerst acht Landschaften durchquert hat, gewinnt. Geld hilft
        unterwegs; am Ende zählt es nicht.
      </p>
    ),
  },
  pieces: {
    title: 'Was in der Schachtel liegt',
    text: (
      <>
        <p>
          Vier Lokomotiven mit Tendern und fünfzig Landschaften: fünf Gelände zu je zehn Karten, mit Münzen von 1 bis
          10&nbsp;£. Vorne stehen null bis drei Gleise und die Münze; eine Rückseite ist ein Gleis. Alle beginnen mit
          100&nbsp;£.
        </p>
        <p>
          <HouseValue /> Wie viele Gleise auf jeder Karte stehen, ist in keinem Text gedruckt, den wir haben; dass es
          jede Münze je Gelände einmal gibt, ist erschlossen. Das hier ist unsere eigene Tafel, durch Simulation
          ausgewogen. Wer die Schachtel besitzt, traut den eigenen Karten.
        </p>
        <ValuesTable words={words} title="Gleise auf jeder Karte" need="Nötig" />
      </>
    ),
  },
  auction: {
    title: 'Die Versteigerung',
    text: (
      <p>
        Versteigerung und Bauen wechseln sich ab; den Anfang macht eine Versteigerung. Es werden so viele Landschaften
        aufgedeckt, wie Leute mitspielen, und alle nehmen genau eine. Die Gebote entscheiden, wer vor wem wählt.
      </p>
    ),
  },
  bids: {
    title: 'Gebote',
    text: (
      <>
        <p>
          Alle bieten verdeckt: ganze Pfund, von nichts bis zum eigenen Kapital. Sind alle Gebote da, werden sie
          zugleich geöffnet, und alle zahlen, auch das niedrigste Gebot.
        </p>
        <p>
          <Ruling /> Online kannst du dein Siegel zurücknehmen und neu bieten, bis das letzte Gebot versiegelt ist. Dann
          gilt es.
        </p>
      </>
    ),
  },
  ties: {
    title: 'Gleiche Gebote',
    text: (
      <>
        <p>
          Bei gleichen Geboten geht das kleinere Kapital vor. Ist auch das gleich, ziehen die Betroffenen je eine Karte:
          Die höhere Münze geht vor, und wer noch gleich ist, zieht noch einmal. Gezogene Karten kommen nach jedem
          Ziehen auf die Ablage.
        </p>
        <p>
          <Ruling /> Ob man das Kapital vor oder nach dem Zahlen vergleicht, ist einerlei: Die Gebote sind ja gleich.
        </p>
      </>
    ),
  },
  choosing: {
    title: 'Landschaften wählen',
    text: (
      <p>
        Das höchste Gebot nimmt zuerst eine Landschaft, dann das nächste; das letzte bekommt, was übrig bleibt. Jede
        Landschaft kommt offen ans Ende der eigenen Strecke. Durchquert wird in der Reihenfolge des Kaufs.
      </p>
    ),
  },
  building: {
    title: 'Bauen',
    text: (
      <>
        <p>
          Wer zuerst gewählt hat, beginnt. Wenn du dran bist, deckst du eine Karte für den gemeinsamen Vorrat auf, dann
          durchquerst du die erste Landschaft deiner Strecke oder passt. Passen darfst du auch, wenn deine Gleise
          reichen. Danach deckt im Uhrzeigersinn der nächste Platz eine weitere Karte auf und entscheidet.
        </p>
        <p>
          Die Gleise deiner Strecke zählen voll und werden nie verbraucht: jede Karte vor deiner Lokomotive, die gerade
          durchquerte eingeschlossen.
        </p>
      </>
    ),
  },
  stock: {
    title: 'Der Vorrat',
    text: (
      <>
        <p>
          Der Vorrat gehört allen und wächst mit jedem Passen, ohne Grenze. Alle seine Gleise zählen für die, die bauen.
          Eine Durchquerung räumt ihn ganz ab; überzählige Gleise verfallen.
        </p>
        <p>
          <Ruling /> Das Aufdecken ist ein eigener Tipp und endgültig.
        </p>
      </>
    ),
  },
  payment: {
    title: 'Was fehlt, wird ergänzt',
    text: (
      <>
        <p>
          Jede Bonuskarte steht für ein Gleis, ein gekauftes Gleis kostet 10&nbsp;£. Beides lässt sich beliebig mischen.
          Eingesetzte Bonuskarten kommen auf die Ablage.
        </p>
        <p>
          <Ruling /> Gekaufte Gleise werden bezahlt, bevor die Münze kommt, und Schulden gibt es nicht: Mit 20&nbsp;£
          kaufst du keine drei Gleise. <Ruling /> Du gibst genau, was fehlt, nie mehr.
        </p>
      </>
    ),
  },
  crossing: {
    title: 'Eine Durchquerung',
    text: (
      <p>
        Du bekommst die Münze der Karte, drehst die Karte um und rückst mit der Lokomotive darauf. Der Rest deiner
        Strecke bleibt. Jeder Bau durchquert eine Landschaft. Liegt noch eine vor dir, geht es mit dir weiter: Der
        Vorrat ist leer, du deckst auf. Ist deine Strecke leer und hast du weniger als acht durchquert, folgt die
        nächste Versteigerung.
      </p>
    ),
  },
  river: {
    title: 'Flüsse und Bonuskarten',
    text: (
      <>
        <p>
          Immer wenn jemand irgendeine Landschaft durchquert, bekommen alle anderen, deren nächste Landschaft ein Fluss
          ist, eine Bonuskarte, im Uhrzeigersinn. Mehr als fünf hat niemand. Ein Bonus ist eine verdeckte Karte; ihre
          Vorderseite sieht niemand an.
        </p>
        <p>
          <Ruling /> Sie kommt oben vom Stapel oder von der Ablage, wie es der Platz vorher eingestellt hat; ohne
          Einstellung vom Stapel, und bei leerer Ablage auch. So wartet niemand auf eine Antwort.
        </p>
      </>
    ),
  },
  pile: {
    title: 'Wenn der Stapel leer ist',
    text: (
      <p>
        <Ruling /> Erst wenn eine Karte gebraucht wird und keine mehr da ist, wird die Ablage zum neuen Stapel gemischt;
        Vorrat und Angebot bleiben liegen. Ist auch die Ablage leer, werden die Bonuskarten eingemischt, und Marken
        stehen für sie. Gibt auch das nichts her, wird nicht gezogen; haben dann alle reihum gepasst, wird der Vorrat
        zum neuen Stapel.
      </p>
    ),
  },
  end: {
    title: 'Das Ende',
    text: (
      <>
        <p>
          Die achte Durchquerung gewinnt sofort, ohne Bonus am Fluss. Die anderen ordnen sich nach durchquerten
          Landschaften; gleiche Zahlen teilen einen Platz. Das Kapital wird gezeigt und zählt nicht.
        </p>
        <p>
          Alle kaufen je Versteigerung eine Landschaft; deshalb ist die Strecke dann immer leer, und jede Partie hat
          acht Versteigerungen.
        </p>
      </>
    ),
  },
  companion: {
    title: 'Neben der Schachtel',
    text: (
      <>
        <p>
          Das Blatt ersetzt Papier und Bleistift: links das Kapital, rechts die Gebote. Geboten wird versiegelt auf den
          Telefonen, geöffnet wird auf einmal. Sind Gebote und Kapital gleich, tippt ihr die Münzen ein, die ihr vom
          echten Stapel zieht.
        </p>
        <p>
          <b>Nur Geld:</b> Nach einer Durchquerung stellst du Bonuskarten und gekaufte Gleise ein, tippst an, wer am
          Fluss liegt, und dann die Münze. <b>Jede Karte:</b> Ihr tippt gekaufte Landschaften und aufgedeckte Gleise
          ein; das Blatt weiß, was fehlt, was es kostet und wer einen Bonus bekommt. Vor einer Versteigerung lässt sich
          wechseln.
        </p>
        <p>
          <Ruling /> Unsere Tafel wird nie gegen eure Karten gehalten. Gleiches Gelände mit gleicher Münze ein zweites
          Mal wird nachgefragt, nicht abgelehnt. Jeder Eintrag lässt sich im Verlauf berichtigen; vorher steht da, was
          sich ändert.
        </p>
      </>
    ),
  },
}

export default help

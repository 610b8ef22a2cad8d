// Die Regeln von Kap Hoorn in unseren deutschen Worten, nach Punkten.
import { HouseValue, Ruling } from '../../../ui/marks.tsx'
import type { Help } from '../../box.tsx'
import type { Point } from '../rules/points.ts'
import { board, shared } from '../words/de.ts'
import { BoardMap, CardsTable, EditionData } from './edition.tsx'

const words = { ...shared, ...board }

const help: Help & Record<Point, unknown> = {
  goal: {
    title: 'Worum es geht',
    text: (
      <p>
        Ihr segelt um Kap Hoorn auf Winden, die ihr selbst legt. Sofort gewinnt, wer die dritte Kompassrose hat, jede in
        einer anderen Farbe, oder mit zwei Rosen in zwei Farben zuerst die Ziellinie überquert.
      </p>
    ),
  },
  board: {
    title: 'Der Plan',
    text: (
      <>
        <p>
          Drei getönte Etappen: den Atlantik hinab nach Süden, ums Kap nach Westen, den Pazifik hinauf nach Norden.
          Spalten haben Ziffern, Reihen Buchstaben. Auf neun Feldern stehen Stationen, oben sind fünf Starts gedruckt.
        </p>
        <p>
          <HouseValue /> Die Größe der Zonen ist aus einer Besprechung bekannt; Küste, Stationsfelder und Starts sind
          unsere eigenen.
        </p>
        <BoardMap words={words} label="Der Plan im Kleinen" />
        <p>
          <Ruling /> Die Etappe einer Station steht auf ihr: Gelb I liegt auf einem Feld der Etappe II und zählt doch
          für I.
        </p>
      </>
    ),
  },
  cards: {
    title: 'Windkarten',
    text: (
      <>
        <p>
          Pfeile sagen, wohin ein Schiff darf, ihre Spitzen, wie weit. Voraus dreht sich mit der Etappe des Feldes, auf
          dem eine Karte liegt: Süden auf I, Westen auf II, Norden auf III. Links und rechts gelten mit Blick voraus.
        </p>
        <CardsTable words={words} card="Karte" copies="Anzahl" />
        <p>
          <HouseValue /> Welche Karten es gibt und wie viele, ist unsere eigene Mischung aus 90.
        </p>
      </>
    ),
  },
  start: {
    title: 'Vor dem Rennen',
    text: (
      <p>
        Das Los sagt, wer auf S1 beginnt; im Uhrzeigersinn folgen S2 und so fort. Alle notieren 3 Navigationspunkte und
        bekommen 3 Karten; der Rest ist ein verdeckter Stapel.
      </p>
    ),
  },
  turn: {
    title: 'Ein Zug',
    text: (
      <ol>
        <li>Notiere 1 Punkt; mehr als 8 hat niemand.</li>
        <li>Lege Karten, oder überdecke eine.</li>
        <li>Segle, missachte die Karte oder verzichte; aufs Segeln kann ein Sprint folgen.</li>
        <li>Zieh eine Karte, dann kaufe weitere.</li>
      </ol>
    ),
  },
  laying: {
    title: 'Karten legen',
    text: (
      <p>
        Beliebig viele aus der Hand, jede auf ein Seefeld ohne Karte, das mit Seite oder Ecke eine Karte berührt; eine
        eben gelegte zählt, eine Station allein nicht. Auf einem Stationsfeld liegt die Karte unter der Station.
      </p>
    ),
  },
  covering: {
    title: 'Eine Karte überdecken',
    text: (
      <>
        <p>
          Statt zu legen, deckst du eine Karte mit einer anderen zu: Was darunter liegt, zählt nicht mehr. Nicht unter
          einem Schiff, auch nicht an einer Station, und nicht dort, wohin du in diesem Zug mit einem gewöhnlichen Zug
          oder, ab 3 Punkten nach Schritt 1, durch Missachten kämst.
        </p>
        <p>
          <Ruling /> Gedruckte Starts bleiben offen. Die zweite Strecke eines Sprints zählt nicht zur Reichweite.
        </p>
      </>
    ),
  },
  sailing: {
    title: 'Segeln',
    text: (
      <>
        <p>
          Gerade entlang eines Pfeils der Karte unter deinem Schiff, genau so viele Felder, alle auf See. An Schiffen
          und leeren Feldern fährst du vorbei. Du endest auf einer Karte ohne anderes Schiff; eine Station mit Karte
          fasst beliebig viele. Endet kein Pfeil so, ist dein Schiff blockiert.
        </p>
        <p>
          <Ruling /> Es gelten die Richtungen des Feldes, von dem du kommst, auch über eine Grenze. Eine Landecke darf
          schräg passiert werden.
        </p>
      </>
    ),
  },
  stations: {
    title: 'Stationen und Rosen',
    text: (
      <>
        <p>
          Wer an einer Station hält, bekommt ihre Rose, wenn noch keine dieser Etappe und keine dieser Farbe da ist.
          Sonst darf man halten und bekommt nichts.
        </p>
        <p>
          <Ruling /> Die Reihenfolge der Etappen ist frei, keine ist Pflicht.
        </p>
      </>
    ),
  },
  renounce: {
    title: 'Verzichten',
    text: (
      <>
        <p>Bleib liegen und notiere 1 weiteren Punkt, bis 8.</p>
        <p>
          <Ruling /> Auch ein blockiertes Schiff, das bleibt, notiert ihn, wenn der Tisch es nicht anders spielt.
        </p>
      </>
    ),
  },
  ignore: {
    title: 'Die Karte missachten',
    text: (
      <>
        <p>Für 3 Punkte auf eines der acht Nachbarfelder mit Karte, was auch immer deine eigene Karte sagt.</p>
        <p>
          <Ruling /> Nie über die Ziellinie.
        </p>
      </>
    ),
  },
  sprint: {
    title: 'Sprint',
    text: (
      <>
        <p>Für 5 Punkte zwei Strecken nacheinander; dazwischen wird nichts gelegt. Jeder Halt zählt.</p>
        <p>
          <Ruling /> Er darf nach der ersten Strecke angesagt werden und wird mit der zweiten bezahlt. Eine der beiden
          darf ihre Karte missachten, wenn beides bezahlt wird und der Tisch es nicht anders spielt.
        </p>
      </>
    ),
  },
  drawing: {
    title: 'Ziehen und kaufen',
    text: (
      <>
        <p>
          Mit weniger als 6 Karten ziehst du eine. Dann kaufst du weitere für je 1 Punkt, eine nach der anderen, bis 6
          auf der Hand sind.
        </p>
        <p>
          <Ruling /> Der Stapel wird nicht erneuert. Online ist das Ziehen ein eigener Tipp und endgültig.
        </p>
      </>
    ),
  },
  end: {
    title: 'Das Ende',
    text: (
      <>
        <p>
          Die dritte Rose gewinnt sofort. Ebenso die Ziellinie mit zwei Rosen, durch einen gewöhnlichen Zug nach Norden
          aus der ersten Reihe der Etappe III; hinter der Linie braucht es keine Karte.
        </p>
        <p>
          <Ruling /> Übrige Felder verfallen; ohne zwei Rosen kommt niemand hinüber. Zehn ganze Runden ohne gelegte oder
          überdeckte Karte und ohne Rose beenden das Rennen. Gereiht wird nach Rosen, die Ziellinie zählt wie eine, dann
          nach Punkten.
        </p>
      </>
    ),
  },
  companion: {
    title: 'Neben der Schachtel',
    text: (
      <p>
        Das Logbuch notiert den Punkt aus Schritt 1 von selbst und alles Besondere mit einem Tipp. Wer am Tisch sitzt,
        darf für das Schiff am Zug eintragen. Karten und Plan bleiben die eurer Schachtel: Kein Hauswert spielt mit.
        Falsche Einträge werden im Log berichtigt.
      </p>
    ),
  },
  edition: {
    title: 'Plan und Karten dieses Tisches',
    text: (
      <>
        <p>
          <HouseValue /> Wer die Schachtel besitzt, kann Plan und Mischung berichtigen: diesen Text kopieren, ändern und
          beim Eröffnen eines Tisches einsetzen. Orte sind Spalte und Reihe von Nordwesten; 1 bis 3 sind die Etappen, #
          ist Land, F liegt hinter der Ziellinie. Es gilt für das ganze Spiel.
        </p>
        <EditionData label="Daten zeigen" />
      </>
    ),
  },
}

export default help

// Les règles du Cap Horn dans nos mots français, par point.
import { HouseValue, Ruling } from '../../../ui/marks.tsx'
import type { Help } from '../../box.tsx'
import type { Point } from '../rules/points.ts'
import { board, shared } from '../words/fr.ts'
import { BoardMap, CardsTable, EditionData } from './edition.tsx'

const words = { ...shared, ...board }

const help: Help & Record<Point, unknown> = {
  goal: {
    title: 'De quoi il s’agit',
    text: (
      <p>
        Vous doublez le Cap Horn sur des vents que vous posez vous-mêmes. On gagne aussitôt avec sa troisième rose des
        vents, chacune d’une autre couleur, ou en franchissant la ligne d’arrivée en premier avec deux roses de deux
        couleurs.
      </p>
    ),
  },
  board: {
    title: 'La carte marine',
    text: (
      <>
        <p>
          Trois étapes teintées&nbsp;: au sud le long de l’Atlantique, à l’ouest autour du cap, au nord par le
          Pacifique. Les colonnes ont des chiffres, les rangées des lettres. Neuf cases portent une escale, cinq départs
          sont imprimés en haut.
        </p>
        <p>
          <HouseValue /> La taille des zones vient d’une critique&nbsp;; côte, cases des escales et départs sont les
          nôtres.
        </p>
        <BoardMap words={words} label="Le plateau en petit" />
        <p>
          <Ruling /> L’étape d’une escale est écrite sur elle&nbsp;: jaune I est sur une case de l’étape II et compte
          pourtant pour I.
        </p>
      </>
    ),
  },
  cards: {
    title: 'Les cartes de vent',
    text: (
      <>
        <p>
          Les flèches disent où va un bateau, leurs pointes jusqu’où. L’avant tourne avec l’étape de la case où la carte
          est posée&nbsp;: sud en I, ouest en II, nord en III. Gauche et droite s’entendent en regardant vers l’avant.
        </p>
        <CardsTable words={words} card="Carte" copies="Nombre" />
        <p>
          <HouseValue /> Quelles cartes il y a, et combien de chacune, c’est notre propre mélange de 90.
        </p>
      </>
    ),
  },
  start: {
    title: 'Avant la course',
    text: (
      <p>
        Le sort dit qui commence en S1&nbsp;; les autres suivent dans le sens horaire en S2 et au-delà. Chaque bateau
        note 3 points de navigation et reçoit 3 cartes&nbsp;; le reste forme une pioche cachée.
      </p>
    ),
  },
  turn: {
    title: 'Un tour',
    text: (
      <ol>
        <li>Note 1 point&nbsp;; personne n’en a plus de 8.</li>
        <li>Pose des cartes, ou couvre-en une.</li>
        <li>Navigue, ignore la carte ou renonce&nbsp;; un sprint peut suivre un trajet.</li>
        <li>Pioche une carte, puis achètes-en d’autres.</li>
      </ol>
    ),
  },
  laying: {
    title: 'Poser des cartes',
    text: (
      <p>
        Autant que tu veux de ta main, chacune sur une case de mer sans carte qui en touche une par un côté ou un
        coin&nbsp;; celle que tu viens de poser compte, une escale seule non. Sur la case d’une escale, la carte se
        glisse dessous.
      </p>
    ),
  },
  covering: {
    title: 'Couvrir une carte',
    text: (
      <>
        <p>
          Au lieu de poser, mets une carte sur une autre&nbsp;: celle du dessous ne compte plus. Pas sous un bateau,
          même à une escale, ni là où tu pourrais aller ce tour-ci par un coup ordinaire ou, avec 3 points au moins
          après la phase 1, en ignorant ta carte.
        </p>
        <p>
          <Ruling /> Un départ imprimé ne se couvre pas. Le second trajet d’un sprint ne compte pas dans la portée.
        </p>
      </>
    ),
  },
  sailing: {
    title: 'Naviguer',
    text: (
      <>
        <p>
          Tout droit le long d’une flèche de la carte sous ton bateau, exactement son nombre de cases, toutes en mer. On
          passe bateaux et cases vides. On finit sur une carte sans autre bateau&nbsp;; une escale avec une carte
          dessous en accueille autant qu’on veut. Si aucune flèche ne finit ainsi, le bateau est bloqué.
        </p>
        <p>
          <Ruling /> Valent les directions de la case de départ, même au-delà d’une limite. On peut passer un coin de
          terre en diagonale.
        </p>
      </>
    ),
  },
  stations: {
    title: 'Escales et roses',
    text: (
      <>
        <p>
          Qui s’arrête à une escale prend sa rose, si ce bateau n’en a encore aucune de cette étape ni de cette couleur.
          Sinon on peut s’arrêter sans rien gagner.
        </p>
        <p>
          <Ruling /> L’ordre des étapes est libre, aucune n’est obligatoire.
        </p>
      </>
    ),
  },
  renounce: {
    title: 'Renoncer',
    text: (
      <>
        <p>Reste sur place et note 1 point de plus, jusqu’à 8.</p>
        <p>
          <Ruling /> Un bateau bloqué qui reste le note aussi, sauf si la table joue autrement.
        </p>
      </>
    ),
  },
  ignore: {
    title: 'Ignorer la carte',
    text: (
      <>
        <p>Pour 3 points, va sur l’une des huit cases voisines avec une carte, quoi que dise la tienne.</p>
        <p>
          <Ruling /> Jamais au-delà de la ligne d’arrivée.
        </p>
      </>
    ),
  },
  sprint: {
    title: 'Le sprint',
    text: (
      <>
        <p>Pour 5 points, deux trajets l’un après l’autre&nbsp;; rien n’est posé entre eux. Chaque arrêt compte.</p>
        <p>
          <Ruling /> On peut l’annoncer après le premier trajet, et on le paie avec le second. L’un des deux peut
          ignorer sa carte si les deux sont payés, sauf si la table joue autrement.
        </p>
      </>
    ),
  },
  drawing: {
    title: 'Piocher et acheter',
    text: (
      <>
        <p>
          Avec moins de 6 cartes, pioches-en une. Puis achètes-en d’autres pour 1 point chacune, une à la fois, jusqu’à
          6 en main.
        </p>
        <p>
          <Ruling /> La pioche n’est pas renouvelée. En ligne, piocher est un geste à part, et définitif.
        </p>
      </>
    ),
  },
  end: {
    title: 'La fin',
    text: (
      <>
        <p>
          La troisième rose gagne aussitôt. De même la ligne d’arrivée avec deux roses, par un coup ordinaire vers le
          nord depuis la première rangée de l’étape III&nbsp;; au-delà il ne faut pas de carte.
        </p>
        <p>
          <Ruling /> Les cases en trop sont perdues&nbsp;; sans deux roses, personne ne passe. Dix tours complets sans
          carte posée ni couverte et sans rose finissent la course. On classe par roses, la ligne valant une rose, puis
          par points.
        </p>
      </>
    ),
  },
  companion: {
    title: 'À côté de la boîte',
    text: (
      <p>
        Le journal note seul le point de la phase 1, et chaque action spéciale d’un geste. Toute personne à la table
        peut noter pour le bateau dont c’est le tour. Cartes et plateau restent ceux de votre boîte&nbsp;: aucune valeur
        maison n’entre ici. Les erreurs se corrigent dans le journal.
      </p>
    ),
  },
  edition: {
    title: 'Plateau et cartes de cette table',
    text: (
      <>
        <p>
          <HouseValue /> Qui a la boîte peut corriger notre plateau et notre mélange&nbsp;: copie ce texte, change-le et
          colle-le en ouvrant une table. Les lieux sont colonne et rangée depuis le nord-ouest&nbsp;; 1 à 3 sont les
          étapes, # la terre, F l’au-delà de la ligne d’arrivée. Cela vaut pour toute la partie.
        </p>
        <EditionData label="Montrer les données" />
      </>
    ),
  },
}

export default help

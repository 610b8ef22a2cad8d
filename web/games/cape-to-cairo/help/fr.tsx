// Les règles de Du Cap au Caire avec nos propres mots, point par point.
import { HouseValue, Ruling } from '../../../ui/marks.tsx'
import type { Help } from '../../box.tsx'
import { board, shared } from '../words/fr.ts'
import { ValuesTable } from './values.tsx'

const words = { ...shared, ...board }

const help: Help = {
  goal: {
    title: 'De quoi il s’agit',
    text: (
      <p>
        Vous menez chacun un chemin de fer du Cap au Caire. Gagne qui traverse huit paysages avant les autres. L’argent
        aide en route et ne compte pas à la fin.
      </p>
    ),
  },
  pieces: {
    title: 'Ce que contient la boîte',
    text: (
      <>
        <p>
          Quatre locomotives avec leur tender et cinquante paysages&nbsp;: cinq terrains de dix cartes, avec des pièces
          de 1 à 10&nbsp;£. Le recto porte de zéro à trois rails et la pièce&nbsp;; le dos vaut un rail. Chacun commence
          avec 100&nbsp;£.
        </p>
        <p>
          <HouseValue /> Le nombre de rails de chaque carte n’est imprimé dans aucun texte que nous ayons, et qu’il y
          ait une carte par terrain et par pièce est déduit. Voici notre propre tableau, équilibré par simulation&nbsp;;
          si vous avez la boîte, fiez-vous à vos cartes.
        </p>
        <ValuesTable words={words} title="Rails sur chaque carte" need="Il faut" />
      </>
    ),
  },
  auction: {
    title: 'L’enchère',
    text: (
      <p>
        Enchères et construction alternent&nbsp;; on commence par une enchère. On retourne autant de paysages qu’il y a
        de monde autour de la table, et chacun en prendra un. Les mises décident qui choisit avant qui.
      </p>
    ),
  },
  bids: {
    title: 'Les mises',
    text: (
      <>
        <p>
          Chacun mise en secret, en livres entières, de rien jusqu’à son capital. Quand toutes les mises sont là, on les
          ouvre ensemble et chacun paie, même la plus basse.
        </p>
        <p>
          <Ruling /> En ligne, tu peux reprendre ton sceau et miser de nouveau jusqu’au dernier sceau. Ensuite, c’est
          fait.
        </p>
      </>
    ),
  },
  ties: {
    title: 'Mises égales',
    text: (
      <>
        <p>
          À mises égales, le plus petit capital passe devant. Si les capitaux aussi sont égaux, chacun tire une
          carte&nbsp;: la plus haute pièce passe devant, et ceux qui restent à égalité tirent encore. Les cartes tirées
          sont défaussées après chaque tirage.
        </p>
        <p>
          <Ruling /> Comparer les capitaux avant ou après le paiement revient au même, puisque les mises sont égales.
        </p>
      </>
    ),
  },
  choosing: {
    title: 'Choisir un paysage',
    text: (
      <p>
        La plus haute mise prend un paysage d’abord, puis la suivante&nbsp;; la dernière reçoit ce qui reste. Chaque
        paysage va, face visible, au bout de ta ligne. On les traverse dans l’ordre des achats.
      </p>
    ),
  },
  building: {
    title: 'Construire',
    text: (
      <>
        <p>
          Qui a choisi en premier commence. À ton tour, tu retournes une carte pour la réserve commune, puis tu
          traverses le premier paysage de ta ligne, ou tu passes. Tu peux passer même si tes rails suffisent. Après un
          passe, la place suivante dans le sens horaire retourne une carte de plus et décide.
        </p>
        <p>
          Les rails de ta ligne comptent tous et ne s’usent jamais&nbsp;: chaque carte devant ta locomotive, celle que
          tu traverses comprise.
        </p>
      </>
    ),
  },
  stock: {
    title: 'La réserve',
    text: (
      <>
        <p>
          La réserve est à tous et grandit à chaque passe, sans limite. Tous ses rails comptent pour qui construit. Une
          traversée la vide entièrement, et les rails en trop sont perdus.
        </p>
        <p>
          <Ruling /> Retourner une carte est un geste à part, et il est définitif.
        </p>
      </>
    ),
  },
  payment: {
    title: 'Combler ce qui manque',
    text: (
      <>
        <p>
          Chaque carte bonus vaut un rail, et un rail acheté coûte 10&nbsp;£. On mélange les deux à sa guise. Les cartes
          bonus dépensées sont défaussées.
        </p>
        <p>
          <Ruling /> Les rails achetés se paient avant que la pièce n’arrive, et personne ne s’endette&nbsp;: avec
          20&nbsp;£ on n’achète pas trois rails. <Ruling /> On donne exactement ce qui manque, jamais plus.
        </p>
      </>
    ),
  },
  crossing: {
    title: 'Une traversée',
    text: (
      <p>
        Tu gagnes la pièce de la carte, tu la retournes et ta locomotive s’y avance. Le reste de ta ligne demeure. Une
        construction traverse un paysage. S’il t’en reste un, tu continues&nbsp;: la réserve est vide, retourne une
        carte. Si ta ligne est vide et que tu en as traversé moins de huit, une nouvelle enchère commence.
      </p>
    ),
  },
  river: {
    title: 'Fleuves et cartes bonus',
    text: (
      <>
        <p>
          Chaque fois que quelqu’un traverse un paysage, quel qu’il soit, tous les autres dont le prochain paysage est
          un fleuve gagnent une carte bonus, dans le sens horaire. Personne n’en a plus de cinq. Un bonus est une carte
          face cachée&nbsp;; personne ne regarde son recto.
        </p>
        <p>
          <Ruling /> Elle vient du dessus de la pioche ou de la défausse, selon ce que la place a réglé d’avance&nbsp;;
          de la pioche sans réglage, ou si la défausse est vide. Ainsi personne n’attend de réponse.
        </p>
      </>
    ),
  },
  pile: {
    title: 'Quand la pioche est vide',
    text: (
      <p>
        <Ruling /> C’est seulement quand il faut une carte et qu’il n’en reste plus que la défausse, mélangée, devient
        la pioche&nbsp;; réserve et paysages en vente ne bougent pas. Sans défausse, on y mêle les cartes bonus, et des
        jetons les remplacent. Si cela ne donne rien, on ne retourne rien&nbsp;; quand tous ont alors passé de suite, la
        réserve devient la pioche.
      </p>
    ),
  },
  end: {
    title: 'La fin',
    text: (
      <>
        <p>
          La huitième traversée gagne aussitôt, sans bonus de fleuve. Les autres se classent par paysages
          traversés&nbsp;; à nombre égal, on partage la place. Le capital est montré et ne classe personne.
        </p>
        <p>
          Chacun achète un paysage par enchère&nbsp;: la ligne est donc toujours vide à ce moment-là, et chaque partie
          compte huit enchères.
        </p>
      </>
    ),
  },
  companion: {
    title: 'À côté de la boîte',
    text: (
      <>
        <p>
          La feuille remplace papier et crayon&nbsp;: le capital à gauche, les mises à droite. On scelle les mises sur
          les téléphones et tout s’ouvre d’un coup. Si mises et capitaux sont égaux, notez les pièces tirées de votre
          pioche.
        </p>
        <p>
          <b>L’argent seul&nbsp;:</b> après une traversée, règle cartes bonus et rails achetés, touche qui est devant un
          fleuve, puis la pièce. <b>Chaque carte&nbsp;:</b> notez les paysages achetés et les rails retournés&nbsp;; la
          feuille sait ce qui manque, ce que cela coûte et qui gagne un bonus. On peut changer avant une enchère.
        </p>
        <p>
          <Ruling /> Notre tableau n’est jamais opposé à vos cartes. Une deuxième carte de même terrain et de même pièce
          est demandée, pas refusée. Toute entrée se corrige dans le journal, après avoir montré ce qui changerait.
        </p>
      </>
    ),
  },
}

export default help

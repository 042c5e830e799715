import type { ListWords } from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';
import { smell } from './checklist-shared.ts';

export const accessoryWords: Translation<ListWords> = {
  build: {
    ask: 'Qu’est-ce que c’est ?',
    how: 'Les questions en dépendent.',
    answers: {
      battery: 'Batterie, grip ou chargeur',
      flash: 'Flash ou torche',
      meter: 'Posemètre',
      filter: 'Filtre',
      adapter: 'Bague ou convertisseur',
      card: 'Carte mémoire',
      film: 'Pellicule',
      support: 'Trépied, rotule ou stabilisateur',
      other: 'Autre chose',
    },
  },
  works: {
    ask: 'L’article fonctionne-t-il comme il faut ?',
    how: 'Essayez chaque fonction une fois.',
    answers: {
      all: 'Fonctionne parfaitement',
      most: 'Fonctionne, avec de petits défauts',
      some: 'Fonctionne en partie',
      none: 'Ne fonctionne pas',
    },
  },
  safe: {
    ask: 'La batterie et le câble sont-ils sans danger ?',
    how: 'Une batterie ne doit pas être gonflée, et aucun fil ne doit être à nu.',
    photo: 'L’endroit usé.',
    answers: {
      safe: 'Batterie non gonflée, câble intact',
      none: 'Ni batterie ni câble',
      worn: 'Câble usé mais isolé',
      unsafe: 'Batterie gonflée, ou isolant du câble abîmé',
    },
  },
  charge: {
    ask: 'La batterie tient-elle la charge ?',
    how: 'Chargez-la à fond, et utilisez-la une heure. Certains appareils indiquent son état de santé.',
    answers: {
      holds: 'La batterie tient la charge',
      none: 'Ce n’est pas une batterie',
      weak: 'La batterie se vide vite',
      dead: 'La batterie ne se charge pas',
    },
  },
  label: {
    ask: 'Est-ce bien un produit de la marque affichée ?',
    how: 'Comparez l’impression et l’emballage, et l’hologramme d’une batterie. Beaucoup de batteries et de cartes sont des contrefaçons.',
    photo: 'L’étiquette.',
    answers: {
      own: 'Authentique',
      unsure: 'Marque incertaine',
      fake: 'Contrefaçon',
    },
  },
  capacity: {
    ask: 'La carte a-t-elle bien la capacité annoncée ?',
    how: 'Remplissez-la de fichiers, puis relisez-les.',
    answers: {
      full: 'Toute la capacité annoncée',
      errors: 'Erreurs de temps en temps',
      less: 'Moins que la capacité annoncée',
    },
  },
  tube: {
    ask: 'Le flash part-il à pleine puissance à chaque fois ?',
    how: 'Déclenchez dix fois à pleine puissance. Regardez si le tube est noirci.',
    answers: {
      fires: 'Éclairs réguliers à pleine puissance',
      slow: 'Recyclage lent, ou tube noirci',
      misses: 'Ratés de temps en temps',
    },
  },
  trigger: {
    ask: 'Le flash est-il sans danger pour un boîtier numérique ?',
    how: 'Les vieux flashs envoient une tension élevée dans la griffe. Au-dessus de 6 V, vérifiez ce que le boîtier supporte.',
    answers: {
      low: 'Tension sans danger pour le numérique',
      none: 'Ne se monte pas sur un boîtier',
      high: 'Tension élevée : pas sur tous les boîtiers numériques',
    },
  },
  reading: {
    ask: 'La mesure est-elle la même qu’avec un autre posemètre ?',
    how: 'Comparez à l’ombre et au soleil.',
    answers: {
      right: 'Juste à ⅓ de diaph près',
      slight: 'Écart d’un diaph au plus',
      off: 'Écart de plus d’un diaph',
    },
  },
  glass: {
    ask: 'Le verre est-il propre ?',
    how: 'Tournez-le sous une lampe.',
    photo: 'La rayure, éclairée de côté.',
    answers: {
      clean: 'Verre propre',
      none: 'Pas de verre',
      marks: 'Fines traces sur le verre',
      scratched: 'Verre rayé ou voilé, ou traitement écaillé',
    },
  },
  stored: {
    ask: 'Comment la pellicule a-t-elle été conservée ?',
    how: 'Gardée au frais, une pellicule périmée reste utilisable des années.',
    answers: {
      cold: 'Gardée au frais',
      room: 'Gardée à température ambiante',
      warm: 'Gardée au chaud, ou conservation inconnue',
    },
  },
  hold: {
    ask: 'Tous les blocages tiennent-ils ?',
    how: 'Déployez tout, bloquez et appuyez-vous dessus doucement.',
    photo: 'Le blocage qui glisse.',
    answers: {
      hold: 'Tous les blocages tiennent',
      worn: 'Un blocage est dur ou usé mais tient',
      slip: 'Un blocage glisse',
    },
  },
  complete: {
    ask: 'L’article est-il complet ?',
    how: 'Comparez avec la liste du fabricant : bouchons, vis, plateaux, caches.',
    answers: {
      all: 'Complet',
      small: 'Une petite pièce manque',
      parts: 'Des pièces manquent',
    },
  },
  wear: {
    ask: 'Quel est le degré d’usure ?',
    how: 'Regardez les coins, les articulations et les coutures.',
    photo: 'L’endroit le plus usé.',
    answers: { none: 'Comme neuf', traces: 'Traces d’usage', heavy: 'Forte usure' },
  },
  head: {
    ask: 'La tête et le pied bougent-ils ?',
    how: 'Tournez, inclinez et zoomez la tête. L’articulation doit tenir, le pied doit se verrouiller.',
    answers: {
      moves: 'La tête tourne, s’incline et tient',
      none: 'Pas de tête mobile',
      loose: 'Articulation ou pied avec du jeu',
      fails: 'Zoom, articulation ou pied cassé',
    },
  },
  chamber: {
    ask: 'Le logement des piles est-il propre ?',
    how: 'Ouvrez-le et cherchez des dépôts verts ou blancs.',
    photo: 'Le logement ouvert.',
    answers: {
      clean: 'Logement des piles propre',
      none: 'Pas de logement de piles',
      traces: 'Traces d’oxydation, mais contacts en bon état',
      corroded: 'Logement des piles oxydé',
    },
  },
  seat: {
    ask: 'Tient-il sans jeu des deux côtés ?',
    how: 'Placez-le entre le boîtier et l’objectif, et essayez doucement de tourner chacun.',
    photo: 'La monture qui a du jeu.',
    answers: {
      tight: 'Sans jeu sur le boîtier et l’objectif',
      play: 'Un peu de jeu d’un côté',
      loose: 'Du jeu, ou un verrou qui lâche',
    },
  },
  contacts: {
    ask: 'L’autofocus et le diaphragme fonctionnent-ils avec ?',
    how: 'Sur un boîtier avec un objectif, appuyez à mi-course, puis prenez des photos à f/16 et à pleine ouverture.',
    answers: {
      pass: 'Transmet l’autofocus et le diaphragme',
      none: 'Pas de contacts',
      partly: 'Contacts capricieux',
      fail: 'Contacts en panne',
    },
  },
  infinity: {
    ask: 'Les objectifs atteignent-ils l’infini avec ?',
    how: 'Faites la mise au point sur une arête très lointaine.',
    answers: {
      reaches: 'Les objectifs atteignent l’infini',
      none: 'Conçu pour la proxiphotographie',
      short: 'Les objectifs n’atteignent pas l’infini',
    },
  },
  expiry: {
    ask: 'La pellicule est-elle périmée ?',
    how: 'Regardez la date sur la boîte. Indiquez l’année, le format et le nombre de pellicules dans la description.',
    photo: 'La date sur la boîte.',
    answers: {
      fresh: 'Non périmée',
      recent: 'Périmée depuis cinq ans au plus',
      long: 'Périmée depuis plus longtemps, ou date inconnue',
    },
  },
  smell,
};

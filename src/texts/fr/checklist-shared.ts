import type {
  body as englishBody,
  builtInLens as englishLens,
  glass as englishGlass,
  PointWords,
} from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';

const fungus: PointWords = {
  ask: 'Y a-t-il des champignons ?',
  how: 'Ouvrez le diaphragme, éclairez les lentilles avec une lampe de poche et cherchez des filaments ramifiés.',
  photo: 'Les filaments, éclairés par l’arrière.',
  answers: {
    none: 'Pas de champignons',
    rim: 'Un début de champignons au bord',
    spread: 'Champignons sur toute la lentille',
  },
};
const haze: PointWords = {
  ask: 'Y a-t-il du voile ?',
  how: 'Éclairez les lentilles avec une lampe de poche : un verre limpide reste sombre autour de la lumière.',
  photo: 'Le voile, éclairé par l’arrière.',
  answers: { none: 'Pas de voile', trace: 'Un léger voile', milky: 'Verre d’aspect laiteux' },
};
const scratches: PointWords = {
  ask: 'Les lentilles sont-elles rayées ?',
  how: 'Faites de la buée sur les lentilles, et tournez-les sous une lampe.',
  photo: 'La rayure, éclairée de côté.',
  answers: {
    none: 'Pas de rayures',
    fine: 'Fines traces de nettoyage',
    deep: 'Rayures profondes ou éclats',
  },
};
const aperture: PointWords = {
  ask: 'Les lamelles du diaphragme bougent-elles ?',
  how: 'Fermez et ouvrez plusieurs fois. Les lamelles doivent se fermer d’un coup, garder leur forme et paraître sèches.',
  photo: 'Les lamelles fermées, vues de face.',
  answers: {
    snappy: 'Lamelles sèches et franches',
    none: 'Pas de lamelles',
    oil: 'Lamelles grasses, mais encore franches',
    slow: 'Lamelles lentes ou tordues',
    stuck: 'Lamelles bloquées',
  },
};
export const glass: Translation<typeof englishGlass> = { fungus, haze, aperture };

export const builtInLens: Translation<typeof englishLens> = {
  fungus,
  haze,
  scratches,
  blades: aperture,
  lensDust: {
    ask: 'Y a-t-il de la poussière dans l’objectif ?',
    how: 'Regardez dedans avec une lampe de poche. En numérique, regardez aussi une photo d’un mur clair à f/16.',
    photo: 'Une photo où la poussière se voit.',
    answers: {
      little: 'Presque pas de poussière dans l’objectif',
      some: 'Un peu de poussière, invisible sur les photos',
      shows: 'Poussière visible sur les photos',
    },
  },
  extends: {
    ask: 'L’objectif sort-il, zoome-t-il et rentre-t-il ?',
    how: 'Allumez et éteignez cinq fois, et zoomez jusqu’aux deux butées.',
    answers: {
      smooth: 'L’objectif sort et rentre sans accroc',
      none: 'Ni objectif rétractable, ni zoom',
      rough: 'Objectif bruyant ou hésitant, mais sort et rentre',
      fails: 'L’objectif se bloque ou affiche une erreur',
    },
  },
  focusing: {
    ask: 'La mise au point manuelle fonctionne-t-elle ?',
    how: 'Tournez la bague ou la molette de mise au point d’une butée à l’autre.',
    answers: {
      smooth: 'Mise au point fluide',
      none: 'Pas de mise au point manuelle',
      uneven: 'Mise au point irrégulière ou avec du jeu',
      stiff: 'Mise au point dure',
      stuck: 'Mise au point bloquée',
    },
  },
};

export const body: Translation<typeof englishBody> = {
  rangefinder: {
    ask: 'Les images du télémètre se superposent-elles ?',
    how: 'Visez un sujet à 1 m, puis l’horizon ou la lune : de près, de loin et en hauteur, les deux images doivent coïncider.',
    photo: 'La plage télémétrique sur un contour lointain.',
    answers: {
      aligned: 'Télémètre juste de près, de loin et en hauteur',
      none: 'Pas de télémètre',
      slight: 'Télémètre un peu décalé en hauteur ou à l’infini',
      off: 'Plage télémétrique pâle ou nettement décalée',
      dead: 'Plage télémétrique absente ou immobile',
    },
  },
  autofocus: {
    ask: 'L’autofocus fonctionne-t-il ?',
    how: 'Appuyez à mi-course sur un sujet proche, puis lointain, en bonne et en faible lumière.',
    answers: {
      sure: 'Autofocus rapide et sûr',
      none: 'Pas d’autofocus',
      slow: 'Autofocus lent ou qui patine',
      fails: 'Autofocus en panne',
    },
  },
  mount: {
    ask: 'La monture est-elle sans jeu ?',
    how: 'Essayez doucement de tourner un objectif monté. Il ne doit pas avoir de jeu.',
    photo: 'La monture vue de face.',
    answers: {
      tight: 'Monture sans jeu',
      brassed: 'Monture usée mais sans jeu',
      loose: 'Monture avec du jeu',
      contacts: 'Le boîtier ne reconnaît pas les objectifs',
    },
  },
  wear: {
    ask: 'Quel est le degré d’usure ?',
    how: 'Regardez arêtes, coins, semelle et poignée : laiton apparent, peinture usée, zones lustrées.',
    photo: 'L’endroit le plus usé.',
    answers: {
      light: 'Presque aucune trace d’usage',
      traces: 'Peinture usée ou lustrée aux arêtes ou à la poignée',
      heavy: 'Forte usure : métal à nu ou gravures effacées',
    },
  },
  grips: {
    ask: 'Poignée et gainage sont-ils bien en place ?',
    how: 'Passez le doigt sur leurs bords.',
    photo: 'Le bord qui se décolle.',
    answers: {
      firm: 'Gainage bien en place',
      lifting: 'Gainage collant, rétréci ou qui se décolle',
      missing: 'Gainage déchiré ou manquant',
    },
  },
  knocks: {
    ask: 'Des bosses ou des coups ?',
    how: 'Regardez le long des arêtes et aux coins, dessus et dessous.',
    photo: 'La marque de près, éclairée de côté.',
    answers: { none: 'Pas de bosses', small: 'Petits coups', dents: 'Bosses ou fissures' },
  },
  tripod: {
    ask: 'Une vis de trépied tient-elle ?',
    how: 'Vissez-en une à la main, et tirez doucement.',
    answers: {
      holds: 'Filetage de trépied sain',
      none: 'Pas de filetage de trépied',
      worn: 'Filetage de trépied usé mais tient',
      stripped: 'Filetage de trépied abîmé ou avec du jeu',
    },
  },
};

export const service: PointWords = {
  ask: 'L’article a-t-il été révisé, réparé ou ouvert ?',
  how: 'Des vis abîmées ou du jeu révèlent une ouverture. Une révision par un réparateur ne fait jamais baisser l’état attribué.',
  photo: 'La facture. Masquez noms et adresses.',
  answers: {
    none: 'Pas de révision ni de réparation connue',
    shop: 'Révisé ou réparé par un réparateur',
    own: 'Ouvert ou réparé, mais pas par un réparateur',
  },
};

export const smell: PointWords = {
  ask: 'Y a-t-il une odeur ?',
  how: 'Sentez après une nuit dans un sac fermé.',
  answers: {
    none: 'Sans odeur',
    smoke: 'Sent la fumée',
    mold: 'Sent le moisi',
  },
};

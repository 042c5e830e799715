import type { PointWords } from '#src/texts/checklist-shared.ts';

const knocks: PointWords = {
  ask: 'Y a-t-il des bosses ou des coups ?',
  how: 'Regardez le long des arêtes, aux coins et dessous.',
  photo: 'La marque de près, éclairée de côté.',
  answers: { none: 'Ni bosses ni coups', small: 'Petites marques', dents: 'Bosses ou fissures' },
};
export const repairs: PointWords = {
  ask: 'L’article a-t-il été démonté ou réparé ?',
  how: 'Cherchez des têtes de vis rayées ou un gainage décollé.',
  answers: {
    none: 'Jamais démonté, à la connaissance du vendeur',
    workshop: 'Réparé par un réparateur',
    own: 'Démonté, mais pas par un réparateur',
  },
};
export const sitsTight = {
  how: 'Tournez doucement l’objectif. Il ne doit pas bouger.',
  photo: 'La monture vue de face.',
};

export const filmWords: Record<string, PointWords> = {
  advance: {
    ask: 'L’armement et le déclencheur fonctionnent-ils ?',
    how: 'Armez au levier et déclenchez dix fois à vide.',
    answers: {
      smooth: 'Armement souple, déclenche à chaque fois',
      rough: 'Armement qui accroche, mais déclenche à chaque fois',
      fails: 'Armement ou déclenchement en panne',
    },
  },
  slowSpeeds: {
    ask: 'Les vitesses lentes sont-elles justes ?',
    how: 'Écoutez à 1 s et à 1/8 s : l’obturateur doit filer sans accrocher.',
    answers: {
      right: 'Vitesses lentes justes à l’oreille',
      none: 'Pas de vitesses lentes',
      slow: 'Vitesses lentes trop longues',
      stuck: 'L’obturateur se bloque aux vitesses lentes',
    },
  },
  shutter: {
    ask: 'L’obturateur est-il étanche à la lumière ?',
    how: 'Ouvrez le dos, tenez l’appareil face à une lampe et cherchez des points lumineux.',
    photo: 'Les rideaux vus de l’arrière.',
    answers: {
      tight: 'Obturateur étanche à la lumière',
      marked: 'Rideaux marqués mais étanches',
      holes: 'La lumière traverse l’obturateur',
    },
  },
  seals: {
    ask: 'Dans quel état sont les joints de mousse ?',
    how: 'Touchez doucement la mousse le long du dos.',
    photo: 'La rainure du dos.',
    answers: {
      fresh: 'Joints de mousse comme neufs',
      none: 'Pas de joints de mousse',
      worn: 'Joints de mousse usés',
      crumbling: 'Joints de mousse qui s’effritent',
    },
  },
  meter: {
    ask: 'La cellule donne-t-elle la même mesure qu’une autre ?',
    how: 'Comparez avec un téléphone à l’ombre et au soleil.',
    answers: {
      right: 'Cellule juste à un diaph près',
      none: 'Pas de cellule',
      off: 'Cellule décalée de plus d’un diaph',
      dead: 'La cellule ne fonctionne pas',
    },
  },
  filmFinder: {
    ask: 'Le viseur et la plage télémétrique sont-ils clairs ?',
    how: 'Regardez le ciel. Les deux images de la plage télémétrique doivent coïncider à l’infini.',
    photo: 'L’image dans le viseur.',
    answers: {
      clear: 'Viseur et plage télémétrique bien clairs',
      dust: 'Poussière dans le viseur, télémètre juste',
      faulty: 'Viseur voilé, ou plage pâle ou décalée',
    },
  },
  back: {
    ask: 'Le dos ferme-t-il ?',
    how: 'Fermez-le et appuyez le long des bords.',
    answers: {
      closes: 'Le dos ferme bien',
      worn: 'Dos usé mais ferme',
      broken: 'Le dos ne reste pas fermé',
    },
  },
  chamber: {
    ask: 'Le logement de la pile est-il propre ?',
    how: 'Ouvrez-le et cherchez des dépôts verts ou blancs.',
    photo: 'Le logement ouvert.',
    answers: {
      clean: 'Logement de pile propre',
      none: 'Pas de logement de pile',
      traces: 'Traces d’oxydation, mais contacts bons',
      corroded: 'Logement de pile oxydé',
    },
  },
  bellows: {
    ask: 'Le soufflet est-il étanche à la lumière ?',
    how: 'Déployez-le, et éclairez-le de l’intérieur dans le noir avec une lampe de poche.',
    photo: 'Le soufflet déployé.',
    answers: {
      tight: 'Soufflet étanche à la lumière',
      none: 'Pas de soufflet',
      worn: 'Soufflet usé mais étanche',
      holes: 'Soufflet percé',
    },
  },
  knocks,
  repairs,
};

export const digitalWords: Record<string, PointWords> = {
  pictures: {
    ask: 'L’appareil prend-il des photos ?',
    how: 'Prenez-en une dans chaque mode, à une vitesse lente et à une rapide.',
    answers: {
      all: 'Prend des photos dans tous les modes',
      some: 'Des ratés de temps en temps',
      none: 'Ne prend pas de photos',
    },
  },
  sensor: {
    ask: 'Le capteur est-il propre ?',
    how: 'Photographiez un mur uni et clair, hors mise au point, à f/16, et regardez la photo agrandie.',
    photo: 'Cette photo du mur, à l’écran.',
    answers: {
      clean: 'Capteur propre à f/16',
      specks: 'Quelques poussières à f/16',
      marked: 'Rayures, lignes ou pixels morts',
    },
  },
  curtains: {
    ask: 'Les rideaux de l’obturateur sont-ils intacts ?',
    how: 'Démontez l’objectif et regardez-les, sans toucher.',
    photo: 'Les rideaux fermés, vus de face.',
    answers: {
      flat: 'Rideaux plats et propres',
      none: 'Pas d’obturateur mécanique',
      marked: 'Rideaux marqués, expositions régulières',
      uneven: 'Rideaux abîmés ou expositions inégales',
    },
  },
  mirror: {
    ask: 'Le miroir et le verre de visée sont-ils propres ?',
    how: 'Regardez dans la monture avec une lampe de poche.',
    answers: {
      clean: 'Miroir et verre de visée propres',
      none: 'Hybride, sans miroir',
      dust: 'Poussière sur le miroir ou le verre de visée',
      marked: 'Miroir ou verre de visée rayé',
    },
  },
  finder: {
    ask: 'Le viseur est-il clair ?',
    how: 'Visez le ciel et regardez dans chaque coin.',
    photo: 'L’image dans le viseur.',
    answers: {
      clear: 'Viseur clair',
      none: 'Pas de viseur',
      dust: 'Poussière dans le viseur',
      faulty: 'Viseur voilé, rayé ou défectueux',
    },
  },
  display: {
    ask: 'L’écran est-il intact ?',
    how: 'Regardez-le éteint, puis avec une image blanche et une noire.',
    photo: 'L’écran, éclairé de côté.',
    answers: {
      clear: 'Écran sans marques',
      none: 'Pas d’écran',
      scratched: 'Écran rayé mais lisible',
      faulty: 'Écran fissuré, pâli ou défectueux',
    },
  },
  mount: {
    ...sitsTight,
    ask: 'La monture est-elle sans jeu ?',
    answers: {
      tight: 'Monture sans jeu',
      fixed: 'Objectif fixe',
      brassed: 'Monture usée mais sans jeu',
      loose: 'Monture avec du jeu, ou contacts défaillants',
    },
  },
  batteryDoor: {
    ask: 'La trappe de batterie ferme-t-elle ?',
    how: 'Fermez-la, et secouez doucement l’appareil. Elle doit tenir.',
    photo: 'La trappe et son loquet.',
    answers: {
      closes: 'La trappe de batterie ferme',
      worn: 'Trappe de batterie usée mais tient',
      broken: 'Trappe de batterie cassée',
    },
  },
  cardDoor: {
    ask: 'La trappe de carte ferme-t-elle ?',
    how: 'Ouvrez-la, fermez-la, et insérez une carte.',
    answers: {
      closes: 'La trappe de carte ferme',
      worn: 'Trappe de carte usée mais tient',
      broken: 'Trappe de carte cassée',
    },
  },
  buttons: {
    ask: 'Tous les boutons et molettes fonctionnent-ils ?',
    how: 'Actionnez-les un par un, et vérifiez que quelque chose change.',
    answers: {
      all: 'Tous les boutons et molettes fonctionnent',
      stiff: 'Certains boutons ou molettes sont durs ou usés',
      fail: 'Certains boutons ou molettes sont sans effet',
    },
  },
  hotShoe: {
    ask: 'La griffe déclenche-t-elle un flash ?',
    how: 'Montez un flash : il doit bien tenir et partir.',
    answers: {
      works: 'La griffe déclenche un flash',
      none: 'Pas de griffe flash',
      worn: 'Griffe usée, mais le flash part',
      fails: 'Griffe avec du jeu ou en panne',
    },
  },
  grips: {
    ask: 'Poignée et gainage tiennent-ils bien ?',
    how: 'Passez le doigt sur leurs bords.',
    photo: 'Le bord qui se décolle.',
    answers: {
      tight: 'Gainage bien en place',
      lifting: 'Gainage collant ou qui se décolle',
      missing: 'Gainage déchiré ou manquant',
    },
  },
  battery: {
    ask: 'La batterie est-elle gonflée ?',
    how: 'Posez-la sur une table. Si elle bascule, elle est gonflée et dangereuse.',
    answers: {
      flat: 'Batterie non gonflée, tient la charge',
      none: 'Vendu sans batterie',
      weak: 'Batterie non gonflée, mais faible',
      swollen: 'Batterie gonflée',
    },
  },
  knocks,
  repairs,
};

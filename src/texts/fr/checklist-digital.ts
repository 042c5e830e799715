import type { ListWords } from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';
import { body, builtInLens, service, smell } from './checklist-shared.ts';

export const digitalWords: Translation<ListWords> = {
  build: {
    ask: 'De quel type d’appareil s’agit-il ?',
    how: 'Les questions en dépendent.',
    answers: {
      mirrorless: 'Hybride',
      slr: 'Reflex',
      rangefinder: 'Télémétrique',
      compact: 'Appareil à objectif fixe',
    },
  },
  pictures: {
    ask: 'L’appareil prend-il des photos ?',
    how: 'Prenez-en vingt de suite, à vitesses lentes et rapides, et regardez la dernière. Puis une à f/2.8 et une à f/16 : elles doivent être aussi claires l’une que l’autre.',
    answers: {
      all: 'Prend des photos sans problème',
      some: 'Des ratés, une exposition fausse ou une erreur de temps en temps',
      none: 'Ne prend pas de photos',
    },
  },
  buttons: {
    ask: 'Tous les boutons et molettes fonctionnent-ils ?',
    how: 'Actionnez-les un par un, et vérifiez que quelque chose change.',
    answers: {
      all: 'Tous les boutons et molettes fonctionnent',
      stiff: 'Certains boutons ou molettes sont durs ou sautent',
      minor: 'Une commande secondaire est sans effet',
      fail: 'Une commande essentielle ne fonctionne pas',
    },
  },
  locks: {
    ask: 'L’appareil est-il déverrouillé, avec des menus en français ?',
    how: 'Ouvrez le menu des langues, et réinitialisez tous les réglages. Aucun mot de passe ni compte ne doit être demandé.',
    answers: {
      free: 'Menus en français, aucun verrouillage',
      language: 'Menus non disponibles en français',
      locked: 'Bloqué par un mot de passe, un compte ou faute d’activation',
    },
  },
  sensor: {
    ask: 'Le capteur est-il propre ?',
    how: 'Photographiez un mur uni et clair, volontairement flou, à f/16 ou à la plus petite ouverture, et agrandissez.',
    photo: 'La photo du mur, affichée à l’écran.',
    answers: {
      clean: 'Capteur propre à f/16',
      specks: 'Quelques poussières à f/16, nettoyables',
      marked: 'Rayures ou marques sur le capteur',
    },
  },
  pixels: {
    ask: 'Des lignes ou des points clairs sur les photos sombres ?',
    how: 'Mettez le bouchon, prenez une photo de 1 seconde à 1600 ISO, et agrandissez. Quelques pixels chauds sont normaux.',
    photo: 'La photo sombre, agrandie.',
    answers: {
      few: 'Pas de lignes, tout au plus quelques pixels chauds',
      some: 'Pixels chauds ou morts visibles sur des photos ordinaires',
      lines: 'Lignes ou groupes de pixels morts',
    },
  },
  curtains: {
    ask: 'Les rideaux de l’obturateur sont-ils intacts ?',
    how: 'Démontez l’objectif et regardez, sans toucher. Si un miroir les cache ou s’ils restent ouverts, comparez seulement des photos à 1/1000 s d’un bord à l’autre.',
    photo: 'Les rideaux, ou la photo à l’exposition inégale.',
    answers: {
      flat: 'Rideaux intacts, exposition uniforme',
      none: 'Pas de rideaux',
      marked: 'Rideaux marqués, exposition uniforme',
      uneven: 'Rideaux abîmés ou exposition inégale',
    },
  },
  mirror: {
    ask: 'Le miroir et le verre de visée sont-ils propres ?',
    how: 'Regardez dans la monture avec une lampe de poche.',
    answers: {
      clean: 'Miroir et verre de visée propres, à quelques poussières près',
      dust: 'Beaucoup de poussière sur le miroir ou le verre de visée',
      marked: 'Miroir ou verre de visée rayé',
      sticks: 'Le miroir se bloque ou a du jeu',
    },
  },
  stabilizer: {
    ask: 'La stabilisation du boîtier fonctionne-t-elle ?',
    how: 'Comparez des photos à main levée à 1/15 s, avec et sans. Un léger cliquetis, appareil éteint, est normal.',
    answers: {
      works: 'La stabilisation du boîtier fonctionne',
      none: 'Pas de stabilisation du boîtier',
      fails: 'Stabilisation en panne ou qui rend les photos floues',
    },
  },
  flash: {
    ask: 'La griffe et l’éventuel flash intégré fonctionnent-ils ?',
    how: 'Montez un flash : il doit bien tenir et partir. Si l’appareil en a un, relevez-le et déclenchez.',
    answers: {
      fires: 'Griffe et flash intégré fonctionnent',
      none: 'Ni griffe ni flash',
      worn: 'Griffe usée, mais le flash part',
      fails: 'La griffe ou le flash intégré ne fonctionne pas',
    },
  },
  finder: {
    ask: 'Le viseur est-il clair ?',
    how: 'Visez le ciel et regardez dans chaque coin. Tournez le réglage dioptrique, et vérifiez l’œilleton. S’il est électronique, cherchez des traces de marquage.',
    photo: 'L’image dans le viseur.',
    answers: {
      clear: 'Viseur clair',
      none: 'Pas de viseur',
      dust: 'Poussière dans le viseur',
      marked: 'Viseur voilé, rayé ou marqué',
      dead: 'Le viseur n’affiche rien',
    },
  },
  display: {
    ask: 'L’écran est-il intact ?',
    how: 'Regardez-le éteint, puis avec une image blanche et une noire. Inclinez-le, et essayez le tactile. Regardez aussi l’écran du dessus.',
    photo: 'L’écran, éclairé de côté.',
    answers: {
      clear: 'Écran sans marques',
      none: 'Pas d’écran',
      scratched: 'Écran rayé mais lisible',
      burned: 'Écran fissuré, décollé ou marqué',
      partly: 'Tactile ou charnière de l’écran défaillants',
      dead: 'L’écran reste noir ou scintille',
    },
  },
  battery: {
    ask: 'La batterie est-elle gonflée ?',
    how: 'Une batterie ne doit pas être gonflée : si elle bascule sur une table, elle est dangereuse. Certains menus indiquent son état de santé.',
    photo: 'La batterie de profil.',
    answers: {
      holds: 'Batterie non gonflée, tient la charge',
      none: 'Vendu sans batterie',
      weak: 'Batterie non gonflée, mais se vide vite',
      swollen: 'Batterie gonflée : dangereuse, à ne pas utiliser ni expédier',
    },
  },
  card: {
    ask: 'L’appareil enregistre-t-il sur une carte ?',
    how: 'Enregistrez une photo dans chaque logement. Regardez les broches avec une lampe de poche.',
    answers: {
      saves: 'Enregistre dans chaque logement de carte',
      none: 'N’utilise pas de carte',
      one: 'Un des deux logements ne fonctionne pas',
      fails: 'Broches tordues, ou aucune carte ne marche',
    },
  },
  doors: {
    ask: 'Les trappes de batterie et de carte ferment-elles ?',
    how: 'Fermez-les et secouez doucement l’appareil. Elles doivent rester fermées.',
    photo: 'La trappe et son loquet.',
    answers: {
      close: 'Les trappes ferment',
      worn: 'Une trappe est usée mais reste fermée',
      broken: 'Une trappe ou un loquet est cassé',
    },
  },
  ports: {
    ask: 'Les prises sont-elles en bon état ?',
    how: 'Branchez un câble et bougez-le doucement. Vérifiez les caches.',
    answers: {
      work: 'Les prises fonctionnent',
      none: 'Pas de prises',
      cover: 'Une prise a du jeu, ou son cache manque',
      fails: 'Une prise ne fonctionne pas',
    },
  },
  water: {
    ask: 'Des traces d’eau, de sel ou de sable ?',
    how: 'Cherchez de la rouille et des dépôts sur les vis, dans la griffe et dans le logement de la batterie.',
    photo: 'La trace.',
    answers: {
      none: 'Aucune trace d’eau, de sel ou de sable',
      traces: 'Traces d’eau, de sel ou de sable',
    },
  },
  accuracy: {
    ask: 'La mise au point tombe-t-elle au bon endroit ?',
    how: 'Photographiez une règle en biais, à pleine ouverture, avec le viseur.',
    answers: {
      exact: 'Mise au point exacte',
      none: 'Pas d’autofocus',
      tuned: 'Mise au point exacte après réglage fin dans le menu',
      off: 'Mise au point devant ou derrière le sujet',
    },
  },
  video: {
    ask: 'L’appareil filme-t-il avec le son ?',
    how: 'Filmez une minute, et écoutez au casque.',
    answers: {
      records: 'Filme avec un son clair',
      none: 'Pas de fonction vidéo',
      noisy: 'Son parasité, ou la vidéo s’arrête trop tôt',
      silent: 'Pas de son, ou vidéo en panne',
    },
  },
  filter: {
    ask: 'Le filtre du capteur est-il d’origine ?',
    how: 'Certains appareils sont transformés pour l’infrarouge ou l’astronomie. Cela change les couleurs de chaque photo.',
    answers: {
      original: 'Filtre du capteur d’origine',
      spectrum: 'Transformé pour l’infrarouge, le plein spectre ou l’astronomie',
      lowPass: 'Filtre passe-bas retiré',
      mono: 'Transformé en noir et blanc',
    },
  },
  clock: {
    ask: 'L’horloge garde-t-elle l’heure ?',
    how: 'Retirez la batterie dix minutes. L’appareil ne doit pas redemander la date.',
    answers: {
      keeps: 'L’horloge garde l’heure',
      none: 'Pas d’horloge',
      resets: 'L’horloge perd l’heure sans batterie',
    },
  },
  serial: {
    ask: 'Le numéro de série est-il lisible ?',
    how: 'Comparez-le avec la boîte et les données d’une photo. Il n’est pas enregistré ici.',
    answers: {
      same: 'Numéro de série lisible, le même sur la boîte ou dans les photos',
      readable: 'Numéro de série lisible',
      missing: 'Numéro de série absent ou illisible',
    },
  },
  ...builtInLens,
  ...body,
  service,
  smell,
};

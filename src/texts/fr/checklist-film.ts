import type { ListWords } from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';
import { body, builtInLens, service, smell } from './checklist-shared.ts';

export const filmWords: Translation<ListWords> = {
  build: {
    ask: 'De quel type d’appareil s’agit-il ?',
    how: 'Les questions en dépendent.',
    answers: {
      slr: 'Reflex 24×36',
      rangefinder: 'Télémétrique à objectif interchangeable',
      compact: 'Compact autofocus',
      fixed: 'Appareil manuel à objectif fixe',
      tlr: 'Reflex bi-objectif',
      medium: 'Reflex moyen format',
      folding: 'Folding',
      instant: 'Appareil instantané',
      other: 'Un autre type d’argentique',
    },
  },
  advance: {
    ask: 'L’armement et le déclencheur fonctionnent-ils ?',
    how: 'Armez et déclenchez dix fois. Beaucoup de compacts ne le font qu’avec une pellicule : prenez-en une vieille. Écoutez si ça couine.',
    answers: {
      smooth: 'Armement souple, déclenche à chaque fois',
      rough: 'Armement qui accroche ou couine, mais déclenche à chaque fois',
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
  fastSpeeds: {
    ask: 'Les vitesses rapides sont-elles régulières ?',
    how: 'Ouvrez le dos face à un mur clair et déclenchez à la vitesse la plus rapide : toute la fenêtre doit s’éclairer uniformément.',
    answers: {
      even: 'Vitesses rapides régulières sur toute l’image',
      none: 'L’obturateur ne se voit pas par l’arrière',
      capped: 'Une partie de l’image reste noire aux vitesses rapides',
    },
  },
  shutter: {
    ask: 'L’obturateur est-il étanche à la lumière ?',
    how: 'Ouvrez le dos, pointez le côté objectif vers une lampe et cherchez des points lumineux.',
    photo: 'Les rideaux ou les lamelles, vus de l’arrière.',
    answers: {
      tight: 'Obturateur étanche à la lumière',
      marked: 'Obturateur marqué mais étanche',
      holes: 'La lumière traverse l’obturateur',
    },
  },
  meter: {
    ask: 'La cellule donne-t-elle la même mesure qu’une autre ?',
    how: 'Comparez avec un téléphone à l’ombre et au soleil. Une pile de 1,5 V fausse la mesure des appareils prévus pour une pile au mercure (1,35 V).',
    answers: {
      right: 'Cellule juste à ⅔ de diaph près',
      none: 'Pas de cellule, ou cellule sans affichage',
      slight: 'Cellule décalée d’un diaph au plus',
      off: 'Cellule décalée de plus d’un diaph',
      dead: 'La cellule ne réagit pas',
    },
  },
  electronics: {
    ask: 'L’électronique fonctionne-t-elle ?',
    how: 'Mettez une pile neuve. Regardez chaque diode et chaque segment de l’afficheur. Sur un compact, nettoyez les contacts DX et masquez la cellule : l’obturateur doit ralentir.',
    photo: 'L’afficheur.',
    answers: {
      work: 'Électronique et afficheurs fonctionnent',
      none: 'Pas d’électronique',
      bleeding: 'Afficheur qui coule mais lisible',
      faded: 'Afficheur ou diodes en partie illisibles',
      dead: 'Électronique morte',
    },
  },
  timer: {
    ask: 'Le retardateur fonctionne-t-il ?',
    how: 'Laissez-le aller au bout. Ne forcez jamais un retardateur qui accroche.',
    answers: {
      works: 'Retardateur en état',
      none: 'Pas de retardateur',
      sticks: 'Le retardateur accroche ou ne part pas',
    },
  },
  film: {
    ask: 'L’appareil a-t-il été testé avec une pellicule ?',
    how: 'Cherchez sur les photos des fuites de lumière et des vues qui se chevauchent.',
    photo: 'Une vue qui montre le défaut.',
    answers: {
      fine: 'Testé avec une pellicule, photos réussies',
      none: 'Non testé avec une pellicule',
      spacing: 'Espacement irrégulier des vues',
      faults: 'Fuites de lumière ou vues qui se chevauchent',
    },
  },
  counter: {
    ask: 'Le compteur de vues fonctionne-t-il ?',
    how: 'Armez dos fermé, puis ouvrez-le : le compteur doit avancer et revenir à zéro.',
    answers: {
      works: 'Le compteur de vues fonctionne',
      none: 'Pas de compteur de vues',
      fails: 'Le compteur n’avance pas ou ne revient pas à zéro',
    },
  },
  finder: {
    ask: 'Le viseur est-il clair ?',
    how: 'Regardez le ciel. Des taches ou des lignes sombres trahissent un prisme qui perd son argenture.',
    photo: 'L’image dans le viseur.',
    answers: {
      clear: 'Viseur clair',
      none: 'Pas de viseur',
      dust: 'Poussière dans le viseur',
      hazy: 'Viseur voilé',
      desilvered: 'Prisme ou miroir de visée qui se désargente',
    },
  },
  mirror: {
    ask: 'Le miroir et le verre de visée sont-ils en bon état ?',
    how: 'Déclenchez et regardez le miroir revenir. Observez sa surface, sa mousse et le verre de visée.',
    photo: 'Le miroir et la mousse au-dessus.',
    answers: {
      clean: 'Miroir et verre de visée propres',
      none: 'Pas de miroir',
      foam: 'Mousse du miroir usée, ou beaucoup de poussière sur le verre de visée',
      marked: 'Miroir ou verre de visée rayé',
      sticks: 'Le miroir se bloque',
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
  back: {
    ask: 'Le dos ferme-t-il ?',
    how: 'Fermez-le et appuyez le long des bords.',
    answers: {
      closes: 'Le dos ferme bien',
      worn: 'Dos usé mais ferme bien',
      broken: 'Le dos ne reste pas fermé',
    },
  },
  magazines: {
    ask: 'Les magasins de film sont-ils en bon état ?',
    how: 'Vérifiez chaque magasin ou châssis : il se verrouille, entraîne le film, et son volet et son joint sont là.',
    photo: 'Le piège à lumière, sans le volet.',
    answers: {
      fine: 'Magasins, châssis et volets en bon état',
      none: 'Vendu sans magasin ni châssis',
      worn: 'Joints de magasin usés',
      faulty: 'Un magasin laisse passer la lumière, ou une pièce manque',
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
  chamber: {
    ask: 'Le logement de la pile est-il propre ?',
    how: 'Ouvrez-le et cherchez des dépôts verts ou blancs.',
    photo: 'Le logement ouvert.',
    answers: {
      clean: 'Logement de pile propre',
      none: 'Pas de logement de pile',
      traces: 'Traces d’oxydation, mais contacts en bon état',
      corroded: 'Logement de pile oxydé',
    },
  },
  rewind: {
    ask: 'L’appareil rembobine-t-il ?',
    how: 'Rembobinez une vieille pellicule avec le moteur, ou appuyez sur le bouton et tournez la manivelle.',
    answers: {
      rewinds: 'Rembobine la pellicule',
      none: 'La pellicule ne se rembobine pas',
      rough: 'Rembobine, mais accroche ou traîne',
      fails: 'Ne rembobine pas',
    },
  },
  eject: {
    ask: 'L’appareil éjecte-t-il la photo ?',
    how: 'Prenez une photo, ou utilisez une vieille cassette : le moteur doit sortir chaque feuille.',
    answers: {
      ejects: 'Éjecte les photos',
      none: 'Les photos se tirent à la main',
      slow: 'Éjecte lentement ou bruyamment',
      fails: 'N’éjecte pas les photos',
    },
  },
  rollers: {
    ask: 'Les rouleaux sont-ils propres ?',
    how: 'Regardez-les entre deux cassettes. La chimie séchée laisse des taches sur chaque photo.',
    photo: 'Les rouleaux.',
    answers: {
      clean: 'Rouleaux propres',
      dirty: 'Rouleaux sales, nettoyables',
      damaged: 'Rouleaux marqués ou rayés',
    },
  },
  cocking: {
    ask: 'L’armement du boîtier arme-t-il aussi l’objectif ?',
    how: 'Armez, déclenchez, démontez et remontez l’objectif, aussi miroir relevé. Rien ne doit se bloquer.',
    answers: {
      smooth: 'Arme boîtier et objectif sans accroc',
      none: 'N’arme pas l’objectif',
      rough: 'Armement rugueux, mais ne se bloque jamais',
      jams: 'Se bloque',
    },
  },
  flash: {
    ask: 'Le flash part-il ?',
    how: 'Chargez le flash intégré et déclenchez. Montez-en un autre, et déclenchez à la vitesse de synchro, dos ouvert.',
    answers: {
      fires: 'Le flash part au bon moment',
      none: 'Ni flash ni synchro',
      fails: 'Le flash ne se charge pas ou part au mauvais moment',
    },
  },
  doors: {
    ask: 'La trappe de la pile ferme-t-elle ?',
    how: 'Fermez-la et secouez doucement l’appareil. Les trappes fendues sont fréquentes.',
    photo: 'La trappe et son loquet.',
    answers: {
      close: 'La trappe de la pile ferme',
      none: 'Pas de trappe de pile',
      worn: 'Trappe de la pile usée mais reste fermée',
      broken: 'Trappe de la pile ou loquet cassé',
    },
  },
  ...builtInLens,
  ...body,
  service,
  smell,
};

import type { ListWords } from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';
import { glass, service, smell } from './checklist-shared.ts';

export const lensWords: Translation<ListWords> = {
  build: {
    ask: 'De quel type d’objectif s’agit-il ?',
    how: 'Les questions en dépendent.',
    answers: {
      zoom: 'Zoom autofocus',
      prime: 'Focale fixe autofocus',
      manualZoom: 'Zoom à mise au point manuelle',
      manual: 'Focale fixe à mise au point manuelle',
      leaf: 'Objectif à obturateur intégré',
    },
  },
  ...glass,
  separation: {
    ask: 'Y a-t-il un décollement des lentilles ?',
    how: 'Cherchez des irisations ou des bulles, surtout au bord.',
    photo: 'L’irisation au bord.',
    answers: {
      none: 'Pas de décollement des lentilles',
      rim: 'Décollement au bord',
      spread: 'Décollement sur toute la lentille',
    },
  },
  coating: {
    ask: 'Le traitement est-il intact ?',
    how: 'Faites se refléter une lampe dans les lentilles avant et arrière : la couleur doit être uniforme.',
    photo: 'Le reflet.',
    answers: {
      intact: 'Traitement intact',
      none: 'Verre non traité',
      worn: 'Traitement marqué ou aminci par endroits',
      peeling: 'Traitement écaillé ou effacé',
    },
  },
  yellowing: {
    ask: 'Le verre a-t-il jauni ?',
    how: 'Posez l’objectif sur du papier blanc. Le verre au thorium des années 60 et 70 jaunit ; une exposition au soleil le corrige souvent.',
    photo: 'L’objectif sur du papier blanc.',
    answers: {
      none: 'Verre non jauni',
      slight: 'Verre légèrement jauni',
      strong: 'Verre nettement jauni',
    },
  },
  flaking: {
    ask: 'La peinture noire s’écaille-t-elle à l’intérieur ?',
    how: 'Cherchez des points blancs au bord des lentilles (schneidérite) et des écailles détachées.',
    photo: 'Les points ou les écailles.',
    answers: {
      none: 'Peinture intérieure intacte',
      dots: 'Points blancs au bord des lentilles',
      flakes: 'Écailles de peinture sur les lentilles',
    },
  },
  dust: {
    ask: 'Y a-t-il beaucoup de poussière à l’intérieur ?',
    how: 'Éclairez par l’arrière avec une lampe de poche. Tout objectif d’occasion en contient un peu.',
    answers: {
      little: 'Presque pas de poussière',
      some: 'Un peu de poussière à l’intérieur',
      much: 'Beaucoup de poussière à l’intérieur',
    },
  },
  leaf: {
    ask: 'L’obturateur de l’objectif fonctionne-t-il ?',
    how: 'Déclenchez à 1 s, 1/8 s et 1/500 s, et écoutez.',
    answers: {
      right: 'Obturateur central régulier à l’oreille',
      none: 'Pas d’obturateur intégré',
      slow: 'Vitesses lentes de l’obturateur central trop longues',
      stuck: 'L’obturateur central se bloque',
    },
  },
  focus: {
    ask: 'La bague de mise au point fonctionne-t-elle ?',
    how: 'Tournez-la d’une butée à l’autre. La résistance doit être partout la même. Une bague électronique tourne sans fin : sur un boîtier, l’image doit suivre.',
    answers: {
      smooth: 'Bague fluide, qui déplace la mise au point',
      none: 'Pas de bague de mise au point',
      uneven: 'Bague de mise au point irrégulière ou avec du jeu',
      stiff: 'Bague de mise au point dure',
      stuck: 'Bague de mise au point bloquée ou sans effet',
    },
  },
  zoom: {
    ask: 'La bague de zoom tourne-t-elle ?',
    how: 'Tournez-la d’une butée à l’autre, puis pointez l’objectif vers le bas. Le zoom doit rester en place.',
    answers: {
      smooth: 'Zoom fluide',
      none: 'Focale fixe',
      creeps: 'Le zoom coulisse seul ou est irrégulier',
      stiff: 'Zoom dur',
      stuck: 'Zoom bloqué',
    },
  },
  autofocus: {
    ask: 'L’autofocus fonctionne-t-il ?',
    how: 'Sur un boîtier, appuyez à mi-course sur un sujet proche, puis lointain, aux deux bouts du zoom. Écoutez le moteur.',
    answers: {
      sure: 'Autofocus rapide et sûr',
      none: 'Pas d’autofocus',
      loud: 'Autofocus lent ou bruyant',
      fails: 'Autofocus défaillant, en permanence ou par moments',
    },
  },
  stabilizer: {
    ask: 'La stabilisation fonctionne-t-elle ?',
    how: 'Appuyez à mi-course à la plus longue focale : l’image du viseur se stabilise. Ou comparez des photos à 1/8 s, avec et sans.',
    answers: {
      works: 'La stabilisation fonctionne',
      none: 'Pas de stabilisation',
      loud: 'Stabilisation bruyante, ou qui saute au départ',
      fails: 'La stabilisation ne fonctionne pas',
    },
  },
  sharp: {
    ask: 'La netteté est-elle la même de tous les côtés ?',
    how: 'Photographiez un mur de briques bien de face, à pleine ouverture. Comparez les quatre coins.',
    photo: 'Le plus mauvais coin, agrandi.',
    answers: {
      even: 'Netteté homogène de tous les côtés',
      slight: 'Un côté un peu plus mou à pleine ouverture',
      soft: 'Un côté nettement mou (décentré)',
    },
  },
  lensMount: {
    ask: 'L’objectif se monte-t-il sans jeu sur un boîtier ?',
    how: 'Essayez doucement de tourner l’objectif. Il ne doit pas avoir de jeu. Le boîtier doit afficher son ouverture.',
    photo: 'La monture vue de l’arrière.',
    answers: {
      tight: 'Monture sans jeu, contacts en bon état',
      brassed: 'Monture usée mais sans jeu',
      loose: 'Monture avec du jeu ou tordue',
      contacts: 'Contacts défaillants : le boîtier ne reconnaît pas l’objectif',
    },
  },
  altered: {
    ask: 'La monture ou la bague de diaphragme ont-elles été modifiées ?',
    how: 'Par exemple conversion AI, autre monture, ou bague sans crans.',
    photo: 'La partie modifiée.',
    answers: {
      none: 'Monture et bague de diaphragme d’origine',
      clean: 'Modification propre, fonctionne comme prévu',
      rough: 'Modification à la lime, ou pièces manquantes',
    },
  },
  thread: {
    ask: 'Peut-on visser un filtre ?',
    how: 'Vissez-en un, puis dévissez-le.',
    answers: {
      clean: 'Filetage de filtre propre',
      none: 'Pas de filetage de filtre',
      marked: 'Filetage de filtre marqué mais utilisable',
      bent: 'Filetage de filtre tordu',
    },
  },
  rubber: {
    ask: 'Les caoutchoucs des bagues sont-ils en bon état ?',
    how: 'Vérifiez qu’ils ne sont ni détendus ni blanchis.',
    photo: 'Le caoutchouc.',
    answers: {
      firm: 'Caoutchouc ferme et propre',
      none: 'Pas de caoutchouc',
      loose: 'Caoutchouc détendu ou blanchi',
      missing: 'Caoutchouc déchiré ou manquant',
    },
  },
  parts: {
    ask: 'Pare-soleil intégré, collier et commutateurs sont-ils en bon état ?',
    how: 'Faites coulisser le pare-soleil intégré, bloquez le collier de pied et actionnez chaque commutateur.',
    answers: {
      fine: 'Pare-soleil intégré, collier et commutateurs en bon état',
      none: 'Rien de tout cela',
      worn: 'Pare-soleil, collier ou commutateur avec du jeu',
      missing: 'Pare-soleil, pied de collier ou commutateur cassé ou manquant',
    },
  },
  barrel: {
    ask: 'Quel est le degré d’usure du fût ?',
    how: 'Tournez-le sous une lampe, et regardez les bagues et les gravures.',
    photo: 'La marque de près.',
    answers: {
      clean: 'Fût presque sans traces d’usage',
      worn: 'Fût usé',
      dented: 'Fût bosselé, fissuré ou très usé jusqu’au métal',
    },
  },
  stopping: {
    ask: 'Le diaphragme se ferme-t-il sur un boîtier ?',
    how: 'Prenez une photo à f/16 et une à pleine ouverture, aux deux bouts du zoom : même luminosité, aucune erreur.',
    answers: {
      works: 'Le diaphragme se ferme sur un boîtier',
      none: 'Le boîtier ne règle pas le diaphragme',
      errors: 'Photos trop claires à f/16, ou le boîtier affiche une erreur',
    },
  },
  infinity: {
    ask: 'L’infini est-il net ?',
    how: 'Faites la mise au point à la main sur une arête très lointaine. Les objectifs adaptés ou démontés s’arrêtent souvent avant. Les autofocus et les longues focales peuvent aller au-delà.',
    answers: {
      sharp: 'Net à l’infini',
      none: 'Conçu pour la proxiphotographie ou le soufflet',
      past: 'Repère de l’infini faux, mais net à l’infini',
      short: 'N’atteint pas l’infini',
    },
  },
  coupling: {
    ask: 'L’objectif s’accorde-t-il avec le télémètre ?',
    how: 'Sur un télémétrique bien réglé, faites la mise au point à pleine ouverture sur une règle à 1 m, et comparez.',
    answers: {
      agrees: 'S’accorde avec le télémètre, de près et de loin',
      none: 'Non couplé au télémètre',
      slight: 'Mise au point un peu décalée de près ou de loin',
      off: 'Mise au point nettement décalée, à régler',
    },
  },
  front: {
    ask: 'La lentille avant est-elle rayée ?',
    how: 'Faites de la buée dessus, et tournez-la sous une lampe.',
    photo: 'La rayure, éclairée de côté.',
    answers: {
      none: 'Pas de rayures sur la lentille avant',
      fine: 'Fines traces de nettoyage sur la lentille avant',
      deep: 'Rayures profondes ou éclats sur la lentille avant',
    },
  },
  rear: {
    ask: 'La lentille arrière est-elle rayée ?',
    how: 'Faites de la buée dessus, et tournez-la sous une lampe. Une marque à l’arrière se voit plus vite sur les photos qu’à l’avant.',
    photo: 'La rayure, éclairée de côté.',
    answers: {
      none: 'Pas de rayures sur la lentille arrière',
      faint: 'Une légère marque sur la lentille arrière',
      marked: 'Rayures ou éclats sur la lentille arrière',
    },
  },
  service,
  smell,
};

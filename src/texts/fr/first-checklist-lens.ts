import type { PointWords } from '#src/texts/checklist-shared.ts';
import { repairs, sitsTight } from './first-checklist-cameras.ts';

export const lensWords: Record<string, PointWords> = {
  fungus: {
    ask: 'Y a-t-il des champignons ?',
    how: 'Éclairez par l’arrière avec une lampe de poche, et cherchez des filaments ramifiés.',
    photo: 'Les filaments, éclairés par l’arrière.',
    answers: {
      none: 'Pas de champignons',
      rim: 'Un début de champignons au bord',
      spread: 'Champignons sur toute la lentille',
    },
  },
  haze: {
    ask: 'Y a-t-il du voile ?',
    how: 'Éclairez par l’arrière avec une lampe de poche : un verre limpide reste sombre autour de la lumière.',
    photo: 'Le voile, éclairé par l’arrière.',
    answers: { none: 'Pas de voile', trace: 'Un léger voile', milky: 'Verre d’aspect laiteux' },
  },
  scratches: {
    ask: 'Les lentilles sont-elles rayées ?',
    how: 'Faites de la buée sur les lentilles avant et arrière, et tournez-les sous une lampe.',
    photo: 'La rayure, éclairée de côté.',
    answers: {
      none: 'Pas de rayures',
      fine: 'Fines traces de nettoyage',
      deep: 'Une rayure que l’on sent au doigt',
    },
  },
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
  dust: {
    ask: 'Y a-t-il beaucoup de poussière à l’intérieur ?',
    how: 'Éclairez par l’arrière avec une lampe de poche. Tout objectif d’occasion en contient un peu.',
    answers: {
      little: 'Presque pas de poussière',
      some: 'Un peu de poussière à l’intérieur',
      much: 'Beaucoup de poussière à l’intérieur',
    },
  },
  aperture: {
    ask: 'Les lamelles du diaphragme bougent-elles ?',
    how: 'Fermez-les et ouvrez-les plusieurs fois : elles doivent claquer et paraître sèches.',
    photo: 'Les lamelles fermées, vues de face.',
    answers: {
      snappy: 'Lamelles sèches et franches',
      none: 'Pas de lamelles',
      oil: 'Huile sur les lamelles, mais encore franches',
      slow: 'Lamelles lentes',
      stuck: 'Lamelles bloquées',
    },
  },
  focus: {
    ask: 'La bague de mise au point tourne-t-elle ?',
    how: 'Tournez-la d’une butée à l’autre.',
    answers: {
      smooth: 'Mise au point fluide',
      uneven: 'Mise au point irrégulière ou avec du jeu',
      stiff: 'Mise au point dure',
      stuck: 'Mise au point bloquée',
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
    },
  },
  autofocus: {
    ask: 'L’autofocus accroche-t-il ?',
    how: 'Essayez-le de près et de loin, sur un boîtier.',
    answers: {
      sure: 'Autofocus précis',
      none: 'Pas d’autofocus',
      loud: 'Autofocus lent ou bruyant',
      fails: 'Autofocus en panne',
    },
  },
  stabiliser: {
    ask: 'La stabilisation fonctionne-t-elle ?',
    how: 'Activez-la : l’image du viseur se calme.',
    answers: {
      works: 'La stabilisation fonctionne',
      none: 'Pas de stabilisation',
      loud: 'Stabilisation bruyante mais fonctionne',
      fails: 'Stabilisation en panne',
    },
  },
  lensMount: {
    ...sitsTight,
    ask: 'L’objectif se monte-t-il sans jeu sur un boîtier ?',
    answers: {
      tight: 'Monture sans jeu, contacts bons',
      brassed: 'Monture usée mais sans jeu',
      loose: 'Monture avec du jeu, ou contacts défaillants',
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
  barrel: {
    ask: 'Dans quel état est le fût ?',
    how: 'Tournez-le sous une lampe, et regardez ses bagues.',
    photo: 'La marque de près.',
    answers: { clean: 'Fût comme neuf', worn: 'Fût usé', dented: 'Fût bosselé ou fissuré' },
  },
  repairs,
};

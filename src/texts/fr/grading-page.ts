import type { gradingPageTexts as english } from '#src/texts/grading-page.ts';
import type { Translation } from '#src/texts/translation.ts';

export const gradingPageTexts: Translation<typeof english> = {
  page: {
    title: 'Critères d’état',
    lead: 'Pour chaque type d’article, les vendeurs répondent aux mêmes questions. La plus mauvaise réponse fixe l’état ; il n’y a pas de moyenne. Le contrôle est fait par le vendeur, pas par nous.',
    rules: [
      'Les questions dépendent du modèle : seul ce qui le concerne est demandé.',
      'Chaque réponse plafonne l’état à « Excellent », « Bon » ou « Moyen ».',
      'Si un contrôle obligatoire est sauté, l’état est « Bon » au mieux.',
      'Si plus d’un tiers des points n’a pas été contrôlé, aucun état n’est établi.',
      'Si une réponse porte la mention « Moyen – en panne », l’article est annoncé ainsi.',
      'Un vendeur peut annoncer un état moins bon que celui-ci, mais pas meilleur.',
    ],
    jump: 'Aller à une grille',
    needed: 'obligatoire',
    only: {
      'changeable-lens': 'Si l’objectif se démonte',
      'built-in-lens': 'Si l’objectif est fixe',
      mirror: 'S’il a un miroir',
      rangefinder: 'S’il a un télémètre',
      autofocus: 'S’il est autofocus',
      'manual-focus': 'Si l’objectif est à mise au point manuelle',
      zoom: 'Si c’est un zoom',
      stabilizer: 'S’il est stabilisé',
      'leaf-shutter': 'S’il a un obturateur intégré',
      magazines: 'S’il utilise des magasins ou des châssis',
      bellows: 'S’il a un soufflet',
      functions: 'Sauf pour les pellicules',
      power: 'S’il a une batterie ou un câble',
      charge: 'Pour les batteries, grips et chargeurs',
      label: 'Pour les batteries et les cartes mémoire',
      capacity: 'Pour les cartes mémoire',
      flash: 'Pour les flashs et les torches',
      reading: 'Pour les posemètres',
      optics: 'Pour les filtres, bagues et convertisseurs',
      expiry: 'Pour les pellicules',
      locks: 'Pour les trépieds, rotules et stabilisateurs',
    },
    fails: 'Moyen – en panne',
  },
};

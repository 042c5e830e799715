import type { pauseTexts as english } from '#src/texts/pauses.ts';

export const pauseTexts: typeof english = {
  title: 'Annonces en pause',
  lead: 'Retirées des listes tant qu’un admin ne les a pas rétablies.',
  link: 'Annonces en pause',
  tag: 'En pause',
  since: (day) => `En pause depuis le ${day}`,
  edited: (day) => `Modifiée par le vendeur le ${day}`,
  notEdited: 'Pas modifiée depuis.',
  restore: 'Rétablir',
  restoreOf: (title) => `Rétablir : ${title}`,
  restored: 'Annonce rétablie',
  failed: 'Une erreur s’est produite. Rien n’a été modifié. Réessayez.',
  empty: 'Rien en pause',
  emptyHint: 'Les annonces mises en pause après un signalement apparaissent ici.',
  why: 'Motif',
  notice: (day) => `En pause depuis le ${day}`,
  what: 'L’équipe du site l’a retirée des listes. Personne ne peut la voir ni réserver l’article tant qu’elle n’est pas rétablie.',
  todo: 'Corrigez le problème, puis écrivez-nous à l’adresse au bas de cette page. L’équipe du site vérifiera et rétablira l’annonce.',
  off: 'En pause : retirée des listes tant que l’équipe du site ne l’a pas rétablie.',
  bySeller: {
    tag: (day) => `Mise en pause par le vendeur le ${day}`,
    notice: (day) => `Vous l’avez mise en pause le ${day}`,
    what: 'Personne ne peut la voir ni réserver l’article tant qu’elle est en pause.',
    advertiseOff: 'Reprenez-la d’abord : une annonce en pause ne peut pas être mise à la une.',
    adminWhat: 'Le vendeur l’a mise en pause.',
  },
};

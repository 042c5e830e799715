import type { meetingTexts as english } from '#src/texts/meeting-checklist.ts';
import type { Translation } from '#src/texts/translation.ts';

export const meetingTexts: Translation<typeof english> = {
  title: 'Grille de contrôle pour le rendez-vous',
  pageTitle: (item) => `Grille de contrôle : ${item}`,
  lead: (isGraded) =>
    isGraded
      ? 'Imprimez-la ou gardez-la ouverte sur votre téléphone. Comparez ce que le vendeur a constaté avec ce que vous voyez.'
      : 'Imprimez-la ou gardez-la ouverte sur votre téléphone. Le vendeur n’a pas rempli cette grille.',
  bring: {
    cameras:
      'Emportez une lampe de poche, une batterie chargée, une carte mémoire ou une pellicule, et un objectif si l’appareil en accepte un.',
    lens: 'Emportez une lampe de poche et un boîtier compatible.',
    accessories: 'Emportez le matériel qui va avec, et des piles neuves s’il en faut.',
  },
  facts: (price, condition) => `${price} · ${condition}`,
  quick: 'L’essentiel en cinq minutes',
  others: 'Si vous avez plus de temps',
  check: 'Contrôle',
  seller: 'Constat du vendeur',
  same: 'OK ?',
  box: '☐',
  notChecked: 'Non contrôlé',
  notes: 'Notes',
  back: 'Retour à l’article',
};

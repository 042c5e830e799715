import type { modelTexts as english } from '#src/texts/models.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const modelTexts: Translation<typeof english> = {
  about: 'En savoir plus sur ce modèle',
  aboutModel: (model) => `En savoir plus sur le modèle : ${model}`,
  description: (model) =>
    `${model} : les caractéristiques, ce qui est compatible, les annonces du moment et ce qu’il faut vérifier avant d’acheter d’occasion.`,
  onSale: 'En vente actuellement',
  noneOnSale: 'Aucun exemplaire en vente pour le moment.',
  all: (count) => plural(count, { one: 'Voir {n} article', other: 'Voir les {n} articles' }),
  notify: 'M’avertir du prochain',
  facts: 'Caractéristiques',
  sources: 'Sources',
  report: 'Signaler une erreur',
  fits: { cameras: 'Objectifs compatibles', lens: 'Appareils compatibles' },
  fitsHint: 'En vente ici actuellement :',
  native: {
    cameras: (count) =>
      plural(count, {
        one: '{n} objectif se monte sans bague',
        other: '{n} objectifs se montent sans bague',
      }),
    lens: (count) =>
      plural(count, {
        one: '{n} appareil l’accepte sans bague',
        other: '{n} appareils l’acceptent sans bague',
      }),
  },
  adapter: (count) => plural(count, { other: '{n} de plus avec une bague' }),
  limited: (count) => plural(count, { other: '{n} de plus avec des limites' }),
  check: { cameras: 'Vérifier un autre objectif', lens: 'Vérifier un autre appareil' },
  known: 'Ce qu’on sait de ce modèle',
  notes: {
    edit: 'Modifier ces remarques',
    lead: 'Tout le monde lit ces remarques sur la page du modèle. Une remarque sans texte n’est pas affichée.',
    original: (text) => `Texte d’origine : ${text}`,
    note: (position) => `Remarque ${position}`,
    save: 'Enregistrer',
    cancel: 'Annuler',
    saved: 'Les remarques sont enregistrées.',
    failed: 'Les remarques n’ont pas pu être enregistrées. Réessayez.',
  },
  look: 'Que vérifier avant d’acheter',
};

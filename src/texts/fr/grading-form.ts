import type { gradingFormTexts as english } from '#src/texts/grading-form.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const gradingFormTexts: Translation<typeof english> = {
  lists: {
    digital: 'Appareil numérique',
    film: 'Appareil argentique',
    lens: 'Objectif',
    accessory: 'Accessoire',
  },

  form: {
    begin: 'Contrôler avec la grille',
    again: 'Recontrôler',
    offer: {
      other:
        'Une vingtaine de questions courtes, avec des photos si elles sont utiles. Vos réponses sont publiques.',
      accessory:
        'Quelques questions courtes, avec des photos si elles sont utiles. Vos réponses sont publiques.',
    },
    done: (grade) => `État : ${grade}`,
    doneNone: 'Pas assez de points contrôlés pour établir l’état',
    remove: 'Retirer le contrôle',
    title: 'Contrôler avec la grille',
    which: 'De quel type d’appareil s’agit-il ?',
    progress: (number, of) => `Question ${number} sur ${of}`,
    answers: 'Réponses',
    notChecked: 'Non contrôlé',
    back: 'Retour',
    next: 'Suivant',
    toEnd: 'Aller au résultat',
    photoOf: (what) => `Photo : ${what}`,
    photoSkip: 'Une photo est utile, mais pas obligatoire.',
    soFar: (grade) => `Pour l’instant : ${grade}`,
    soFarNone: (missing) =>
      plural(missing, { one: 'Encore un point à contrôler', other: `Encore ${missing} points à contrôler` }),
    change: (ask) => `Changer la réponse à « ${ask} »`,
    save: 'Enregistrer l’état',
    saved: 'État enregistré.',
    condition: 'État annoncé',
    conditionHint: (best) =>
      `D’après vos réponses, le meilleur état possible est : ${best}. Vous pouvez en choisir un moins bon.`,
    conditionHintNone: (best) =>
      `Sans contrôle complet, c’est votre appréciation. Le meilleur choix possible est : ${best}.`,
    failed: 'L’état n’a pas été enregistré. Vos réponses sont toujours là. Réessayez.',
  },
  service: {
    by: 'Révisé par',
    byHint: 'Le nom du réparateur. Il est public.',
    year: 'Année',
    unknownYear: 'Inconnue',
  },
};

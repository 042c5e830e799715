import type { listingFormTexts as english } from '#src/texts/listing-form.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const listingFormTexts: Translation<typeof english> = {
  sections: {
    photos: 'Photos',
    item: 'Qu’est-ce que c’est ?',
    condition: 'Dans quel état ?',
    price: 'Prix',
    included: 'Fourni avec',
    parts: 'Vendu avec',
    more: 'Encore quelques détails',
  },
  kindOf: { cameras: 'Appareil', lens: 'Objectif', accessories: 'Accessoire' },
  switched: {
    cameras: 'C’est un appareil photo. Le formulaire est maintenant celui d’un appareil.',
    lens: 'C’est un objectif. Le formulaire est maintenant celui d’un objectif.',
  },
  conditionHint:
    'Excellent : tout fonctionne, presque aucune trace. Bon : fonctionne, usure normale. Moyen : usure marquée, ou quelque chose ne fonctionne pas.',
  optional: 'facultatif',
  includedHint: 'Cochez ce qui est fourni avec.',
  oldEvidence:
    'Le nombre de déclenchements a été retiré, car il a été lu il y a plus d’un jour. Relevez-le de nouveau, ou mettez l’annonce en ligne sans lui.',
  parts: {
    hint: 'Un objectif sur le boîtier, un second objectif, un dos : indiquez chacun d’eux pour qu’on trouve votre annonce.',
    part: (number, kind) => `${number}. ${kind}`,
    name: 'Nom',
    add: {
      cameras: 'Ajouter un appareil',
      lens: 'Ajouter un objectif',
      accessories: 'Ajouter un accessoire',
    },
    nameLens: 'Indiquer l’objectif',
    nameLensHint: 'Quel objectif est-ce ? Indiquez-le pour qu’on trouve votre annonce.',
    remove: 'Retirer',
    removeOf: (part) => `Retirer : ${part}`,
  },
  uploading: 'Les photos en cours d’envoi seront perdues. Tout le reste est enregistré dans un brouillon.',
  preview: {
    open: 'Aperçu',
    title: 'Aperçu',
    lead: 'Voici votre annonce telle qu’on la verra. Elle n’est pas encore en ligne.',
    noTitle: 'Pas encore de titre',
    noPrice: 'Pas encore de prix',
    noPhotos: 'Pas encore de photos',
    back: 'Retour au formulaire',
  },
  draft: {
    saving: 'Enregistrement…',
    saved: 'Brouillon enregistré',
    uploading: (count) =>
      `Brouillon enregistré, ${plural(count, { one: '{n} photo', other: '{n} photos' })} en cours d’envoi`,
    lost: (count) =>
      plural(count, {
        one: '1 photo n’a pas été envoyée. Choisissez-la de nouveau.',
        other: `${count} photos n’ont pas été envoyées. Choisissez-les de nouveau.`,
      }),
    waiting:
      'Enregistré dans ce navigateur. Nous l’ajouterons à votre compte quand vous serez de nouveau en ligne.',
    refused: (why) => `Enregistré dans ce navigateur seulement. ${why}`,
    changed: 'Ce brouillon a été modifié ailleurs',
    changedText: 'Une seule version peut être gardée.',
    takeOther: 'Prendre l’autre version',
    keepMine: 'Garder cette version',
    gone: 'Ce brouillon a été mis en ligne ou supprimé ailleurs. Regardez dans « Mes annonces » avant de le remettre en ligne.',
    notFound: 'Ce brouillon n’existe plus. Il a été mis en ligne ou supprimé.',
  },
  drafts: {
    title: 'Brouillons',
    untitled: {
      cameras: 'Appareil sans titre',
      lens: 'Objectif sans titre',
      accessories: 'Accessoire sans titre',
    },
    savedAt: 'Enregistré :',
    until: (day) => `gardé jusqu’au ${day}`,
    onDevice: 'Dans ce navigateur seulement',
    continue: 'Continuer',
    finish: (title) => `Terminer mon annonce : ${title}`,
    continueOf: (title) => `Continuer : ${title}`,
    remove: 'Supprimer',
    removeOf: (title) => `Supprimer : ${title}`,
    removeTitle: (title) => `Supprimer le brouillon « ${title} » ?`,
    removeText: 'Son texte et ses photos seront supprimés. C’est irréversible.',
    removed: 'Brouillon supprimé',
    keep: 'Le garder',
    failed: 'Le brouillon n’a pas été supprimé. Réessayez.',
  },
  another: {
    label: 'Vendre un article similaire',
    copied: (title) =>
      `Repris de « ${title} ». Ajoutez les photos et l’état, et vérifiez l’âge et la description.`,
    failed: 'Le nouveau brouillon n’a pas été créé. Réessayez.',
  },
};

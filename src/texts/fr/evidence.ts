import type { evidenceTexts as english } from '#src/texts/evidence.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const evidenceTexts: Translation<typeof english> = {
  count: {
    title: 'Compteur',
    known: digits,
    fromFile: (count) =>
      plural(count, {
        one: '{n} déclenchement (lu dans un fichier)',
        other: '{n} déclenchements (lus dans un fichier)',
      }),
    about: 'À propos de ce nombre',
    readFrom: (read, camera, taken) => `Lu le ${read} dans un fichier daté du ${taken} (${camera}).`,
    readFromUndated: (read, camera) =>
      `Lu le ${read} dans un fichier sans date fiable (${camera}) : l’horloge de l’appareil n’était pas réglée.`,
    canBeEdited: 'Les données d’un fichier peuvent être modifiées.',
    unknown: 'Inconnu',
    film: 'Sans objet en argentique',
    notShown: 'Non communiqué par le vendeur',
    why: {
      maker: (make) => `nous ne savons pas le lire dans les fichiers ${make}`,
      'not-written': 'le fichier ne l’indique pas',
      'not-believed': 'le nombre indiqué par le fichier n’est pas plausible',
    },
    counts: {
      exposures: 'Obturateur électronique compris.',
      mechanical: 'Obturateur mécanique seulement.',
    },
    notes: {
      savedBy: (program) => `Enregistré par ${program}, pas par l’appareil.`,
      'may-have-wrapped':
        'Sur ce modèle, le compteur repart de zéro après 65 535 : le nombre réel peut être plus élevé.',
      'not-compared': 'L’appareil du fichier n’a pas été comparé au modèle de l’annonce.',
      'count-fell': 'Un fichier précédent de cette annonce indiquait un nombre plus élevé.',
    },
    firmware: (version) => `Firmware ${version}.`,
  },
};

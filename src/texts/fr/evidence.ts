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
      maker: (make) => `les fichiers ${make} ne l’indiquent pas`,
      'not-written': 'le fichier ne l’indique pas',
      'not-believed': 'le nombre indiqué par le fichier n’est pas plausible',
    },
    howToSee: 'Comment le voir',
    seen: {
      Canon: 'Sur la plupart des EOS, un programme sur ordinateur lit ce nombre par USB.',
      Olympus:
        'Beaucoup d’appareils Olympus et OM System l’affichent : allumez en maintenant MENU, ouvrez le réglage de luminosité de l’écran, puis appuyez sur INFO, haut, bas, gauche, droite, le déclencheur, haut et droite. Le nombre est à côté de R.',
      Panasonic:
        'Beaucoup d’appareils LUMIX l’affichent sous le nom SHTCNT dans un menu de service. Les touches qui l’ouvrent dépendent du modèle.',
      other: 'Seul le service après-vente du fabricant peut le lire.',
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

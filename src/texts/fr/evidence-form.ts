import type { evidenceFormTexts as english } from '#src/texts/evidence-form.ts';
import type { Translation } from '#src/texts/translation.ts';

export const evidenceFormTexts: Translation<typeof english> = {
  offer:
    'On vous demandera le nombre de déclenchements. Beaucoup d’appareils l’inscrivent dans leurs fichiers.',
  begin: 'Relever les déclenchements',
  again: 'Lire un autre fichier',
  change: 'Relever les déclenchements',
  remove: 'Retirer',
  removeShown: 'Retirer le nombre de déclenchements',
  removed: 'Nombre de déclenchements retiré.',
  saved: 'Le nombre est maintenant visible.',
  chosen: (camera) => `${camera} : lu dans un fichier`,

  title: 'Lire le nombre de déclenchements dans un fichier',
  maker: 'De quelle marque est l’appareil ?',
  otherMaker: 'Une autre marque',
  how: {
    get: 'Mettez sa carte dans un lecteur, ou branchez l’appareil avec son câble, et ouvrez le dossier DCIM.',
    getSony:
      'Mettez sa carte dans un lecteur, ou réglez « Connexion USB » sur « Stockage de masse » et branchez l’appareil avec son câble, puis ouvrez le dossier DCIM.',
    choose: (names, app) =>
      `Choisissez le fichier d’origine le plus récent, ${names}. Un fichier passé par ${app}, une messagerie ou un logiciel de retouche peut avoir perdu cette donnée.`,
    anApp: 'une application',
  },
  limits: {
    Canon:
      'Chez Canon, ces appareils enregistrent le nombre de déclenchements dans leurs fichiers : EOS R5, R6, R6 Mark II, R8 et R50, PowerShot G5 X Mark II et les deux premières générations des EOS-1D et 1Ds.',
    Sony: 'Avec un α1 II ou un α7 V, choisissez une photo prise avec l’obturateur mécanique.',
  },
  countless: (make) =>
    `Les appareils ${make} n’enregistrent pas le nombre de déclenchements dans leurs fichiers.`,
  refused:
    'Les fichiers CRW, X3F et HEIF ne peuvent pas être lus. Réglez l’appareil sur JPEG ou un autre format RAW.',
  sent: 'Seul le premier mégaoctet est envoyé, lu et supprimé. La photo reste chez vous.',
  file: 'Choisir un fichier',
  failed: 'Le fichier n’a pas pu être envoyé. Réessayez.',
  result: 'Données du fichier',
  camera: 'Appareil',
  taken: 'Date de prise de vue',
  clockNotSet: 'L’horloge de l’appareil n’était pas réglée',
  serial: 'Numéro de série',
  serialEnds: (last3) =>
    `…${last3}. Comparez-le avec celui de l’appareil. Affiché une seule fois ; nous ne le gardons pas.`,
  noSerial: 'Absent du fichier',
  nothing: 'Sans nombre de déclenchements, il n’y a rien à afficher dans l’annonce.',
  show: 'Afficher avec l’annonce',
  back: 'Annuler',
};

import type { photosTexts as english } from '#src/texts/photos.ts';
import type { Translation } from '#src/texts/translation.ts';

const you = 'Vous';
/** Says who sent them: « photo d’Anna » would show Anna. */
const sent = (photos: string, from: string) => `${photos} par ${from === you ? 'vous' : from}`;

export const photosTexts: Translation<typeof english> = {
  photos: {
    label: 'Photos',
    choose: 'Choisir des photos',
    chooseOne: 'Choisir une photo',
    take: 'Prendre une photo',
    orDrop: 'ou déposez-les ici, ou collez-les.',
    orDropOne: 'ou déposez-la ici, ou collez-la.',
    notArrived: 'La photo n’a pas été envoyée. Votre saisie est conservée.',
    hint: (max) =>
      `JPEG, PNG, WebP ou AVIF, ${max} photos de 15 Mo au maximum. La première est la photo principale.`,
    list: 'Vos photos, dans l’ordre',
    of: (number) => `Photo ${number}`,
    earlier: (number) => `Avancer la photo ${number}`,
    later: (number) => `Reculer la photo ${number}`,
    remove: (number) => `Retirer la photo ${number}`,
    removed: (number, left) =>
      `Photo ${number} retirée, ${left === 0 ? 'il n’en reste aucune' : `il en reste ${left}`}`,
    moved: (number, of) => `Maintenant photo ${number} sur ${of}`,
    first: 'Première',
    sending: (number) => `Envoi de la photo ${number}`,
    again: 'Réessayer',
    againOf: (number) => `Réessayer d’envoyer la photo ${number}`,
    waiting: 'Pas encore envoyée. Nous continuons d’essayer.',
    failed: 'Elle n’a pas pu être envoyée.',
    tooLarge: 'Plus de 15 Mo.',
    refused: (size: string, limit: string) =>
      `Le serveur l’a refusée à cause de sa taille, ${size} Mo. La limite du site est de ${limit} Mo.`,
    empty: 'Le fichier est vide.',
    heic: 'Le format HEIC n’est pas accepté. Utilisez JPEG.',
    wrongType: 'Type de fichier non accepté. Utilisez JPEG, PNG, WebP ou AVIF.',
    tooMany: (max) => `Une annonce peut avoir ${max} photos au maximum.`,
    notSent: 'Certaines photos n’ont pas été envoyées. Votre saisie est conservée.',
    orAddress: 'Ou l’URL d’une photo',
    missing: 'Ajoutez une photo ou l’URL d’une photo.',
    addressUnused: 'Ignorée si vous envoyez une photo.',
  },
  tiles: {
    of: (number, of, from) =>
      from === null
        ? of === 1
          ? 'Votre photo'
          : `Votre photo ${number} sur ${of}`
        : sent(of === 1 ? 'Photo envoyée' : `Photo ${number} sur ${of}, envoyée`, from),
    from: (from) => (from === null ? 'Vos photos' : sent('Photos envoyées', from)),
    open: (alt) => `${alt} : plein écran`,
    show: (alt) => `${alt} : afficher`,
    showShort: 'Afficher',
  },
};

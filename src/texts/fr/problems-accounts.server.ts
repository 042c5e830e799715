import type {
  accountFields as englishFields,
  accountProblems as english,
  photoProblems as englishPhotos,
} from '#src/texts/problems-accounts.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

const wait = 'Attendez la fin de quelques envois.';

export const accountProblems: Translation<typeof english> = {
  linkExpired: 'Ce lien n’est pas valable ou a expiré.',
  emailTaken: 'Un autre compte a cette adresse e-mail.',
  emailConfirmed: 'Cette adresse e-mail est déjà confirmée.',
  confirmEmail: 'Confirmez d’abord votre adresse e-mail. Nous vous avons envoyé un lien.',
  noFirebaseEndpoint: 'Ce point d’accès n’existe pas : Firebase gère les comptes.',
  firebaseDown: 'Firebase est injoignable pour le moment. Réessayez dans une minute.',
  googleDown: 'Google est injoignable.',
  loginAgain: 'Reconnectez-vous pour confirmer que c’est bien vous.',
  idTokenEnded: 'Le jeton d’identité n’est pas valable ou a expiré.',
  accessTokenEnded: 'Le jeton d’accès n’est pas valable ou a expiré.',
  notForPrograms: 'Cet appel n’est pas possible avec un jeton d’API : il est réservé aux personnes.',
  needsScope: (scope) => `Ce jeton d’API n’a pas la portée ${scope}.`,
  tooManyTokens: (max) => `Vous pouvez avoir ${digits(max)} jetons d’API au maximum. Révoquez-en un d’abord.`,
  tooManyWebhooks: (max) => `Vous pouvez avoir ${digits(max)} webhooks au maximum. Supprimez-en un d’abord.`,
  onlyAdminsHear: 'Seuls les admins peuvent choisir report.opened.',
  onlyAdminsRead: 'Seuls les admins peuvent choisir admin:read.',
  otherOrigin: 'Ce point d’accès n’accepte que les requêtes des pages de ce site.',
  onlyLogin: 'C’est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe.',
  wrongPassword: 'Ce mot de passe n’est pas le bon.',
  wrongLogin: 'E-mail ou mot de passe incorrect',
  wrongCode: 'Ce code est faux ou a déjà servi.',
  stepEnded: 'Reconnectez-vous d’abord : cette connexion a attendu trop longtemps sa deuxième étape.',
  hasAuthenticator: 'Ce compte a déjà une application d’authentification. Retirez-la d’abord.',
  lateAuthenticator:
    'Il était trop tard pour cette application. Fermez cette fenêtre et configurez-la de nouveau.',
  noAuthenticator:
    'Ce compte n’a pas d’application d’authentification, ou elle a été configurée entre-temps.',
  wrongPasskey: 'Cette clé d’accès n’a pas été acceptée. Elle a peut-être été retirée du compte.',
  knownPasskey: 'Cette clé d’accès est déjà utilisée ici.',
  tooManyPasskeys: (max) => `Un compte peut avoir ${digits(max)} clés d’accès au maximum.`,
  noUser: 'Ce membre n’existe pas.',
  ownConcern: 'Cela vous concerne : un autre admin doit décider.',
  suspended: (reason) => `Votre compte est suspendu : ${reason}`,
  closed: 'Ce compte a été fermé.',
  isClosed: 'Ce compte est fermé.',
  tryAgain: 'Réessayez.',
  ownBlock: 'Vous ne pouvez pas vous bloquer vous-même.',
  tooManyBlocks: (max) => `Vous pouvez bloquer ${digits(max)} personnes au maximum.`,
  signUpClosed: 'Ce site n’accepte pas de nouveaux comptes pour le moment.',
  invitationUsed: 'Cette invitation a expiré ou a déjà servi. Demandez-en une autre.',
  nameChanged: (name) => `Cette personne s’appelle maintenant « ${name} ». Vérifiez à nouveau.`,
  onlySellersVerified: 'Seuls les profils de vendeurs peuvent être vérifiés.',
  alreadyVerified: 'Votre profil est déjà vérifié.',
  alreadyAsked: 'Vous avez déjà fait la demande.',
  askAgainLater: (days) => `Vous pouvez refaire une demande ${digits(days)} jours après un refus.`,
  profileFirst:
    'Confirmez d’abord votre adresse e-mail, ajoutez une photo et écrivez au moins dix mots sur vous.',
  declined: (reason) => `L’équipe du site a refusé votre compte : ${reason}`,
  draftSaved: 'Votre brouillon est enregistré.',
  checkedFirst: 'L’équipe du site examine les vendeurs avant la mise en ligne. Vous recevrez un e-mail.',
  uploadingPhotos: (count) => `Vous envoyez déjà ${digits(count)} photos. ${wait}`,
  uploadingMegabytes: (megabytes) => `Vous envoyez déjà ${digits(megabytes)} Mo de photos. ${wait}`,
};

export const accountFields: Translation<typeof englishFields> = {
  isOwnEmail: 'c’est déjà votre adresse e-mail',
  emailTaken: 'appartient à un autre compte',
  incorrect: 'ce n’est pas le bon',
  tooCommon: 'trop courant ; choisissez-en un autre',
  repeats: 'répète toujours les mêmes caractères ; choisissez-en un autre',
  hasShopName: 'contient le nom du site ; choisissez-en un autre',
  hasOwnName: 'contient votre nom ou votre adresse e-mail ; choisissez-en un autre',
  foreignPhoto: 'une photo que vous avez envoyée, ou l’URL d’une photo sur un autre site',
};

export const photoProblems: Translation<typeof englishPhotos> = {
  detail: (fault) => `Photo : ${fault}.`,
  faults: {
    damaged: 'fichier abîmé ou incomplet',
    unknownInks: 'image CMJN sans marqueur Adobe ; enregistrez-la en RVB',
    tooManyPixels: 'plus de 110 mégapixels',
    tooSmall: 'trop petite ; chaque côté doit avoir au moins 32 pixels',
    tooNarrow: 'trop étroite ; le grand côté peut faire au plus 20 fois le petit',
    heic: 'format HEIC, que les navigateurs n’affichent pas ; choisissez JPEG (« Le plus compatible » dans les réglages de l’appareil photo d’un iPhone)',
    empty: 'le fichier est vide',
    unknownFormat: 'un fichier JPEG, PNG, WebP ou AVIF est attendu',
    oneTooMany: (max) => `une de trop ; un compte peut garder ${digits(max)} photos au maximum`,
    noRoom: (megabytes) =>
      `plus de place ; les photos d’un compte peuvent occuper ${digits(megabytes)} Mo au maximum`,
  },
};

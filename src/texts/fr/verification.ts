import type { Translation } from '#src/texts/translation.ts';
import type { verificationTexts as english } from '#src/texts/verification.ts';
import { de, sentence } from './elision.ts';

export const verificationTexts: Translation<typeof english> = {
  title: 'Vérification',
  lead: 'Un badge apparaît à côté de votre nom, avec ce que l’équipe du site a contrôlé. Chaque demande est examinée par une personne : il n’y a donc pas de délai fixe. Dans tous les cas, vous recevrez un e-mail.',
  verified: 'Votre profil est vérifié.',
  asked: (day) => `${sentence(`Demande faite le ${day}`)} Nous vous écrirons dès la décision.`,
  declined: (day) => `Demande refusée le ${day}`,
  again: (day) => sentence(`Vous pourrez refaire une demande à partir du ${day}`),
  needed: 'Ce qu’il vous faut',
  needs: {
    email: 'Une adresse e-mail confirmée',
    photo: 'Une photo',
    about: 'Au moins dix mots sur vous',
  },
  whenComplete: 'Une fois les trois réunis, vous pourrez faire la demande ici.',
  has: 'fait',
  missing: 'à faire',
  note: 'Quelque chose à nous dire ?',
  noteHint:
    'Par exemple un lien vers votre boutique ou vers des avis ailleurs. Seuls les admins le voient. 500 caractères au maximum.',
  optional: 'facultatif',
  ask: 'Demander la vérification',
  sent: 'Merci. Nous allons examiner votre profil.',
  failed: 'Votre demande n’a pas été envoyée. Votre texte est toujours là. Réessayez.',
  notLoaded: 'Cette partie n’a pas pu être chargée. Réessayez plus tard.',
  askedOn: (day) => `Vérification demandée le ${day}`,
  approve: 'Accepter',
  approveOf: (name) => `Accepter : ${name}`,
  decline: 'Refuser',
  declineOf: (name) => `Refuser : ${name}`,
  declineTitle: (name) => `Refuser la demande ${de(name)} ?`,
  declineText: 'Cette personne peut continuer à vendre, et refaire une demande dans 30 jours.',
  reason: 'Motif',
  reasonHint: 'Envoyé par e-mail à la personne. 500 caractères au maximum.',
  cancel: 'Annuler',
  wasDeclined: 'Demande refusée',
};

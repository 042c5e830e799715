import type { handoverTexts as english } from '#src/texts/handover.ts';
import type { Translation } from '#src/texts/translation.ts';

export const handoverTexts: Translation<typeof english> = {
  heading: 'Remise en main propre',
  yourCode: 'Votre code',
  inText:
    'Ce message contient votre code de remise en main propre. Ne le communiquez qu’après avoir vérifié l’article et payé.',
  buyerHint: (seller) =>
    `Une fois l’article vérifié et payé, donnez ce code à ${seller}. Sa saisie conclut la vente, qui est alors définitive. Le code fonctionne hors connexion, et figure aussi dans l’e-mail du rendez-vous.`,
  offlineHint:
    'Une fois l’article vérifié et payé, donnez ce code au vendeur. Sa saisie conclut la vente, qui est alors définitive. Le code fonctionne hors connexion, et figure aussi dans l’e-mail du rendez-vous.',
  sellerHint:
    'Une fois l’article vérifié et payé, saisissez ici le code de l’acheteur. Cela fonctionne aussi hors connexion : votre téléphone contrôle le code et l’envoie plus tard.',
  code: 'Code de l’acheteur',
  codeHint: 'Huit lettres et chiffres, par exemple KM37-XF94.',
  check: 'Conclure la vente',
  wrong: 'Ce code ne correspond pas. Vérifiez-le et réessayez.',
  queued: 'Le code est bon. Nous l’enverrons dès que vous serez en ligne. Vous n’avez plus rien à faire.',
  queuedUnchecked: 'Enregistré. Nous l’enverrons dès que vous serez en ligne.',
  tooMany: 'Trop de tentatives. Patientez 15 minutes.',
  gone: 'Le code est arrivé trop tard : l’article n’est plus disponible.',
  late: 'Le code est arrivé trop tard : la réservation était déjà terminée.',
  lateHint:
    'La réservation a expiré, car personne n’a confirmé le rendez-vous. S’il a eu lieu, le vendeur peut encore saisir ce code pendant une semaine.',
  offline: 'Vous êtes hors connexion. Le code fonctionne quand même.',
  phone: 'Téléphone',
  right: 'Le code est bon. Vous n’avez plus rien à faire.',
  sendsLater: 'Nous l’enverrons dès que vous serez en ligne. Vous pouvez fermer cette page.',
  complete: 'Vente conclue',
  completeText: 'L’article est marqué comme vendu. Vous pouvez laisser un avis maintenant.',
  sent: (title) =>
    `Vente conclue${title === null ? '' : ` : ${title}`}. Vous pouvez laisser un avis maintenant.`,
  review: 'Laisser un avis',
  reload: 'Recharger',
  stored: 'Vos rendez-vous',
  failed: 'Une erreur s’est produite. Réessayez.',
};

import type { requestProblems as english } from '#src/texts/problems-requests.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const requestProblems: Translation<typeof english> = {
  sendJson: 'Envoyez le corps de la requête en JSON.',
  sendForm: 'Envoyez le corps de la requête comme un formulaire.',
  sendMultipart: 'Envoyez le corps de la requête en multipart form data.',
  notJson: 'Le corps de la requête n’est pas un JSON valable.',
  notForm: 'Le corps de la requête n’est pas un formulaire valable.',
  notMultipart: 'Le corps de la requête n’est pas un multipart form data valable.',
  tooDeep: 'Le corps de la requête a trop de niveaux.',
  incomplete: 'Le corps de la requête est incomplet.',
  bodySlow: 'Le corps de la requête n’est pas arrivé à temps.',
  bodyTooLarge: (kilobytes) => `Le corps de la requête peut peser ${digits(kilobytes)} ko au maximum.`,
  fileTooLarge: (megabytes) => `Le fichier peut peser ${digits(megabytes)} Mo au maximum.`,
  singleFile: 'un seul fichier est attendu',
  urlTooLong: (bytes) => `L’URL peut compter ${digits(bytes)} octets au maximum.`,
  urlMalformed: 'L’URL est mal formée.',
  tooManyParameters: (max) => `L’URL peut compter ${digits(max)} paramètres au maximum.`,
  keyMalformed: 'de 1 à 255 caractères ASCII visibles',
  keyReused: 'Cette clé d’idempotence a servi pour un autre appel.',
  keyUsed: 'a servi avec un autre chemin ou un autre corps',
  keyInProgress: 'Le premier appel avec cette clé est encore en cours.',
  mailsInProgress: 'D’autres e-mails partent déjà vers ce destinataire.',
  diskFull: 'Le disque est plein : rien ne peut être enregistré. Réessayez plus tard.',
  databaseReadOnly: 'La base de données est en lecture seule pour le moment. Réessayez.',
  databaseDown: 'La base de données est indisponible pour le moment. Réessayez.',
  databaseSilent: 'La base de données ne répond pas.',
  stopping: 'Arrêt en cours.',
  starting: 'Le site démarre.',
  migrating: (done: number, of: number) =>
    `La base de données est mise à jour. Migrations terminées : ${done} sur ${of}.`,
  tooManyAttempts: 'Trop de tentatives. Réessayez dans un moment.',
  tooManyRequests: 'Trop de requêtes. Réessayez dans un moment.',
  currencyChanged: 'La devise du site vient de changer. Vérifiez les prix et réessayez.',
  repeatedText:
    'Vous avez déjà envoyé ce texte à plusieurs personnes. Écrivez à chacune un message différent.',
};

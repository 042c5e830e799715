import type {
  evidenceProblems as englishEvidence,
  exchangeProblems as englishExchange,
  gradingFields as englishGrading,
  itemFields as englishFields,
  itemProblems as english,
} from '#src/texts/problems-items.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural, uncapitalize } from '#src/texts/words.ts';

const or = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}` : (names[0] ?? '');

export const itemProblems: Translation<typeof english> = {
  noDraft: 'Ce brouillon n’existe pas.',
  tooManyDrafts: (max) =>
    `Vous pouvez avoir ${digits(max)} brouillons au maximum. Supprimez-en un dont vous n’avez pas besoin.`,
  draftChanged: 'Ce brouillon a été modifié ailleurs.',
  noOwnItem: 'Cette annonce ne fait pas partie des vôtres.',
  itemDeleted: 'Cette annonce a été supprimée.',
  booked: 'L’article est réservé. Terminez ou annulez d’abord la réservation.',
  alreadySold: 'L’article est déjà vendu.',
  priceBooked: 'Le prix ne peut pas changer tant que l’article est réservé.',
  priceChanged: 'Le prix a changé entre-temps.',
  priceBelowFloor: 'Le nouveau prix doit être supérieur à votre seuil de refus automatique.',
  pausedByAdmin: 'L’équipe du site a mis cette annonce en pause.',
  onlyAdminRestores: 'L’équipe du site a mis cette annonce en pause, et elle seule peut la rétablir.',
  awaitsReturn:
    'Sa dernière vente a pris fin après la remise en main propre. Ouvrez l’annonce et confirmez que vous avez récupéré l’article.',
  pausedNotAdvertised: 'Une annonce en pause ne peut pas être mise à la une.',
  tooManyAdvertised: (max) =>
    `Vous pouvez mettre à la une ${digits(max)} articles à la fois au maximum. Retirez-en d’abord un autre.`,
  onlyAvailableAdvertised: 'Seul un article disponible peut être mis à la une.',
  soldNotPaused: 'Un article vendu ne peut pas être mis en pause. Retirez-le plutôt.',
  noSavedSearch: 'Cette recherche enregistrée n’existe pas.',
  tooManySearches: (max) => `Vous pouvez enregistrer ${digits(max)} recherches au maximum.`,
  searchSlow: 'Cette recherche prend trop de temps. Essayez moins de mots, ou d’autres.',
  noSeller: 'Ce vendeur n’existe pas.',
  sellerClosed: 'Le compte de ce vendeur est fermé.',
  ownFollow: 'Vous ne pouvez pas suivre votre propre profil.',
  tooManyFollowed: (max) => `Vous pouvez suivre ${digits(max)} profils au maximum.`,
  tooManyWatched: (max) => `Vous pouvez avoir ${digits(max)} favoris au maximum.`,
  noModel: 'Ce modèle n’existe pas.',
  noChecklist: 'Cette grille de contrôle n’existe pas.',
  checklistChanged: 'La grille de contrôle a changé. Reprenez-la.',
  noKitItem: 'Cet élément n’est pas dans votre matériel.',
  tooManyInKit: (max) => `Votre matériel peut compter ${digits(max)} éléments au maximum.`,
};

export const itemFields: Translation<typeof englishFields> = {
  ownItem: 'votre propre article',
  needsOffers: 'seulement si les offres sont autorisées',
  floorBelowPrice: 'Le seuil de refus automatique doit être inférieur à votre prix.',
  booked: 'pas de modification tant que l’article est réservé',
  needsPhoto: 'une photo au minimum, sauf si `img` est l’URL d’une photo',
  tooWide: 'chaque jour ou jamais, car cette recherche trouve trop d’articles pour des alertes immédiates',
  inQuery: (field, fault) => `${field} : ${fault}`,
  onlyLens: 'seulement pour un objectif',
  notForKind: 'impossible pour ce type d’article',
  onlyFitting: 'seulement pour les appareils et les objectifs',
  noModel: 'introuvable dans la base de référence',
  noModelOfKind: 'introuvable parmi les modèles de ce type',
  noMount: 'monture inconnue',
  sameMount: 'doit différer de la monture de l’objectif',
  fixedLens: 'à laisser vide, car ce modèle a un objectif fixe',
  oneOfMounts: (...mounts) => `choisissez ${or(mounts)} pour ce modèle`,
  mustBeCamera: 'un appareil est attendu',
  mustBeLens: 'un objectif est attendu',
  cameraOrLens: 'un appareil ou un objectif est attendu',
  givesCamera: 'c’est l’article lui-même ; indiquez plutôt un appareil',
  givesLens: 'c’est l’article lui-même ; indiquez plutôt un objectif',
};

export const gradingFields: Translation<typeof englishGrading> = {
  oneOfLists: (...lists) => `choisissez ${lists.join(' ou ')} pour cet article`,
  filmList: (model) => `film attendu, car cet appareil est argentique (${model})`,
  digitalList: (model) => `digital attendu, car cet appareil est numérique (${model})`,
  needsShop: 'seulement avec la réponse shop à service',
  allowsAtBest: (grade, reason) => `au mieux ${grade} (${reason})`,
  canBeAtBest: (grade, reason) => `au mieux ${grade} (${reason})`,
  answered: uncapitalize,
  notChecked: (question) => `non contrôlé : ${question}`,
  notInList: 'absent de cette grille',
  oneOfAnswers: (...values) => `choisissez parmi ${values.join(', ')}, ou rien`,
  atMostPhotos: (max) => `${plural(max, { one: '{n} photo', other: '{n} photos' })} en tout au maximum`,
  noPhotosHere: 'cette réponse n’a pas de photos',
};

export const evidenceProblems: Translation<typeof englishEvidence> = {
  detail: (fault) => `Fichier : ${fault}.`,
  notOriginal:
    'ce n’est pas un JPEG ou un RAW d’origine. Choisissez sur la carte de l’appareil un fichier non retouché',
  unreadableFormat: (format) =>
    `format ${format}, qui ne peut pas être lu. Choisissez un JPEG ou un autre RAW`,
  otherCamera: (camera, item) => `vient d’un autre appareil (${camera}) que celui de l’annonce (${item})`,
  noCount: 'ne contient pas de nombre de déclenchements : il n’y a rien à afficher',
  onlyCameras: 'seulement pour les appareils photo',
  notUploaded: 'introuvable, car envoyé il y a plus de 24 heures ou déjà affiché',
};

export const exchangeProblems: Translation<typeof englishExchange> = {
  oneExport: 'Un autre de vos téléchargements est en cours. Attendez qu’il soit terminé.',
  noZip: 'Ce ZIP n’existe pas.',
  noRows: 'Le fichier n’a aucune ligne sous ses titres.',
  notTable: 'Ce n’est pas un fichier CSV ou XLSX lisible.',
  tooManyColumns: (max) => `Le fichier a plus de ${digits(max)} colonnes.`,
  tooManyRows: (max) => `Le fichier a plus de ${digits(max)} lignes. Partagez-le.`,
  longCell: (row, max) => `Une cellule de la ligne ${digits(row)} a plus de ${digits(max)} caractères.`,
  longRow: (row) => `La ligne ${digits(row)} est trop longue.`,
  openQuote: (row) => `Un guillemet de la ligne ${digits(row)} n’est pas fermé.`,
  unpackedTooLarge: 'Le fichier est trop volumineux une fois décompressé.',
  badZip: 'Le ZIP est endommagé ou chiffré.',
  tooManyPhotos: (max) => `Les ZIP contiennent plus de ${digits(max)} fichiers.`,
  photoTooLarge: (name) => `${name} dépasse 15 Mo.`,
  sameName: (name) => `Deux fichiers s’appellent ${name}.`,
  partLike: (example) => `doit être de la forme : ${example}`,
  missingPhoto: (name) => `absent des ZIP : ${name}`,
  noImport: 'Cet import n’existe pas.',
  wrongState: 'L’import a avancé entre-temps. Rechargez la page.',
  running: 'Un autre import est en cours. Attendez qu’il soit terminé.',
  otherOpen: 'Un autre import n’est pas terminé. Mettez-le d’abord en ligne ou abandonnez-le.',
  noSpace: 'Il n’y a pas assez d’espace disque pour ces ZIP.',
  notAnnounced: 'Ce ZIP est plus volumineux qu’annoncé.',
  partMissing: (bytes) => `Envoyez d’abord la partie qui commence à l’octet ${bytes}.`,
  badColumns: 'un champ par titre, et aucun champ deux fois',
  notForSale: 'D’après le fichier, l’article n’est pas en vente.',
  kept: { booked: 'Article réservé ou vendu.', edited: 'Annonce modifiée depuis.' },
};

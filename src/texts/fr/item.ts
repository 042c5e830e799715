import type { itemTexts as english } from '#src/texts/item.ts';
import type { Translation } from '#src/texts/translation.ts';
import { checks } from './checks.ts';
import { de, sentence } from './elision.ts';

export const itemTexts: Translation<typeof english> = {
  badge: {
    checks,
    since: (month) => `Profil vérifié depuis ${month}.`,
    sinceUnknown: 'Profil vérifié ; date inconnue.',
    checked: (what) => `Contrôlé par l’équipe du site : ${what}.`,
    notNoted: 'Les points contrôlés n’ont pas été précisés.',
    noWarranty: 'Ce n’est pas une garantie.',
    why: 'Votre profil n’est pas encore vérifié. Un badge met en confiance.',
    getVerified: 'Faire vérifier mon profil',
    unverified:
      'Pas encore vérifié : l’équipe du site n’a pas contrôlé ce profil. Cela ne veut pas dire que quelque chose cloche.',
  },
  meetingChecklist: 'Grille de contrôle pour le rendez-vous',
  booking: {
    book: 'Réserver',
    bookFor: (price) => `Réserver à ${price}`,
    own: 'Gérer mon annonce',
    notForRole: 'Les admins et les vendeurs ne peuvent pas réserver',
    booked: 'Réservé',
    bookedHint: (day) => `${sentence(`Réservé depuis le ${day}`)} Il redeviendra peut-être disponible.`,
    requested: 'Vous avez demandé à réserver cet article.',
    yours: 'Vous avez réservé cet article.',
    bought: 'Vous avez acheté cet article.',
    toOrder: 'Voir ma réservation',
    message: 'Écrire au vendeur',
    sold: 'Vendu',
    unavailable: 'Vous ne pouvez pas traiter avec ce vendeur.',
    soldHint: 'Cet article a trouvé preneur.',
    hint: 'Vous ne payez rien maintenant. Rencontrez le vendeur, vérifiez l’article et payez sur place.',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    phoneHint: 'Obligatoire, pour que le vendeur puisse vous joindre.',
    location: 'Lieu de rendez-vous',
    locationHint: (town) => `Par exemple un café ou une gare (${town}). Vous préciserez l’endroit plus tard.`,
    givenBefore: 'Le numéro que vous aviez donné. Modifiez-le au besoin.',
    seenBy: (seller) =>
      `Dès que vous réservez, ${seller} voit votre nom, votre e-mail, votre téléphone et le lieu proposé. Vous verrez l’e-mail ${de(seller)} (et son téléphone, s’il est indiqué) une fois la réservation acceptée.`,
    submit: 'Réserver',
    cancel: 'Annuler',
    success: 'Demande envoyée !',
    failed: 'La réservation n’a pas été envoyée. Votre saisie est conservée. Réessayez.',
  },
  prices: { earlier: 'Anciens prix', until: (price, day) => `${price} jusqu’au ${day}` },
  question: {
    ask: 'Une question ?',
    goOn: 'Ouvrir la conversation',
    checklist: 'Demander la grille de contrôle',
    forChecklist:
      'Pourriez-vous remplir la grille de contrôle de cet article, s’il vous plaît ? Elle se trouve sur votre page de l’annonce, sous « Contrôler avec la grille ».',
  },
  share: {
    label: 'Partager cet article',
    copied: 'Lien copié',
    failed: 'Le lien n’a pas pu être copié. Copiez-le depuis la barre d’adresse.',
  },
  gallery: {
    label: 'Photos de l’article',
    show: (number, of) => `Photo ${number} sur ${of}`,
    previous: 'Photo précédente',
    next: 'Photo suivante',
    zoom: 'Plein écran',
    actual: 'Afficher à 100 %',
  },
};

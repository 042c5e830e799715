import { shopFacts, shopName } from '#src/texts/shop.ts';
import type { siteTexts as english } from '#src/texts/site.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

type Unit = (count: number) => string;
const years: Unit = (count) => plural(count, { one: '{n} an', other: '{n} ans' });
const months: Unit = (count) => `${digits(count)} mois`;

/** Ages above three years are shown in years. */
const age = (count: number) => (count > 36 ? years(Math.round(count / 12)) : months(count));

/** 850 décl., 4 200 décl., 48 000 décl. */
function shots(count: number): string {
  const step = count < 1000 ? 1 : count < 10_000 ? 100 : 1000;
  return `${digits(Math.round(count / step) * step)} décl.`;
}

export const siteTexts: Translation<typeof english> = {
  tagline: () =>
    shopFacts().tagline ??
    'Appareils photo, objectifs et accessoires d’occasion, chez des gens qui en ont pris soin.',
  modes: {
    to: { Buyer: 'Passer en mode achat', Seller: 'Passer en mode vente' },
    done: {
      Buyer: 'Vous êtes en mode achat. Vos annonces restent telles quelles.',
      Seller: 'Vous êtes en mode vente. Vos réservations restent telles quelles.',
    },
    failed: 'Une erreur s’est produite. Réessayez.',
    ask: {
      Buyer: {
        title: 'Passer en mode achat ?',
        text: 'Vous êtes en mode vente. Vos annonces restent en ligne, et vous pouvez revenir à tout moment.',
      },
      Seller: {
        title: 'Passer en mode vente ?',
        text: 'Vous êtes en mode achat. Vos réservations ne changent pas, et vous pouvez revenir à tout moment.',
      },
    },
    cancel: 'Annuler',
  },
  layout: {
    skip: 'Aller au contenu',
    home: () => `${shopName()} : accueil`,
    mainNav: 'Menu principal',
    menu: 'Menu',
    todo: (count) => (count > 0 ? `À vous de répondre, ${count}` : 'À vous de répondre'),
    close: 'Fermer',
    login: 'Connexion',
    logout: 'Déconnexion',
    loggedOut: 'Déconnexion réussie',
    dismiss: 'Fermer',
    loading: 'Chargement',
    theme: 'Thème',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    contact: 'Contact',
    footerNote: 'Auto-hébergé. Logiciel libre sous licence MIT.',
    noPhoto: 'Pas de photo',
    needsScript:
      'Cette page nécessite JavaScript, désactivé dans votre navigateur. Vous pouvez parcourir les annonces et le blog sans lui.',
  },
  nav: {
    home: 'Accueil',
    cameras: 'Appareils',
    lens: 'Objectifs',
    accessories: 'Accessoires',
    blogs: 'Blog',
    fit: 'Compatibilité',
    grading: 'Critères d’état',
    sell: 'Vendre',
    messages: 'Messages',
    offers: 'Offres',
    watchlist: 'Favoris',
    orders: { Buyer: 'Mes achats', Seller: 'Mes ventes', admin: 'Réservations' },
    dashboard: 'Mon espace',
  },
  kinds: {
    cameras: {
      section: 'Appareils photo',
      one: 'Appareil',
      many: 'Appareils photo',
      all: 'Tous les appareils',
    },
    lens: { section: 'Objectifs', one: 'Objectif', many: 'Objectifs', all: 'Tous les objectifs' },
    accessories: {
      section: 'Accessoires',
      one: 'Accessoire',
      many: 'Accessoires',
      all: 'Tous les accessoires',
    },
  },
  listing: {
    grades: { Excellent: 'Excellent', Good: 'Bon', Fair: 'Moyen' },
    notWorking: (grade) => `${grade} – en panne`,
    details: 'Détails',
    detailsOf: (title) => `Détails : ${title}`,
    originalPrice: 'Prix neuf',
    reducedFrom: 'Au lieu de',
    plus: (name, more) =>
      more > 0 ? `+ ${name} et ${plural(more, { one: '{n} autre', other: '{n} autres' })}` : `+ ${name}`,
    shots,
    listed: (date) => `Mis en ligne : ${date}`,
    short: { months: age, years },
    long: { months: age, years },
    states: { available: 'Disponible', booked: 'Réservé', sold: 'Vendu' },
    verified: 'Profil vérifié',
    unverified: 'Profil pas encore vérifié',
    verifiedShort: 'Vérifié',
    salePrice: 'Prix',
    condition: 'État',
    brand: 'Marque',
    duration: 'Âge',
    location: 'Lieu',
    seller: 'Vendeur',
    description: 'Description',
    photoAlt: (title, number, of) => (of > 1 ? `${title}, photo ${number} sur ${of}` : title),
    report: 'Signaler cet article',
    reported: 'Signalé',
    items: (count) => plural(count, { one: '{n} article', other: '{n} articles' }),
    pages: 'Pages',
    next: 'Page suivante',
    first: 'Première page',
    empty: 'Rien ici pour l’instant',
    emptyHint: 'Personne n’en vend en ce moment. Revenez bientôt, ou proposez le vôtre.',
    endOfList: 'C’était la dernière page',
    endOfListHint: 'Les articles qui se trouvaient ici ont été vendus ou retirés.',
  },
  blog: {
    title: 'Blog',
    count: (count) => `Blog (${digits(count)})`,
    details: 'Lire',
    detailsOf: (title) => `Lire : ${title}`,
    back: 'Retour au blog',
    more: 'Autres billets',
    older: 'Billet précédent',
    newer: 'Billet suivant',
    empty: 'Pas encore de billet',
    emptyHint: 'Le premier est en cours d’écriture.',
  },
  announcement: { label: 'Bandeau du site' },
  changedOn: (date) => `Modifié le ${date}`,
  left: { someone: 'Ancien membre', gone: 'N’est plus sur le site', erased: 'Supprimé avec le compte' },
  errors: {
    back: 'Retour à l’accueil',
    notFound: {
      title: 'Page introuvable',
      text: 'Le lien est peut-être ancien, ou contient une faute de frappe.',
    },
    left: {
      title: 'Cette personne n’est plus sur le site',
      text: 'Son compte et ses annonces ne sont plus ici.',
    },
    gone: {
      title: 'Plus disponible',
      text: 'Cet article a été retiré. Vous pouvez chercher des articles similaires.',
    },
    notOnShow: {
      title: 'Indisponible pour le moment',
      text: 'Cet article est masqué et ne peut pas être réservé pour l’instant. Il reviendra peut-être.',
      bySeller: 'Le vendeur a mis cette annonce en pause. Elle reviendra peut-être.',
    },
    forbidden: { title: 'Accès refusé', text: 'Votre compte ne permet pas d’ouvrir cette page.' },
    refused: {
      title: 'Cette adresse ne fonctionne pas',
      text: 'Elle contient peut-être une faute de frappe, ou il en manque une partie.',
    },
    again: 'Réessayer',
    noAnswer: 'Le serveur est injoignable.',
    unreachable: {
      title: 'Pas de connexion',
      text: 'Le site est injoignable. Rien n’a été envoyé, et rien n’est perdu.',
    },
    unavailable: {
      title: 'Cette page est indisponible pour le moment',
      text: 'Le site n’arrive pas à joindre sa base de données. Votre saisie est conservée. Réessayez dans une minute.',
    },
    foreign: {
      title: 'Ce n’était pas le site',
      text: 'Autre chose a répondu à la place du site, par exemple un pare-feu ou la page de connexion de votre réseau. Vérifiez votre connexion, puis réessayez.',
    },
    tooMany: { title: 'Trop de requêtes', text: 'Patientez une minute, puis réessayez.' },
    other: {
      title: 'Une erreur s’est produite de notre côté',
      text: 'Ce que vous avez saisi ailleurs est conservé. Réessayez dans une minute.',
    },
  },
  maintenance: {
    line: 'Vous pouvez parcourir le site, mais rien ne peut être modifié pour le moment.',
  },
  outage: {
    line: 'Les prix et les disponibilités ne sont peut-être pas à jour. Réservations, messages et connexion reviennent bientôt.',
  },
  form: {
    /** A message that begins with a small letter follows the label and a colon, and so needs no agreement. */
    fieldError: (label, message) => (/^\p{Lu}/u.test(message) ? message : `${label} : ${message}.`),
    choose: 'Choisir',
    newTab: '(s’ouvre dans un nouvel onglet)',
    sessionEnded:
      'Votre session a expiré. Ce que vous n’avez pas encore envoyé est enregistré dans ce navigateur.',
    mistake: (email) => `Si vous pensez qu’il s’agit d’une erreur, écrivez à ${email}.`,
    kept: 'Ce que vous n’avez pas encore envoyé est enregistré dans ce navigateur.',
    loginAgain: 'Se reconnecter',
  },
  footer: {
    groups: [
      {
        title: 'Services',
        links: [
          { to: '/buying', label: 'Acheter' },
          { to: '/selling', label: 'Vendre' },
          { to: '/safety', label: 'Rendez-vous sereins' },
          { to: '/fit', label: 'Compatibilité' },
          { to: '/grading', label: 'Critères d’état' },
        ],
      },
      {
        title: 'Le site',
        links: [
          { to: '/about', label: 'À propos' },
          { to: '/contact', label: 'Contact' },
          { to: '/blogs', label: 'Blog' },
        ],
      },
      {
        title: 'Informations légales',
        links: [
          { to: '/terms', label: 'Conditions' },
          { to: '/privacy', label: 'Confidentialité' },
          { to: '/imprint', label: 'Mentions légales' },
          { to: '/cookies', label: 'Cookies' },
        ],
      },
    ],
  },
  found: {
    lists: {
      cameras:
        'Appareils photo d’occasion : état, âge, lieu, photos et vendeur. On réserve, on se rencontre, on vérifie, puis on paie.',
      lens: 'Objectifs d’occasion : état, âge, lieu, photos et vendeur. On réserve, on se rencontre, on vérifie, puis on paie.',
      accessories:
        'Sacs, trépieds, flashs et courroies d’occasion : état, âge et lieu. On réserve, on se rencontre, on vérifie, puis on paie.',
    },
    blogs: 'Choisir, tester et entretenir appareils et objectifs d’occasion.',
    itemFeed: 'Nouvelles annonces',
    postFeed: 'Nouveaux billets du blog',
  },
  version: {
    newer: 'Une nouvelle version du site est disponible. Vous l’aurez dès la prochaine page.',
    needed: 'Il faut pour cela la nouvelle version du site. Copiez ce que vous avez écrit, puis rechargez.',
    missing:
      'Une partie de cette page n’a pas pu être chargée. Copiez ce que vous avez écrit, puis rechargez.',
    reload: 'Recharger',
  },
};

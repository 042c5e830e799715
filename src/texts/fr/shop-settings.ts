import type { shopSettingsTexts as english } from '#src/texts/shop-settings.ts';
import type { Translation } from '#src/texts/translation.ts';

export const shopSettingsTexts: Translation<typeof english> = {
  nav: 'Le site',
  title: 'Le site',
  tabsLabel: 'Réglages du site',
  tabs: {
    general: 'Général',
    look: 'Apparence',
    home: 'Accueil',
    categories: 'Catégories',
    announcement: 'Bandeau',
  },
  loadFailed: 'Les réglages n’ont pas pu être chargés. Réessayez.',
  retry: 'Réessayer',
  save: 'Enregistrer',
  saved: 'Enregistré',
  failed: 'Les réglages n’ont pas pu être enregistrés. Vos modifications sont toujours là. Réessayez.',
  fixed: (variable) =>
    `Valeur définie par la variable d’environnement ${variable}. Pour la changer ici, supprimez la variable.`,
  general: {
    identity: 'Nom et slogan',
    identityLead: 'Dans l’en-tête, les titres, les e-mails, les agendas et les flux.',
    name: 'Nom',
    tagline: 'Slogan',
    taglineHint: 'Une phrase pour les moteurs de recherche. Laissez vide pour celle d’origine.',
    contact: 'Coordonnées',
    contactLead: 'En bas de chaque page et sur la page « Contact ».',
    address: 'Adresse',
    email: 'E-mail',
    phone: 'Téléphone',
    region: 'Langue et région',
    regionLead: 'La langue de tous les textes et l’écriture des prix, des heures et des distances.',
    language: 'Langue',
    languageHint:
      'Pour toutes les pages et tous les e-mails. Les annonces, les billets et les messages ne sont pas traduits.',
    currency: 'Devise',
    currencyOption: (code, name) => `${code} · ${name}`,
    currencyHint:
      'Fixée dès qu’il y a des annonces, ou des brouillons et des recherches enregistrées avec des montants, car ils ne sont pas convertis.',
    timeZone: 'Fuseau horaire',
    timeZoneHint:
      'Pour les pages publiques et les e-mails. L’espace personnel suit le fuseau de chaque navigateur.',
    units: 'Distances',
    unitNames: { mi: 'Miles', km: 'Kilomètres' },
    shopping: 'Recherche de produits',
    shoppingLead: 'Pour Google Merchant Center, qui montre les articles dans la recherche Google.',
    productFeed: 'Publier un flux de produits',
    productFeedHint: (url) => `Il contient toutes les annonces visibles, avec prix et photos : ${url}`,
    optional: 'facultatif',
  },
  look: {
    logo: 'Logo',
    logoFile: 'Image',
    chooseLogo: 'Choisir une image',
    logoLead:
      'Dans l’en-tête, dans les onglets, sur l’écran d’accueil des téléphones et dans les liens partagés.',
    logoHint:
      'PNG, JPEG, WebP ou SVG de 5 Mo au maximum, lisible sur fond clair et sombre. Un logo large remplace aussi le nom.',
    logoTooLarge: 'Choisissez une image de 5 Mo au maximum.',
    logoFailed: 'L’image n’a pas pu être envoyée. Réessayez.',
    noLogo: 'Reprendre le logo d’origine',
    theirLogo: 'un autre logo',
    accent: 'Couleur d’accent',
    accentLead:
      'Pour les boutons, les repères et les nouveaux messages. Les teintes plus claires et plus foncées en découlent, pour que tout reste lisible.',
    accentCode: 'Code couleur',
    accentHint: 'Comme #1f5fbf. Laissez vide pour les couleurs d’origine.',
    pick: 'Choisir une couleur',
    preview: 'Aperçu',
    themes: { light: 'Clair', dark: 'Sombre' },
    samples: {
      nav: 'Appareils',
      title: 'Olympus OM-1 avec 50 mm f/1.8',
      facts: ['Bon', 'Lyon'],
      book: 'Réserver',
      greeting: 'Bonjour Robin,',
      mail: 'Votre réservation est confirmée.',
      open: 'Voir la réservation',
    },
  },
};

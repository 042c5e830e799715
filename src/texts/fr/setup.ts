import type { setupTexts as english } from '#src/texts/setup.ts';
import type { Translation } from '#src/texts/translation.ts';

const restart = 'Pour obtenir un nouveau lien, redémarrez le site : le lien s’affiche au démarrage.';
const makeAdmin = 'faites exécuter npm run people -- make-admin EMAIL par la personne qui gère le serveur.';

export const setupTexts: Translation<typeof english> = {
  title: 'Configurez votre site',
  lead: 'Vous pourrez tout modifier plus tard, sauf la devise dès la première annonce.',
  shop: 'Votre site',
  shopName: 'Nom du site',
  language: 'Langue',
  languageHint: 'Pour toutes les pages et tous les e-mails.',
  currency: 'Devise',
  currencyHint: 'Celle de tous les prix. Elle ne peut plus changer dès la première annonce.',
  timeZone: 'Fuseau horaire',
  timeZoneHint: 'Celui des heures affichées sur les pages publiques.',
  units: 'Distances',
  unitsOf: { km: 'Kilomètres', mi: 'Miles' },
  isFixed: (variable) => `Valeur définie par la variable d’environnement ${variable}.`,
  account: 'Votre compte',
  accountLead: 'Ce sera le compte d’admin du site.',
  submit: 'Ouvrir mon site',
  signIn: 'Se connecter',
  printed: {
    link: (address) => `Configurez votre site dans l’heure : ${address}`,
    signUp: (address) =>
      `Il n’y a pas encore d’admin : inscrivez-vous sur ${address}, puis exécutez npm run people -- make-admin EMAIL`,
  },
  refused: {
    done: `Ce site est déjà configuré et a un admin. Connectez-vous, ou ${makeAdmin}`,
    expired: `Ce lien, valable une heure, a expiré. ${restart}`,
    unknown: `Ce lien n’est pas valable. Il est peut-être incomplet. ${restart}`,
    elsewhere: `Firebase gère les comptes de ce site. Inscrivez-vous d’abord, puis ${makeAdmin}`,
  },
};

import { grammar } from '#src/texts/grammar.ts';
import type {
  contentFields as englishFields,
  contentProblems as english,
  logoProblems as englishLogo,
} from '#src/texts/problems-content.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const contentProblems: Translation<typeof english> = {
  noIssue: 'Ce numéro n’existe pas.',
  issueSent: 'Ce numéro est déjà parti ; il ne peut plus être modifié.',
  issueChanged: 'Ce numéro a été modifié entre-temps. Relisez-le avant de l’envoyer.',
  noSubscribers: 'Il n’y a pas encore d’abonné confirmé.',
  issueNotSending: 'Ce numéro n’est pas en cours d’envoi.',
  issueNotStopped: 'L’envoi de ce numéro n’a pas été arrêté.',
  linkExpired: 'Ce lien a expiré.',
  noPage: 'Cette page n’existe pas.',
  pageChanged: 'Un autre admin a modifié la page entre-temps.',
  noPost: 'Ce billet n’existe pas.',
  postDeleted: 'Ce billet a été supprimé.',
  postWithdrawn: 'Ce billet a été dépublié.',
  settingsChanged: 'Un autre admin a modifié les réglages entre-temps.',
  noDemo: 'Ce site n’a pas de démo.',
  emailHasAccount: 'Un compte existe avec cette adresse e-mail.',
  setup: {
    done: 'Ce site a déjà un admin.',
    expired: 'Ce lien a expiré. Redémarrez le site pour en obtenir un nouveau.',
    unknown: 'Ce lien n’est pas valable. Redémarrez le site pour en obtenir un nouveau.',
    elsewhere:
      'Un service externe gère les comptes : inscrivez-vous, puis lancez npm run people -- make-admin EMAIL.',
  },
};

export const contentFields: Translation<typeof englishFields> = {
  fixedCurrency: (currency, held) =>
    `fixée à ${currency}, car les montants ne sont pas convertis : ${grammar.list([
      plural(held.items, { one: '{n} annonce', other: '{n} annonces' }),
      plural(held.drafts, { one: '{n} brouillon', other: '{n} brouillons' }),
      plural(held.searches, { one: '{n} recherche enregistrée', other: '{n} recherches enregistrées' }),
    ])}`,
  pastDay: 'est déjà passé',
  oldLogo: 'un logo envoyé il y a moins d’une heure est attendu',
  setBy: (setting) => `valeur définie par la variable d’environnement ${setting}`,
  makeAdmin:
    'appartient à un compte de ce site ; donnez-lui le rôle d’admin avec npm run people -- make-admin',
};

export const logoProblems: Translation<typeof englishLogo> = {
  detail: (fault) => `Image : ${fault}.`,
  faults: {
    tooManyPixels: 'plus de 50 mégapixels',
    tooSmall: 'trop petite ; chaque côté doit avoir au moins 32 pixels',
    tooNarrow: 'trop étroite ; le grand côté peut faire au plus 8 fois le petit',
    unreadable: 'une image PNG, JPEG, WebP ou SVG complète est attendue',
    tooCostly: 'demande trop de temps ou de mémoire pour être dessinée',
  },
};

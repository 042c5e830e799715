import type { authTexts as english } from '#src/texts/auth.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';
import { de } from './elision.ts';

const noMatch = 'L’e-mail et le mot de passe ne correspondent pas. Vérifiez-les et réessayez.';
const taken = 'Un compte existe déjà avec cet e-mail. Voulez-vous plutôt vous connecter ?';
const tooMany = 'Trop de tentatives. Patientez une minute et réessayez.';
const network = 'Le serveur est injoignable. Votre saisie est conservée. Réessayez.';
const other = 'Une erreur s’est produite. Votre saisie est conservée. Réessayez.';
const closed =
  'La fenêtre de Google s’est fermée avant la fin de la connexion. Appuyez sur le bouton pour réessayer.';
const again = 'Par sécurité, déconnectez-vous, reconnectez-vous, puis réessayez.';
const setUp = 'Ce mode de connexion n’est pas configuré sur ce site. Merci de prévenir l’équipe du site.';
const weak = 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long.';

export const authTexts: Translation<typeof english> = {
  auth: {
    loginTitle: 'Connexion',
    loginLead: 'Bon retour parmi nous.',
    loginAfterEnd:
      'Votre session a expiré. Connectez-vous pour continuer. Ce que vous n’avez pas encore envoyé est enregistré dans ce navigateur.',
    loginTo: {
      ask: (title) =>
        `Connectez-vous pour envoyer votre question sur « ${title} ». Votre texte est enregistré dans ce navigateur.`,
      book: (title) => `Connectez-vous pour réserver « ${title} ». Vous reviendrez ensuite à l’article.`,
      offer: (title) =>
        `Connectez-vous pour faire une offre sur « ${title} ». Vous reviendrez ensuite à l’article.`,
      watch: (title) =>
        `Connectez-vous pour ajouter « ${title} » à vos favoris. Vous reviendrez ensuite à l’article.`,
    },
    loginToSell: 'Connectez-vous pour déposer une annonce.',
    signupTitle: 'Inscription',
    signupLead: 'Une minute suffit pour s’inscrire. Vous pourrez ensuite réserver du matériel ou en vendre.',
    signupTo: {
      ask: (title) =>
        `Une minute suffit pour s’inscrire. Vous pourrez ensuite envoyer votre question sur « ${title} ». Elle est enregistrée dans ce navigateur.`,
      book: (title) => `Une minute suffit pour s’inscrire. Vous reviendrez ensuite à « ${title} ».`,
      offer: (title) =>
        `Une minute suffit pour s’inscrire. Vous pourrez ensuite faire votre offre sur « ${title} ».`,
      watch: (title) => `Une minute suffit pour s’inscrire. « ${title} » sera ensuite dans vos favoris.`,
    },
    signupInvited:
      'Il faut une invitation pour s’inscrire ici. Ouvrez le lien de votre invitation, ou adressez-vous à l’équipe du site.',
    signupSpent: 'Cette invitation a expiré ou a déjà servi. Demandez-en une autre à l’équipe du site.',
    signupClosed: 'Ce site n’accepte pas de nouveaux comptes pour le moment.',
    signupToSell: 'Une minute suffit pour s’inscrire. Vous pourrez ensuite déposer votre première annonce.',
    name: 'Nom',
    email: 'E-mail',
    password: 'Mot de passe',
    passwordHint: '8 caractères au minimum ; l’idéal : quelques mots peu courants.',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    role: 'Je viens pour',
    roleHint: 'Vous pouvez changer à tout moment.',
    roleMissing: 'Faites un choix.',
    roles: { Buyer: 'Acheter', Seller: 'Vendre' },
    roleHints: {
      Buyer: 'Acheter du matériel : réserver des articles et rencontrer leurs vendeurs.',
      Seller: 'Vendre du matériel : déposer des annonces et voir qui les réserve.',
    },
    submitLogin: 'Se connecter',
    forgotPassword: 'Mot de passe oublié ?',
    submitSignup: 'S’inscrire',
    noAccount: 'Pas de compte ?',
    byInvitation: 'L’inscription se fait sur invitation.',
    haveAccount: 'Déjà un compte ?',
    loginSuccess: 'Connexion réussie',
    signupSuccess: 'Inscription réussie',
    finishTitle: 'Une dernière question',
    finishLead: 'Votre compte n’a pas encore de rôle. Qu’est-ce qui vous amène ?',
    finishSubmit: 'Continuer',
    signedInAs: (name) => `Session ouverte au nom ${de(name)}.`,
    toDashboard: 'Aller à mon espace',
    or: 'ou',
    passkey: 'Par clé d’accès',
    google: 'Continuer avec Google',
    googleEndTitle: 'Connexion Google',
    googleEnd: 'Cette fenêtre se ferme toute seule. Si elle reste ouverte, fermez-la et revenez sur le site.',
    errors: {
      INVALID_EMAIL_OR_PASSWORD: noMatch,
      USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
      USER_ALREADY_EXISTS: taken,
      INVALID_EMAIL: 'Ce n’est pas une adresse e-mail. Vérifiez-la et réessayez.',
      INVALID_PASSWORD: 'Ce n’est pas votre mot de passe. Réessayez.',
      INVALID_TOKEN: 'Ce lien a expiré ou a déjà servi. Demandez-en un autre.',
      EMAIL_ALREADY_VERIFIED: 'Cette adresse est déjà confirmée.',
      PASSWORD_TOO_SHORT: 'Le mot de passe doit compter au moins 8 caractères.',
      PASSWORD_TOO_LONG: 'Le mot de passe peut compter 128 caractères au maximum.',
      FAILED_TO_CREATE_USER: 'Le compte n’a pas pu être créé. Votre saisie est conservée. Réessayez.',
      FAILED_TO_CREATE_SESSION: 'La connexion a échoué. Votre saisie est conservée. Réessayez.',
      'no-cookies':
        'Votre navigateur n’a pas conservé votre session. Autorisez les cookies et les données de ce site, puis réessayez.',
      unauthenticated: 'Votre session est terminée. Connectez-vous et réessayez.',
      forbidden: 'Ce compte a été fermé, ou cette page ne fait pas partie du site.',
      'unverified-email': 'Confirmez d’abord votre adresse e-mail. Nous vous avons envoyé un lien.',
      maintenance: 'Le site est en maintenance. Seuls les admins peuvent se connecter.',
      'last-admin': 'Personne d’autre n’a le rôle d’admin. Donnez-le d’abord à quelqu’un.',
      'auth/email-already-in-use': taken,
      'auth/wrong-password': noMatch,
      'auth/user-not-found': noMatch,
      'auth/invalid-credential': noMatch,
      'auth/user-mismatch': 'Ce compte n’est pas celui de votre session.',
      'auth/invalid-email': 'Ce n’est pas une adresse e-mail. Vérifiez-la et réessayez.',
      'auth/weak-password': weak,
      'auth/password-does-not-meet-requirements': weak,
      'auth/too-many-requests': tooMany,
      'auth/user-disabled': 'Ce compte a été fermé.',
      'auth/requires-recent-login': again,
      'auth/user-token-expired': again,
      'auth/network-request-failed': network,
      'auth/timeout': network,
      'auth/popup-blocked':
        'Votre navigateur a bloqué la fenêtre de Google. Autorisez les fenêtres pop-up pour ce site, puis appuyez de nouveau sur le bouton.',
      'auth/popup-closed-by-user': closed,
      'auth/cancelled-popup-request': closed,
      'auth/user-cancelled': 'La connexion Google a été annulée. Appuyez sur le bouton pour réessayer.',
      'auth/account-exists-with-different-credential':
        'Un compte existe déjà avec cet e-mail et un mot de passe. Connectez-vous avec le mot de passe. Une fois l’e-mail confirmé, vous pourrez aussi utiliser Google.',
      'auth/google-unreachable': 'Google est injoignable. Réessayez dans une minute.',
      'auth/sign-up-closed':
        'Ici, il faut une invitation pour s’inscrire, ou les inscriptions sont fermées pour le moment.',
      'auth/google-failed': 'La connexion avec Google a échoué. Appuyez sur le bouton pour réessayer.',
      'auth/unauthorized-domain': setUp,
      'auth/operation-not-allowed': setUp,
      'auth/invalid-api-key': setUp,
      'auth/invalid-verification-code': 'Ce code n’est pas le bon. Vérifiez-le ou demandez-en un nouveau.',
      'auth/multi-factor-auth-required':
        'Ce compte exige une authentification à deux facteurs, que ce site ne prend pas en charge. Utilisez un autre compte.',
      'auth/unknown': other,
      tooMany,
      network,
      other,
    },
    tooManyFor: (minutes) =>
      `Trop de tentatives. Réessayez dans ${plural(minutes, { one: 'une minute', other: `${minutes} minutes` })}.`,
  },
};

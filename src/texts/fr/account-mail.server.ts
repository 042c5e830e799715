import type { accountMailTexts as english } from '#src/texts/account-mail.server.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const accountMailTexts: Translation<typeof english> = {
  greeting: ({ name, confirmed }) => (confirmed ? `Bonjour ${name},` : 'Bonjour,'),
  footer: (url) => `${shopName()}, ${url}. Vous recevez cet e-mail parce que cette adresse y a été saisie.`,
  verify: {
    subject: 'Confirmez votre adresse e-mail',
    get paragraphs() {
      return [
        `Un compte a été créé avec cette adresse sur ${shopName()}. Merci de confirmer que c’est bien la vôtre.`,
        'Le lien est valable trois jours. Si vous n’avez pas créé de compte, ignorez cet e-mail.',
      ];
    },
    action: 'Confirmer l’adresse',
  },
  invitation: {
    subject: () => `Invitation : ${shopName()}`,
    paragraphs: () => [
      `Vous pouvez maintenant vous inscrire sur ${shopName()}, où l’on achète et vend des appareils photo, objectifs et accessoires d’occasion.`,
      'Le lien est personnel et valable 14 jours.',
    ],
    action: 'S’inscrire',
    footer: (url) =>
      `${shopName()}, ${url}. Vous recevez cet e-mail parce que l’équipe du site y a saisi cette adresse.`,
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Nous avons reçu une demande de nouveau mot de passe pour votre compte.',
      'Le lien est valable une heure et ne sert qu’une fois. Changer de mot de passe vous déconnecte partout.',
      'Si la demande ne vient pas de vous, ignorez cet e-mail. Votre mot de passe ne change pas.',
    ],
    action: 'Changer le mot de passe',
  },
  change: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    get paragraphs() {
      return [
        `Vous avez demandé à utiliser cette adresse pour votre compte sur ${shopName()}.`,
        'Le lien est valable un jour. Tant que vous ne l’avez pas ouvert, votre compte garde son adresse actuelle.',
      ];
    },
    action: 'Confirmer l’adresse',
  },
  signUpTried: {
    subject: 'Tentative d’inscription avec votre adresse',
    get paragraphs() {
      return [
        `Quelqu’un a essayé de créer un compte sur ${shopName()} avec cette adresse. Vous en avez déjà un ; rien n’a donc changé.`,
        'Si c’était vous, connectez-vous avec cette adresse, ou choisissez un nouveau mot de passe. Sinon, vous n’avez rien à faire.',
      ];
    },
    action: 'Se connecter',
  },
  taken: {
    subject: 'Quelqu’un a demandé à utiliser votre adresse',
    get paragraphs() {
      return [
        `Quelqu’un a demandé à utiliser cette adresse pour son compte sur ${shopName()}. C’est déjà celle de votre compte ; rien n’a donc changé.`,
        'Si c’était vous, connectez-vous plutôt avec cette adresse. Sinon, vous n’avez rien à faire.',
      ];
    },
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a changé',
    paragraphs: (newEmail, contact) => [
      `Votre compte sur ${shopName()} utilise maintenant l’adresse ${newEmail}. Vous ne pouvez plus vous connecter avec celle-ci.`,
      `Si ce n’était pas vous, écrivez tout de suite à ${contact}.`,
    ],
  },
  linked: {
    subject: 'Vous pouvez maintenant vous connecter avec Google',
    paragraphs: (contact) => [
      `Quelqu’un s’est connecté à ${shopName()} avec le compte Google de cette adresse. Désormais, vous pouvez aussi vous connecter avec Google.`,
      `Si ce n’était pas vous, dissociez Google dans votre profil, et écrivez à ${contact}.`,
    ],
    get endedParagraphs() {
      return [
        `Quelqu’un s’est connecté à ${shopName()} avec le compte Google de cette adresse. Il y avait déjà un compte avec un mot de passe, et nous ne pouvions pas savoir si vous l’aviez choisi.`,
        'Pour votre sécurité, nous avons retiré ce mot de passe et les autres modes de connexion, fermé toutes les sessions et annulé tous les liens envoyés. Vous pouvez maintenant vous connecter avec Google.',
        'Merci de vérifier votre nom, vos annonces et vos réservations. Si vous voulez un mot de passe, choisissez-en un nouveau avec le bouton ci-dessous.',
      ];
    },
    action: { plain: 'Voir mes modes de connexion', ended: 'Changer le mot de passe' },
  },
  linkedOutside: {
    subject: 'Nouveau mode de connexion sur votre compte',
    get paragraphs() {
      return [
        `Un nouveau mode de connexion (Google, par exemple) a été ajouté à votre compte sur ${shopName()}. Les autres navigateurs ont été déconnectés.`,
        'Si le compte a un mot de passe que vous n’avez pas choisi, quelqu’un d’autre le connaît peut-être. Choisissez-en un nouveau pour le remplacer.',
      ];
    },
    action: 'Changer le mot de passe',
  },
  unlinked: {
    subject: 'Google a été dissocié de votre compte',
    paragraphs: (contact) => [
      `Vous ne pouvez plus vous connecter à votre compte sur ${shopName()} qu’avec votre mot de passe. Les autres navigateurs ont été déconnectés.`,
      `Si ce n’était pas vous, choisissez un nouveau mot de passe, et écrivez à ${contact}.`,
    ],
  },
  newDevice: {
    subject: 'Nouvelle connexion à votre compte',
    paragraphs: (contact) => [
      `Quelqu’un s’est connecté à votre compte sur ${shopName()} avec un navigateur que nous ne connaissons pas.`,
      `Si c’était vous, vous n’avez rien à faire. Sinon, choisissez un nouveau mot de passe maintenant, ce qui ferme toutes les sessions, et écrivez à ${contact}.`,
    ],
    facts: {
      time: 'Heure',
      device: 'Navigateur',
      network: 'Réseau',
      startingWith: (part) => `adresses commençant par ${part}`,
    },
    action: 'Changer le mot de passe',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été changé',
    paragraphs: (contact) => [
      `Le mot de passe de votre compte sur ${shopName()} a été changé, et les autres navigateurs ont été déconnectés.`,
      `Si ce n’était pas vous, choisissez-en un nouveau maintenant, et écrivez à ${contact}.`,
    ],
    action: 'Changer le mot de passe',
  },
  apiToken: {
    subject: 'Vous avez un nouveau jeton d’API',
    paragraphs: (contact: string) => [
      `Un jeton d’API a été créé pour votre compte chez ${shopName()}. Un programme qui le possède peut utiliser l’API en votre nom.`,
      `Si ce n’était pas vous, révoquez le jeton, déconnectez-vous partout, choisissez un nouveau mot de passe et écrivez à ${contact}.`,
    ],
    facts: { name: 'Nom', scopes: 'Portées', expires: 'Valable jusqu’au' },
    action: 'Voir vos jetons d’API',
  },
  webhook: {
    subject: 'Un webhook a été activé pour votre compte',
    paragraphs: (contact: string) => [
      `Un webhook de votre compte chez ${shopName()} est activé. Il signale à un autre serveur ce qui arrive à vos articles et à vos ventes.`,
      `Si ce n’était pas vous, supprimez le webhook, déconnectez-vous partout, choisissez un nouveau mot de passe et écrivez à ${contact}.`,
    ],
    action: 'Voir vos webhooks',
  },
  secondFactor: {
    'added-second-factor': {
      subject: 'Votre compte demande maintenant un code à la connexion',
      paragraphs: (contact: string) => [
        `Pour vous connecter à ${shopName()}, il faut maintenant aussi un code de votre application d’authentification. Les autres navigateurs ont été déconnectés.`,
        `Gardez vos codes de secours en lieu sûr : ils vous ouvrent votre compte si vous perdez votre téléphone. Si ce n’était pas vous, écrivez tout de suite à ${contact}.`,
      ],
    },
    'removed-second-factor': {
      subject: 'L’application d’authentification a été retirée de votre compte',
      paragraphs: (contact: string, left: number) => [
        `L’application d’authentification a été retirée de votre compte chez ${shopName()}. Les autres navigateurs ont été déconnectés.${left === 0 ? ' Vos codes de secours ne servent plus.' : ''}`,
        `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à ${contact}.`,
      ],
    },
    'added-passkey': {
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      paragraphs: (contact: string) => [
        `Une clé d’accès a été ajoutée à votre compte chez ${shopName()}. Qui la possède peut se connecter sans mot de passe.`,
        `Si ce n’était pas vous, retirez-la dans votre profil, choisissez un nouveau mot de passe et écrivez tout de suite à ${contact}.`,
      ],
    },
    'removed-passkey': {
      subject: 'Une clé d’accès a été retirée de votre compte',
      paragraphs: (contact: string) => [
        `Une clé d’accès a été retirée de votre compte chez ${shopName()}. Les autres navigateurs ont été déconnectés.`,
        `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à ${contact}.`,
      ],
    },
    'made-recovery-codes': {
      subject: 'Vous avez de nouveaux codes de secours',
      paragraphs: (contact: string) => [
        `De nouveaux codes de secours ont été créés pour votre compte chez ${shopName()}. Les précédents ne servent plus.`,
        `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à ${contact}.`,
      ],
    },
    'used-recovery-code': {
      subject: 'Un code de secours a été utilisé',
      paragraphs: (contact: string, left: number) => [
        `Un code de secours de votre compte chez ${shopName()} a été utilisé.`,
        left === 0
          ? 'C’était le dernier. Créez-en de nouveaux dans votre profil dès maintenant.'
          : left <= 3
            ? `Il ${plural(left, { one: 'n’en reste qu’un', other: `n’en reste que ${left}` })}. Créez-en bientôt de nouveaux dans votre profil.`
            : `Il en reste ${left}. Chacun sert une seule fois.`,
        `Si ce n’était pas vous, choisissez un nouveau mot de passe, créez de nouveaux codes et écrivez à ${contact}.`,
      ],
    },
    'reset-second-factor': {
      subject: 'Votre deuxième facteur a été réinitialisé',
      paragraphs: (contact: string) => [
        `L’équipe de ${shopName()} a retiré le deuxième facteur de votre compte et fermé toutes ses sessions. Votre mot de passe suffit pour vous connecter tant que vous n’en configurez pas un nouveau.`,
        `Si vous ne l’avez pas demandé, écrivez tout de suite à ${contact}.`,
      ],
    },
  },
};

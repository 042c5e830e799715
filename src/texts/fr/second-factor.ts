import type { secondFactorTexts as english } from '#src/texts/second-factor.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const secondFactorTexts: Translation<typeof english> = {
  step: {
    title: 'Encore une étape',
    lead: 'Ouvrez votre application d’authentification et saisissez le code qu’elle affiche pour cette boutique.',
    code: 'Code de votre application',
    codeHint: 'Six chiffres. Le code change toutes les 30 secondes.',
    recoveryLead: 'Saisissez l’un de vos codes de secours. Chacun sert une seule fois.',
    recoveryCode: 'Code de secours',
    submit: 'Se connecter',
    withRecovery: 'Utiliser un code de secours',
    withApp: 'Utiliser l’application',
    passkeyLead:
      'Votre compte a une clé d’accès. Utilisez-la maintenant, avec votre empreinte, votre visage ou le verrouillage de l’écran.',
    back: 'Retour à la connexion',
    lost: 'Vous avez perdu votre téléphone et vos codes de secours ?',
    contact: 'Écrivez-nous',
  },
  section: {
    title: 'Deuxième étape de connexion',
    lead: 'Avec une clé d’accès ou le code d’une application sur votre téléphone, un mot de passe volé ne suffit plus pour entrer dans votre compte.',
    since: (date: string) => `Application d’authentification, depuis le ${date}`,
    codesLeft: (count: number) =>
      plural(count, {
        one:
          count === 0
            ? 'Il ne reste aucun code de secours. Créez-en de nouveaux.'
            : 'Il reste un code de secours. Créez-en de nouveaux.',
        other: `Il reste ${count} codes de secours.`,
      }),
    setUp: 'Configurer l’app',
    newCodes: 'Nouveaux codes de secours',
    remove: 'Retirer l’application',
    outside: 'Firebase gère les connexions de cette boutique, et donc aussi toute deuxième étape.',
    optional:
      'Cette boutique ne vous l’impose pas, comme la démo. Dans les autres boutiques, elle est obligatoire pour les admins.',
  },
  passkeys: {
    title: 'Clés d’accès',
    lead: 'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’écran au lieu d’un mot de passe. Une fausse page ne peut pas vous la soutirer.',
    add: 'Ajouter une clé',
    added: 'Clé d’accès ajoutée',
    since: (date: string) => `Ajoutée le ${date}`,
    used: (date: string) => `dernière utilisation le ${date}`,
    otherHost: (host: string) => `Créée pour ${host}, elle ne fonctionne pas ici. Retirez-la.`,
    rename: 'Renommer',
    renameOf: (name: string) => `Renommer ${name}`,
    renameTitle: 'Nom de la clé d’accès',
    name: 'Nom',
    save: 'Enregistrer',
    renamed: 'Clé d’accès renommée',
    remove: 'Retirer',
    removeOf: (name: string) => `Retirer ${name}`,
    removeTitle: (name: string) => `Retirer ${name} ?`,
    removeText:
      'Vous ne pourrez plus vous connecter avec cette clé, et vos autres navigateurs seront déconnectés. Votre appareil peut continuer à la proposer tant que vous ne l’y supprimez pas.',
    removed: 'Clé d’accès retirée',
    unsupported: 'Ce navigateur ne peut pas utiliser de clé d’accès ici.',
    failed: 'La clé d’accès n’a pas été utilisée. Réessayez ou choisissez un autre moyen.',
    known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  },
  confirm: {
    title: 'Confirmez que c’est bien vous',
    leads: {
      password: 'Saisissez votre mot de passe.',
      code: 'Saisissez un code de votre application d’authentification.',
      passkey: 'Utilisez votre clé d’accès.',
      google: 'Vous vous connectez avec Google. Sa fenêtre va s’ouvrir encore une fois.',
    },
    lasts: 'Nous ne vous le redemanderons pas pendant dix minutes.',
    submit: 'Confirmer',
    cancel: 'Annuler',
  },
  setUp: {
    title: 'Configurer une application d’authentification',
    scan: 'Scannez l’image avec une application d’authentification, par exemple celle qui gère les mots de passe de votre téléphone. Saisissez ensuite le code qu’elle affiche.',
    picture: 'Code QR pour l’application d’authentification',
    secret: 'Ou saisissez cette clé dans l’application :',
    code: 'Code de l’application',
    submit: 'Activer',
    done: 'Votre connexion a maintenant une deuxième étape',
  },
  codes: {
    title: 'Vos codes de secours',
    lead: 'Ils vous ouvrent votre compte si vous perdez votre téléphone. Chacun sert une seule fois, et nous ne pourrons plus les afficher. Conservez-les à l’abri des regards.',
    copy: 'Copier',
    copied: 'Codes copiés',
    notCopied: 'Votre navigateur n’a pas copié les codes. Sélectionnez-les et copiez-les vous-même.',
    download: 'Télécharger',
    print: 'Imprimer',
    close: 'Je les ai enregistrés',
  },
  remove: {
    title: 'Retirer l’application d’authentification ?',
    lead: 'Vous ne pourrez plus vous connecter avec ses codes, et vos autres navigateurs seront déconnectés. Sans clé d’accès, votre mot de passe suffira, et les codes de secours ne serviront plus.',
    submit: 'Retirer l’application',
    done: 'L’application d’authentification a été retirée',
  },
  newCodes: {
    title: 'Nouveaux codes de secours',
    lead: 'Les codes précédents ne serviront plus.',
    submit: 'Créer de nouveaux codes',
  },
  admins: {
    title: 'Configurez votre deuxième facteur',
    lead: 'Les admins peuvent modifier toute la boutique : un mot de passe seul ne leur suffit pas. Tant que vous n’avez pas ajouté de clé d’accès ni configuré d’application, vous ne pouvez rien faire d’autre ici.',
  },
};

import type { invitationTexts as english } from '#src/texts/invitations.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const invitationTexts: Translation<typeof english> = {
  nav: 'Inscriptions',
  title: 'Inscriptions',
  lead: 'Décidez qui peut ouvrir un compte, et envoyez des invitations.',
  loadFailed: 'Les réglages n’ont pas pu être lus.',
  settings: {
    title: 'Nouveaux comptes',
    signUp: 'Qui peut s’inscrire',
    modes: { open: 'Tout le monde', invitation: 'Sur invitation', closed: 'Personne' },
    modeHints: {
      open: 'Toute personne qui trouve le site peut s’inscrire.',
      invitation: 'Il faut le lien d’une invitation.',
      closed: 'Les invitations ne fonctionnent pas non plus. Les comptes existants ne sont pas concernés.',
    },
    approveSellers: 'Ne publier que les annonces des profils vérifiés',
    approveHint:
      'Les autres vendeurs peuvent préparer des brouillons. S’ils veulent publier, leur demande apparaît dans « À vous de répondre ». Les annonces déjà en ligne le restent.',
    save: 'Enregistrer',
    saved: 'Enregistré',
    failed: 'Les réglages n’ont pas pu être enregistrés. Réessayez.',
  },
  invite: {
    title: 'Inviter quelqu’un',
    lead: 'Un lien est valable 14 jours.',
    note: 'Note',
    noteHint: 'À qui l’invitation est destinée. Seuls les admins la voient.',
    email: 'Adresse e-mail',
    emailHint: 'Nous y enverrons le lien. Laissez vide pour le copier vous-même.',
    uses: 'Nombre de personnes qui peuvent l’utiliser',
    submit: 'Créer une invitation',
    failed: 'L’invitation n’a pas pu être créée. Réessayez.',
    created: 'L’invitation est créée',
    link: 'Copiez le lien maintenant, car il n’est affiché qu’une fois :',
    mailed: (email) => `Nous envoyons le lien à ${email}. Vous pouvez aussi le copier maintenant :`,
    copy: 'Copier le lien',
    copied: 'Lien copié',
  },
  list: {
    title: 'Invitations',
    none: 'Pas encore d’invitation.',
    unnamed: 'Sans note',
    used: (uses, max) =>
      `${digits(uses)} sur ${plural(max, { one: '{n} utilisation', other: '{n} utilisations' })}`,
    until: (day) => `jusqu’au ${day}`,
    states: { open: 'Valable', used: 'Utilisée', expired: 'Expirée', revoked: 'Révoquée' },
    revoke: 'Révoquer',
    revokeOf: (name) => `Révoquer l’invitation : ${name}`,
    revoked: 'Invitation révoquée',
    failed: 'L’invitation n’a pas pu être révoquée. Réessayez.',
  },
};

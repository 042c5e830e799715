import type { openingTexts as english } from '#src/texts/opening.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const openingTexts: Translation<typeof english> = {
  title: 'Avant d’ouvrir',
  done: 'Fait',
  open: 'À faire',
  left: (count) => `${count} à faire`,
  contact: {
    title: 'Vos coordonnées',
    hint: 'Le pied de page et les e-mails indiquent l’adresse à laquelle écrire.',
    action: 'Indiquer les coordonnées',
  },
  pages: {
    title: 'Vos conditions et votre page de confidentialité',
    hint: 'Les textes d’origine ne disent pas qui gère ce site. Modifiez les deux.',
    action: 'Modifier les pages',
  },
  mail: {
    title: 'L’envoi des e-mails',
    hint: {
      smtp: 'Envoyez-vous un e-mail de test.',
      outbox:
        'Définissez SMTP_URL : sans elle, les e-mails ne sont écrits que dans le dossier .state/outbox (ou outbox dans STATE_DIR).',
    },
  },
  backup: {
    title: 'La sauvegarde',
    hint: 'Lancez npm run backup, et programmez-le chaque nuit.',
    last: 'Dernière sauvegarde réussie :',
  },
  item: {
    title: 'La première annonce',
    hint: 'Proposez un article que vous vendez vous-même, ou invitez des vendeurs.',
    action: 'Déposer une annonce',
  },
  demo: {
    title: 'La suppression de la démo',
    hint: 'Ses membres, annonces et billets sont inventés. Faites le tour, puis créez votre propre site.',
    start: 'Créer mon site',
    ask: 'Supprimer la démo ?',
    removes: (people, items, orders, posts) =>
      `Seront supprimés de la démo, sans retour possible : ${plural(people, { one: '{n} compte', other: '{n} comptes' })}, ${plural(items, { one: '{n} annonce', other: '{n} annonces' })}, ${plural(orders, { one: '{n} réservation', other: '{n} réservations' })} et ${plural(posts, { one: '{n} billet', other: '{n} billets' })}. Si votre compte en fait partie, la page suivante permet de configurer votre site et de créer un nouveau compte. Les réglages et les pages que vous avez modifiés restent.`,
    keepsNothing: 'Le site ne contient rien d’autre.',
    keepsPeople: (count) =>
      count > 1
        ? `${digits(count)} comptes de personnes inscrites restent :`
        : `${digits(count)} compte d’une personne inscrite reste :`,
    keepsItems: (count) =>
      count > 1
        ? `Restent aussi ${digits(count)} annonces hors démo :`
        : `Reste aussi ${digits(count)} annonce hors démo :`,
    itemOf: (title, seller) => `${title}, vendeur : ${seller}`,
    more: (count) => `et ${plural(count, { one: '{n} autre', other: '{n} autres' })}`,
    confirm: 'Supprimer la démo',
    cancel: 'Garder la démo',
    failed: 'La démo n’a pas pu être supprimée. Réessayez.',
  },
};

import type {
  conversationMailTexts as englishMail,
  digestTexts as englishDigest,
  notificationTexts as english,
} from '#src/texts/notifications.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const notificationTexts: Translation<typeof english> = {
  order: {
    requested: 'Quelqu’un voudrait réserver votre article',
    accepted: 'Le vendeur a accepté',
    agreed: 'Votre prix a été accepté',
    proposed: 'Un rendez-vous vous est proposé',
    arranged: 'Le rendez-vous est fixé',
    'handed-over': 'Merci de confirmer la remise de l’article',
    disputed: 'La réservation est en litige',
    settlement: 'On vous propose de régler le litige',
    'dispute-withdrawn': 'Le signalement a été retiré',
    completed: 'La vente est conclue',
    declined: 'Le vendeur a refusé',
    withdrawn: 'L’acheteur a retiré sa demande',
    expired: 'La réservation a expiré',
    cancelled: 'La réservation a été annulée',
    'no-show': 'La réservation est terminée : absence au rendez-vous',
    returning: 'La réservation a été annulée. Regardez ce qui doit être rendu, et quand',
    reduced: 'La vente est conclue à un prix plus bas',
  },
  meeting: {
    suggested: (times) => `Rendez-vous proposé : ${times}`,
    changeSuggested: (times) => `Modifier le rendez-vous ? ${times}`,
    set: (time) => `Rendez-vous fixé : ${time}`,
    changed: (time) => `Rendez-vous modifié : ${time}`,
    or: ' ou ',
  },
  disputeWaiting: 'Un litige attend votre décision',
  offer: {
    made: 'Une offre pour votre article',
    countered: 'Vous avez reçu une contre-offre',
    edited: 'L’annonce sur laquelle vous avez fait une offre a été modifiée',
    confirmed: 'Une offre a été confirmée',
    declined: 'Votre offre a été refusée',
    withdrawn: 'Une offre a été retirée',
    expired: 'Votre offre a expiré',
    'item-taken': 'L’article sur lequel vous avez fait une offre n’est plus disponible',
    overtaken: 'Le prix est maintenant inférieur à votre offre',
    closed: 'Votre offre a pris fin',
  },
  message: 'Un nouveau message',
  priceDropped: 'Baisse de prix',
  backOnSale: 'De nouveau disponible',
  watchedSold: 'Vendu',
  itemFound: (searches) =>
    plural(searches, {
      one: 'Un nouvel article pour votre recherche',
      other: 'Un nouvel article pour vos recherches',
    }),
  foundItem: (price, place, searches) => `${price}, ${place}, pour ${searches}`,
  and: ' et ',
  searchFound: (count) =>
    plural(count, {
      one: 'Un nouvel article pour votre recherche',
      other: `${digits(count)} nouveaux articles pour votre recherche`,
    }),
  sellerListed: (count) =>
    plural(count, {
      one: 'Une nouvelle annonce d’un profil que vous suivez',
      other: `${digits(count)} nouvelles annonces d’un profil que vous suivez`,
    }),
  reviewRequested: 'Comment s’est passée la vente ? Laissez un avis',
  reviewWaiting: 'Vous avez reçu un avis. Vous pourrez le lire après avoir écrit le vôtre',
  reviewsOpen: 'Les deux avis sont maintenant visibles',
  reviewAnswered: 'Votre avis a reçu une réponse',
  mail: {
    subject: (text, title) => `${text} : ${title}`,
    search: (name) => `Votre recherche ${name}`,
    item: 'Article',
    detail: 'Maintenant',
    action: 'Voir',
  },
  unsubscribe: {
    messages: 'Ne plus recevoir d’e-mails sur les messages',
    offers: 'Ne plus recevoir d’e-mails sur les offres',
    watchlist: 'Ne plus recevoir d’e-mails sur vos favoris',
    searches: 'Ne plus recevoir d’e-mails sur vos recherches',
    sellers: 'Ne plus recevoir d’e-mails sur les profils suivis',
    reviews: 'Ne plus recevoir d’e-mails sur les avis',
    daily: 'Ne plus recevoir l’e-mail quotidien',
  },
};

export const conversationMailTexts: Translation<typeof englishMail> = {
  subject: (count, title) => {
    const messages = plural(count, { one: 'Un message', other: `${digits(count)} messages` });
    return title === null ? `${messages} pour vous` : `${messages} : ${title}`;
  },
  text: 'Vous avez de nouveaux messages. Répondez sur le site : personne ne reçoit les réponses à cet e-mail, et votre adresse reste confidentielle.',
  label: (other, title, count) =>
    plural(count, { one: `${other}, ${title}`, other: `${other}, ${title} (${digits(count)})` }),
  hidden: 'À lire sur le site.',
  more: (count) =>
    `Et ${plural(count, { one: '{n} autre conversation', other: '{n} autres conversations' })}.`,
  action: 'Lire et répondre',
};

export const digestTexts: Translation<typeof englishDigest> = {
  subject: (count, first) =>
    count === 1
      ? first
      : `${first}, et ${plural(count - 1, { one: '{n} autre notification', other: '{n} autres notifications' })}`,
  text: 'Voici ce qui s’est passé depuis le dernier e-mail quotidien.',
  last: (count) => `Voici les ${digits(count)} dernières. Vous les trouverez toutes dans vos notifications.`,
  action: 'Voir les notifications',
};

import type { sellerTexts as english } from '#src/texts/sellers.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';
import { de } from './elision.ts';

const reviews = (count: number) => `${digits(count)} avis`;

export const sellerTexts: Translation<typeof english> = {
  sellers: {
    heading: 'Vendeur',
    about: (name) => `${name} : annonces, ventes conclues et avis des acheteurs.`,
    since: (month) => `Membre depuis ${month}`,
    fresh: 'Nouveau membre',
    completed: (count) => plural(count, { one: '{n} vente conclue', other: '{n} ventes conclues' }),
    none: 'Pas encore de vente conclue',
    stars: (stars, count) =>
      `${plural(stars, { one: '{n} étoile', other: '{n} étoiles' })} sur 5, ${reviews(count)}`,
    reviews,
    noReviews: 'Pas encore d’avis',
    answers: {
      '1h': 'Répond en général en moins d’une heure',
      '4h': 'Répond en général en moins de quatre heures',
      day: 'Répond en général dans la journée',
      days: 'Répond en général en quelques jours',
    },
    itemsIn: (town) => `Lieu : ${town}`,
    items: (count) => `En vente (${digits(count)})`,
    noItems: 'Rien en vente en ce moment',
    allItems: 'Toutes les annonces',
    reviewsTitle: (count) => `Avis des acheteurs (${digits(count)})`,
    allReviews: 'Tous les avis',
    onlyDeals: 'Seules les personnes qui ont conclu une vente peuvent laisser un avis.',
    more: 'Autres annonces de ce vendeur',
    itemsOf: (name) => `Annonces ${de(name)}`,
    reviewsOf: (name) => `Avis des acheteurs sur ${name}`,
    back: (name) => `Retour : ${name}`,
    follow: 'Suivre',
    following: 'Profil suivi',
    followOf: (name) => `Suivre ${name}`,
    followingOf: (name) => `Profil suivi : ${name}`,
    followed: 'Nous vous signalerons ses nouvelles annonces.',
    unfollowed: 'Vous ne suivez plus ce profil',
    followFailed: 'Une erreur s’est produite. Réessayez.',
    nav: 'Profils suivis',
    list: 'Profils suivis',
    listCount: (count) => plural(count, { one: '{n} profil', other: '{n} profils' }),
    seller: 'Vendeur',
    onShow: 'En vente',
    when: 'Suivi depuis le',
    unfollow: 'Ne plus suivre',
    unfollowOf: (name) => `Ne plus suivre ${name}`,
    emptyList: 'Vous ne suivez encore personne',
    emptyListHint:
      'Choisissez « Suivre » sur la page d’un vendeur ou près d’un article : nous vous signalerons ses nouvelles annonces.',
  },
};

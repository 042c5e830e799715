import type { sellerTexts as english } from '#src/texts/sellers.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const reviews = (count: number): string =>
  plural(count, { one: '{n} valoración', other: '{n} valoraciones' });

export const sellerTexts: Translation<typeof english> = {
  sellers: {
    heading: 'Vendedor',
    about: (name) => `${name}: artículos, tratos cerrados y valoraciones de compradores.`,
    since: (month) => `Miembro desde ${month}`,
    fresh: 'Cuenta nueva',
    completed: (count) => plural(count, { one: '{n} trato cerrado', other: '{n} tratos cerrados' }),
    none: 'Aún sin tratos cerrados',
    stars: (stars, count) => `${digits(stars)} de 5 estrellas en ${reviews(count)}`,
    reviews,
    noReviews: 'Aún sin valoraciones',
    answers: {
      '1h': 'Suele responder en menos de una hora',
      '4h': 'Suele responder en menos de cuatro horas',
      day: 'Suele responder en menos de un día',
      days: 'Suele responder en unos días',
    },
    itemsIn: (town) => `Artículos en ${town}`,
    items: (count) => `En venta (${digits(count)})`,
    noItems: 'Ahora mismo no vende nada',
    allItems: 'Todos los artículos',
    reviewsTitle: (count) => `Valoraciones recibidas (${digits(count)})`,
    allReviews: 'Todas las valoraciones',
    onlyDeals: 'Solo puede valorar quien ha cerrado un trato.',
    more: 'Más de este vendedor',
    itemsOf: (name) => `Artículos de ${name}`,
    reviewsOf: (name) => `Valoraciones sobre ${name}`,
    back: (name) => `Volver a ${name}`,
    follow: 'Seguir',
    following: 'Siguiendo',
    followOf: (name) => `Seguir a ${name}`,
    followingOf: (name) => `Siguiendo a ${name}`,
    followed: 'Te avisaremos de los artículos nuevos.',
    unfollowed: 'Ya no sigues este perfil',
    followFailed: 'Algo ha salido mal. Inténtalo de nuevo.',
    nav: 'Siguiendo',
    list: 'Vendedores que sigo',
    listCount: (count) => plural(count, { one: '{n} vendedor', other: '{n} vendedores' }),
    seller: 'Vendedor',
    onShow: 'En venta',
    when: 'Desde',
    unfollow: 'Dejar de seguir',
    unfollowOf: (name) => `Dejar de seguir a ${name}`,
    emptyList: 'Todavía no sigues a nadie',
    emptyListHint:
      'Pulsa Seguir en la página de un vendedor o junto a un artículo, y te avisaremos de sus artículos nuevos.',
  },
};

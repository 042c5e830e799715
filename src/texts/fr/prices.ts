import type { priceTexts as english } from '#src/texts/prices.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const priceTexts: Translation<typeof english> = {
  title: 'Cote',
  range: (mid: string, low: string, high: string) =>
    `${mid} · huit sur dix se sont vendus entre ${low} et ${high}`,
  here: (count: number) =>
    plural(count, { one: '{n} vente ici en 12 mois', other: '{n} ventes ici en 12 mois' }),
  notOnlyHere: (count: number, elsewhere: number) =>
    plural(count, {
      one: '{n} vente en 12 mois, hors de cette boutique',
      other: `{n} ventes en 12 mois, dont ${elsewhere} hors de cette boutique`,
    }),
  position: {
    below: 'Ce prix est en dessous.',
    within: 'Ce prix est dans cette fourchette.',
    above: 'Ce prix est au-dessus.',
  },
  tooFew: (count: number, needed: number) =>
    count === 0
      ? `Aucune vente pour l’instant ; il en faut ${needed} pour donner une fourchette.`
      : plural(count, {
          one: `{n} vente pour l’instant ; il en faut ${needed} pour donner une fourchette.`,
          other: `{n} ventes pour l’instant ; il en faut ${needed} pour donner une fourchette.`,
        }),
  fewSellers: (count: number, sellers: number, needed: number) =>
    `${plural(count, { one: '{n} vente', other: '{n} ventes' })} par ${plural(sellers, { one: 'un seul vendeur', other: '{n} vendeurs' })} pour l’instant ; il faut ${needed} vendeurs pour donner une fourchette.`,
  tooWide: (count: number) =>
    `Les prix des ${count} ventes des 12 derniers mois sont trop dispersés pour donner une fourchette.`,
  othersAsk: (count: number, low: string, high: string) =>
    plural(count, {
      one: `Un autre est en vente à ${low} en ce moment.`,
      other:
        low === high
          ? `{n} autres sont en vente à ${low} en ce moment.`
          : `{n} autres sont en vente de ${low} à ${high} en ce moment.`,
    }),
  held: (percent: number, count: number) =>
    `Sur les ${count} dernières ventes de cette boutique, ${percent} % étaient dans la fourchette de la veille.`,
  form: {
    question: 'À combien s’est-il vendu dernièrement ?',
    condition: 'Choisissez l’état pour voir à quels prix d’autres ont vendu.',
    model: 'Choisissez un modèle proposé pour voir à quels prix d’autres ont vendu.',
  },
  chart: {
    title: 'Ventes des deux dernières années',
    band: (low: string, high: string) => `Huit sur dix ces 12 derniers mois : de ${low} à ${high}`,
    rounded: 'Chaque point est une vente : son mois et son prix arrondi, quel que soit l’état.',
    sources: (names: string) => `Avec des ventes de ${names}`,
    month: 'Mois',
    sales: 'Ventes',
    prices: 'Prix',
    between: (low: string, high: string) => (low === high ? low : `de ${low} à ${high}`),
  },
};

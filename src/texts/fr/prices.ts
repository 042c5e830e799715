import type { priceTexts as english } from '#src/texts/prices.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const priceTexts: Translation<typeof english> = {
  title: 'Cote',
  range: (condition: string, low: string, high: string) =>
    `État ${condition} : huit sur dix se vendent entre ${low} et ${high}`,
  mid: (mid: string) => `Le prix médian est de ${mid}.`,
  here: (count: number) =>
    plural(count, { one: '{n} vente ici en 12 mois', other: '{n} ventes ici en 12 mois' }),
  notOnlyHere: (count: number, elsewhere: number) =>
    plural(count, {
      one: '{n} vente en 12 mois, hors de cette boutique',
      other: `{n} ventes en 12 mois, dont ${elsewhere} hors de cette boutique`,
    }),
  position: {
    below: 'Le prix de cet article est en dessous de la fourchette.',
    within: 'Le prix de cet article est dans la fourchette.',
    above: 'Le prix de cet article est au-dessus de la fourchette.',
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
      one: `Un autre dans cet état est en vente à ${low}.`,
      other:
        low === high
          ? `{n} autres dans cet état sont en vente à ${low}.`
          : `{n} autres dans cet état sont en vente de ${low} à ${high}.`,
    }),
  held: (percent: number, count: number) =>
    `Sur les ${count} dernières ventes de cette boutique, ${percent} % étaient dans la fourchette de la veille.`,
  limits:
    'Le nombre de déclenchements et les révisions ne sont pas pris en compte. Les lots ne sont écartés que si le vendeur indique ce qu’ils contiennent.',
  form: {
    question: 'À combien d’autres l’ont vendu',
    condition: 'Choisissez l’état pour voir à quels prix d’autres ont vendu.',
    model: 'Choisissez un modèle proposé pour voir à quels prix d’autres ont vendu.',
    none: 'Aucune vente comparable ici ces 12 derniers mois.',
    parts: 'Un lot n’a pas de cote, car les lots contiennent des choses différentes.',
  },
  chart: {
    title: 'Ventes des deux dernières années',
    band: (low: string, high: string) =>
      `Ces 12 derniers mois, huit sur dix se sont vendus entre ${low} et ${high} environ`,
    rounded: 'Chaque point est une vente : son mois et son prix arrondi, quel que soit l’état.',
    sources: (names: string) => `Avec des ventes de ${names}`,
    month: 'Mois',
    sales: 'Ventes',
    prices: 'Prix',
    between: (low: string, high: string) => (low === high ? low : `de ${low} à ${high}`),
  },
};

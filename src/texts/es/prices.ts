import type { priceTexts as english } from '#src/texts/prices.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const priceTexts: Translation<typeof english> = {
  title: 'Guía de precios',
  range: (mid: string, low: string, high: string) =>
    `${mid} · ocho de cada diez se vendieron entre ${low} y ${high}`,
  here: (count: number) =>
    plural(count, { one: '{n} venta aquí en 12 meses', other: '{n} ventas aquí en 12 meses' }),
  notOnlyHere: (count: number, elsewhere: number) =>
    plural(count, {
      one: '{n} venta en 12 meses, fuera de esta tienda',
      other: `{n} ventas en 12 meses, ${elsewhere} de ellas fuera de esta tienda`,
    }),
  position: {
    below: 'Este precio está por debajo.',
    within: 'Este precio está dentro de ese margen.',
    above: 'Este precio está por encima.',
  },
  tooFew: (count: number, needed: number) =>
    count === 0
      ? `Aún no hay ventas; para dar un margen hacen falta ${needed}.`
      : plural(count, {
          one: `{n} venta hasta ahora; para dar un margen hacen falta ${needed}.`,
          other: `{n} ventas hasta ahora; para dar un margen hacen falta ${needed}.`,
        }),
  fewSellers: (count: number, sellers: number, needed: number) =>
    `${plural(count, { one: '{n} venta', other: '{n} ventas' })} de ${plural(sellers, { one: 'un solo vendedor', other: '{n} vendedores' })} hasta ahora; para dar un margen hacen falta ${needed} vendedores.`,
  tooWide: (count: number) =>
    `Los precios de las ${count} ventas de los últimos 12 meses varían demasiado para dar un margen.`,
  othersAsk: (count: number, low: string, high: string) =>
    plural(count, {
      one: `Ahora hay otro a la venta por ${low}.`,
      other:
        low === high
          ? `Ahora hay otros {n} a la venta por ${low}.`
          : `Ahora hay otros {n} a la venta, de ${low} a ${high}.`,
    }),
  held: (percent: number, count: number) =>
    `De las últimas ${count} ventas en esta tienda, el ${percent} % quedó dentro del margen del día anterior.`,
  form: {
    question: '¿Por cuánto se vendió últimamente?',
    condition: 'Elige el estado para ver por cuánto vendieron otros.',
    model: 'Elige un modelo sugerido para ver por cuánto vendieron otros.',
  },
  chart: {
    title: 'Ventas de los últimos dos años',
    band: (low: string, high: string) => `Ocho de cada diez en los últimos 12 meses: de ${low} a ${high}`,
    rounded: 'Cada punto es una venta, por su mes y su precio redondeado, en cualquier estado.',
    sources: (names: string) => `Con ventas de ${names}`,
    month: 'Mes',
    sales: 'Ventas',
    prices: 'Precios',
    between: (low: string, high: string) => (low === high ? low : `de ${low} a ${high}`),
  },
};

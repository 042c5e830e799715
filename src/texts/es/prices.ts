import type { priceTexts as english } from '#src/texts/prices.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const priceTexts: Translation<typeof english> = {
  title: 'Guía de precios',
  range: (condition: string, low: string, high: string) =>
    `Estado ${condition}: ocho de cada diez se venden entre ${low} y ${high}`,
  mid: (mid: string) => `El precio central es ${mid}.`,
  here: (count: number) =>
    plural(count, { one: '{n} venta aquí en 12 meses', other: '{n} ventas aquí en 12 meses' }),
  notOnlyHere: (count: number, elsewhere: number) =>
    plural(count, {
      one: '{n} venta en 12 meses, fuera de esta tienda',
      other: `{n} ventas en 12 meses, ${elsewhere} de ellas fuera de esta tienda`,
    }),
  position: {
    below: 'El precio de este artículo está por debajo del margen.',
    within: 'El precio de este artículo está dentro del margen.',
    above: 'El precio de este artículo está por encima del margen.',
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
      one: `En este estado hay otro a la venta por ${low}.`,
      other:
        low === high
          ? `En este estado hay otros {n} a la venta por ${low}.`
          : `En este estado hay otros {n} a la venta, de ${low} a ${high}.`,
    }),
  held: (percent: number, count: number) =>
    `De las últimas ${count} ventas en esta tienda, el ${percent} % quedó dentro del margen del día anterior.`,
  limits:
    'No se tienen en cuenta los disparos ni las revisiones. Los lotes solo se excluyen si el vendedor indica qué contienen.',
  form: {
    question: 'Por cuánto lo vendieron otros',
    condition: 'Elige el estado para ver por cuánto vendieron otros.',
    model: 'Elige un modelo sugerido para ver por cuánto vendieron otros.',
    none: 'Aquí no hay ventas comparables en los últimos 12 meses.',
    parts: 'Un lote no tiene guía de precios, porque cada lote contiene cosas distintas.',
  },
  chart: {
    title: 'Ventas de los últimos dos años',
    band: (low: string, high: string) =>
      `En los últimos 12 meses, ocho de cada diez se vendieron por entre ${low} y ${high} aproximadamente`,
    rounded: 'Cada punto es una venta, por su mes y su precio redondeado, en cualquier estado.',
    sources: (names: string) => `Con ventas de ${names}`,
    month: 'Mes',
    sales: 'Ventas',
    prices: 'Precios',
    between: (low: string, high: string) => (low === high ? low : `de ${low} a ${high}`),
  },
};

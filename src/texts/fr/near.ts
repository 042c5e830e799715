import type { nearTexts as english } from '#src/texts/near.ts';
import type { Translation } from '#src/texts/translation.ts';
import { distance } from '#src/texts/units.ts';
import { digits } from '#src/texts/words.ts';
import { ofTown } from './elision.ts';

export const nearTexts: Translation<typeof english> = {
  near: 'Près de',
  hint: 'Ville ou village',
  within: 'Distance',
  anyDistance: 'Peu importe la distance',
  option: (km, count) => (count === undefined ? distance(km) : `${distance(km)} (${digits(count)})`),
  filter: (place, km) =>
    km === null ? `Distance depuis ${place}` : `À moins de ${distance(km)} ${ofTown(place)}`,
  saved: (place, km) =>
    km === null ? `près ${ofTown(place)}` : `à moins de ${distance(km)} ${ofTown(place)}`,
  nearest: 'Les plus proches',
  unknown: (typed) => `Nous ne connaissons aucun lieu nommé « ${typed} ».`,
  postal: 'Nous ne connaissons pas les codes postaux. Saisissez le nom de la ville.',
  anywhere: 'Les articles ci-dessous peuvent se trouver n’importe où.',
  which: (typed) => `Quel « ${typed} » cherchez-vous ?`,
  where: (km) => `À moins de ${distance(km)} d’où ? Choisissez un lieu dans les filtres.`,
  choose: 'Choisissez un lieu.',
  myLocation: 'Utiliser ma position',
  locating: 'Recherche de votre position…',
  notLocated: 'Votre navigateur n’a pas communiqué votre position. Saisissez plutôt un lieu.',
  nowhere: 'Aucune ville près de vous. Saisissez plutôt un lieu.',
  use: (place) => `Près ${ofTown(place)}`,
  forget: (place) => `Oublier ${place} dans ce navigateur`,
  forgetShort: 'Oublier',
};

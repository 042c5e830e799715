import type { nearTexts as english } from '#src/texts/near.ts';
import type { Translation } from '#src/texts/translation.ts';
import { distance } from '#src/texts/units.ts';
import { digits } from '#src/texts/words.ts';

export const nearTexts: Translation<typeof english> = {
  near: 'Cerca de',
  hint: 'Ciudad o pueblo',
  within: 'Distancia',
  anyDistance: 'Cualquier distancia',
  option: (km, count) => (count === undefined ? distance(km) : `${distance(km)} (${digits(count)})`),
  filter: (place, km) =>
    km === null ? `Distancia desde ${place}` : `A menos de ${distance(km)} de ${place}`,
  saved: (place, km) => (km === null ? `cerca de ${place}` : `a menos de ${distance(km)} de ${place}`),
  nearest: 'Más cercanos',
  unknown: (typed) => `No conocemos ningún lugar llamado «${typed}».`,
  postal: 'No conocemos los códigos postales. Escribe el nombre de la localidad.',
  anywhere: 'Los artículos de abajo pueden estar en cualquier lugar.',
  which: (typed) => `¿Qué «${typed}» buscas?`,
  where: (km) => `¿A menos de ${distance(km)} de dónde? Elige un lugar en los filtros.`,
  choose: 'Elige un lugar.',
  myLocation: 'Usar mi ubicación',
  locating: 'Buscando tu ubicación…',
  notLocated: 'Tu navegador no ha compartido la ubicación. Escribe un lugar.',
  nowhere: 'No hay ninguna población cerca de ti. Escribe un lugar.',
  use: (place) => `Cerca de ${place}`,
  forget: (place) => `Olvidar ${place} en este dispositivo`,
  forgetShort: 'Olvidar',
};

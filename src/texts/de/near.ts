import type { nearTexts as english } from '#src/texts/near.ts';
import type { Translation } from '#src/texts/translation.ts';
import { distance } from '#src/texts/units.ts';
import { digits } from '#src/texts/words.ts';

export const nearTexts: Translation<typeof english> = {
  near: 'In der Nähe von',
  hint: 'Stadt oder Ort',
  within: 'Entfernung',
  anyDistance: 'Jede Entfernung',
  option: (km, count) => (count === undefined ? distance(km) : `${distance(km)} (${digits(count)})`),
  filter: (place, km) =>
    km === null ? `Entfernung von ${place}` : `Im Umkreis von ${distance(km)} um ${place}`,
  saved: (place, km) =>
    km === null ? `in der Nähe von ${place}` : `im Umkreis von ${distance(km)} um ${place}`,
  nearest: 'Nächste zuerst',
  unknown: (typed) => `Wir kennen keinen Ort namens „${typed}“.`,
  postal: 'Postleitzahlen kennen wir nicht. Gib den Namen des Ortes ein.',
  anywhere: 'Die Artikel unten können überall sein.',
  which: (typed) => `Welches „${typed}“ meinst du?`,
  where: (km) => `Im Umkreis von ${distance(km)} um welchen Ort? Wähle im Filter einen Ort.`,
  choose: 'Wähle einen Ort.',
  myLocation: 'Standort verwenden',
  locating: 'Standort wird ermittelt …',
  notLocated: 'Dein Browser hat den Standort nicht freigegeben. Gib stattdessen einen Ort ein.',
  nowhere: 'In deiner Nähe kennen wir keinen Ort. Gib stattdessen einen ein.',
  use: (place) => `In der Nähe von ${place}`,
  forget: (place) => `${place} auf diesem Gerät vergessen`,
  forgetShort: 'Vergessen',
};

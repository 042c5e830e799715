import type { changeTexts as english } from '#src/texts/changes.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const changeTexts: Translation<typeof english> = {
  title: 'L’annonce a été modifiée',
  lookAgain:
    'L’annonce a été modifiée. Regardez ce qui a changé, et confirmez si vous êtes toujours d’accord.',
  list: 'Ce qui a changé',
  was: 'Avant',
  is: 'Maintenant',
  alone: 'Rien d’autre',
  photos: (count) => plural(count, { one: '{n} photo', other: '{n} photos' }),
  tooOld: 'Elle a été modifiée de nombreuses fois. Relisez toute la page avant d’accepter.',
  fields: {
    title: 'Titre',
    brand: 'Marque',
    condition: 'État',
    duration: 'Âge',
    location: 'Lieu',
    sale: 'Prix',
    included: 'Fourni avec',
    parts: 'Vendu avec',
    des: 'Description',
    photos: 'Photos',
  },
};

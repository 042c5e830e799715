import type { liveTexts as english } from '#src/texts/live.ts';
import { digits } from '#src/texts/words.ts';

export const liveTexts: typeof english = {
  message: (count) => (count === 1 ? 'Mensaje nuevo' : `Mensaje nuevo, ${digits(count)} sin leer`),
};

import type { liveTexts as english } from '#src/texts/live.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const liveTexts: Translation<typeof english> = {
  message: (count: number) =>
    plural(count, { one: 'Neue Nachricht', other: `Neue Nachricht, ${digits(count)} ungelesen` }),
};

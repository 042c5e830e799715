import type { liveTexts as english } from '#src/texts/live.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const liveTexts: Translation<typeof english> = {
  message: (count) => (count === 1 ? '新着メッセージ' : `新着メッセージ、未読${digits(count)}件`),
};

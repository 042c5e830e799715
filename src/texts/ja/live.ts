import type { liveTexts as english } from '#src/texts/live.ts';
import { digits } from '#src/texts/words.ts';

export const liveTexts: typeof english = {
  message: (count) => (count === 1 ? '新着メッセージ' : `新着メッセージ、未読${digits(count)}件`),
};

import type { requestedTexts as english } from '#src/texts/requested.ts';
import type { Translation } from '#src/texts/translation.ts';
import { san } from './people.ts';

export const requestedTexts: Translation<typeof english> = {
  until: (seller, moment) =>
    `${san(seller)}の返答期限は${moment}です。返答があれば、メールでお知らせします。`,
  next: (seller) =>
    `それまでは、ここで${san(seller)}にメッセージを送れます。承諾されたら、日時と人目のある待ち合わせ場所を決め、会って商品を確かめてから支払います。`,
  safety: '安全な待ち合わせ',
  close: '閉じる',
};

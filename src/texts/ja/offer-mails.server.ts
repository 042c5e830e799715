import type { offerMailTexts as english } from '#src/texts/offer-mails.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { san } from './people.ts';

export const offerMailTexts: Translation<typeof english> = {
  facts: { item: '商品', price: '出品価格', amount: 'オファー', note: 'メッセージ' },
  made: {
    subject: (title) => `オファーが届きました：${title}`,
    paragraphs: (other) => [
      `${san(other)}から商品にオファーが届きました。`,
      '承諾すると、その価格で取引が始まります。購入者にはメールアドレス（登録があれば電話番号も）が表示されます。こちらには購入者のメールアドレスが表示され、電話番号は登録されたあとに表示されます。',
      '再提案するか、断ることもできます。',
    ],
    action: 'オファーに返答する',
  },
  countered: {
    subject: (title) => `再提案が届きました：${title}`,
    paragraphs: (other) => [
      `${san(other)}から再提案が届きました。`,
      '承諾すると、その価格で取引が始まります。お互いのメールアドレスが表示され、電話番号は登録されたあとに表示されます。',
    ],
    action: 'オファーに返答する',
  },
  edited: {
    subject: (title) => `商品が編集されました：${title}`,
    paragraphs: (other) => [
      `オファーのあとで、${san(other)}が商品を編集しました。話を進める前に、変更点を確かめてください。`,
    ],
    action: '変更点を見る',
  },
  confirmed: {
    subject: (title) => `オファーが継続されました：${title}`,
    paragraphs: (other) => [
      `${san(other)}が変更を確認し、同じ金額でオファーを続けています。返答の期限は2日間です。`,
    ],
    action: 'オファーに返答する',
  },
  declined: {
    subject: (title) => `オファー不成立：${title}`,
    paragraphs: (other) => [`オファーは${san(other)}に承諾されませんでした。`],
    action: 'やり取りを開く',
  },
  withdrawn: {
    subject: (title) => `オファー取り下げ：${title}`,
    paragraphs: (other) => [`${san(other)}がオファーを取り下げました。対応は必要ありません。`],
    action: 'やり取りを開く',
  },
  expired: {
    subject: (title) => `オファー期限切れ：${title}`,
    paragraphs: (other) => [`${san(other)}から2日以内に返答がなかったため、オファーは期限切れになりました。`],
    action: 'やり取りを開く',
  },
  'item-taken': {
    subject: (title) => `商談中または売却済み：${title}`,
    paragraphs: () => [
      'オファーした商品が商談中か売却済みになったため、オファーは終了しました。再び販売中になれば、もう一度オファーできます。',
    ],
    action: 'やり取りを開く',
  },
  overtaken: {
    subject: (title) => `値下げされました：${title}`,
    paragraphs: () => [
      '商品がオファーした価格以下に値下げされたため、オファーは終了しました。販売中のうちに購入を申し込んでください。',
    ],
    action: '商品を見る',
  },
  closed: {
    subject: (title) => `オファー終了：${title}`,
    paragraphs: () => ['出品者は現在、オファーを受け付けていません。'],
    action: 'やり取りを開く',
  },
};

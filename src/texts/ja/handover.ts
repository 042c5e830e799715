import type { handoverTexts as english } from '#src/texts/handover.ts';
import type { Translation } from '#src/texts/translation.ts';
import { san } from './people.ts';

const buyerHint = (seller: string): string =>
  `商品を確かめて支払ったら、このコードを${seller}に伝えてください。${seller}がコードを入力すると取引が完了し、確定します。コードはオフラインでも使え、待ち合わせのメールにも書かれています。`;

export const handoverTexts: Translation<typeof english> = {
  heading: '受け渡し',
  yourCode: '受け渡しコード',
  inText:
    'メッセージに受け渡しコードが含まれています。コードは、商品を確かめて支払ったあとにだけ伝えてください。',
  buyerHint: (seller) => buyerHint(san(seller)),
  offlineHint: buyerHint('出品者'),
  sellerHint:
    '購入者が商品を確かめて支払ったら、ここに受け渡しコードを入力してください。オフラインでも使えます。コードは端末で確認され、あとで送信されます。',
  code: '購入者のコード',
  codeHint: '英数字8文字。例：KM37-XF94',
  check: '取引を完了する',
  wrong: 'コードが違います。確かめて、もう一度お試しください。',
  queued: 'コードを確認しました。オンラインに戻ったら送信します。手続きはこれで完了です。',
  queuedUnchecked: '保存しました。オンラインに戻ったら送信します。',
  tooMany: '試行回数が多すぎます。15分お待ちください。',
  gone: 'コードの入力が間に合いませんでした。商品はもう販売されていません。',
  late: 'コードの入力が間に合いませんでした。取引はすでに終了していました。',
  lateHint:
    '受け渡しが確認されなかったため、取引は期限切れになりました。会って受け渡しを済ませていれば、1週間以内なら出品者がこのコードを入力できます。',
  offline: 'オフラインです。コードはそのまま使えます。',
  phone: '電話番号',
  right: 'コードを確認しました。手続きはこれで完了です。',
  sendsLater: 'オンラインに戻ったら送信します。このページは閉じても構いません。',
  complete: '取引完了',
  completeText: '商品は売却済みになりました。取引の評価を書けます。',
  sent: (title) => `取引が完了しました${title === null ? '' : `：${title}`}。取引の評価を書けます。`,
  review: '評価する',
  reload: '再読み込み',
  stored: '待ち合わせの予定',
  failed: 'エラーが起きました。もう一度お試しください。',
};

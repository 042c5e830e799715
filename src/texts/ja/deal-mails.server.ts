import type { dealMailTexts as english } from '#src/texts/deal-mails.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';
import { san } from './people.ts';

const codeForBuyer =
  '商品を確かめて支払ったら、やり取りの画面にある受け渡しコードを出品者に伝えてください。取引が完了します。';
const twoWeeks = '2週間以内に、取引の評価をお願いします。';

export const dealMailTexts: Translation<typeof english> = {
  gathered: {
    subject: (count) => `取引の更新がほかに${digits(count)}件あります`,
    why: '短い時間に更新が重なったため、まとめてお知らせします。商品ごとの最新の状況は次のとおりです。',
    last: (count) => `最新の${digits(count)}件です。すべての更新はマイページで確認できます。`,
    action: 'マイページを見る',
  },
  bookedByYou: {
    subject: (title) => `購入を申し込みました：${title}`,
    paragraphs: (seller) => [
      `${san(seller)}に、この商品の購入を申し込みました。商品は取り置きとなり、支払いは待ち合わせ当日です。`,
      `${san(seller)}の返答期限は2日間です。承諾がなければ購入の申し込みは期限切れとなり、支払いは発生しません。`,
    ],
    action: 'やり取りを開く',
  },
  bookedFromYou: {
    subject: (title) => `購入の申し込みが届きました：${title}`,
    paragraphs: (buyer) => [
      `${san(buyer)}から購入の申し込みがありました。2日以内に承諾しないと申し込みは期限切れになり、商品は再び販売中になります。`,
      '承諾すると、購入者にメールアドレス（登録があれば電話番号も）が表示され、どちらからでも待ち合わせを提案できます。',
    ],
    action: '購入の申し込みに返答する',
  },
  accepted: {
    subject: (title) => `承諾されました：${title}`,
    paragraphs: (seller) => [
      `${san(seller)}が承諾しました。やり取りの画面で待ち合わせを提案するか、出品者にメールしてください。支払いは待ち合わせ当日で、前払いはありません。`,
      codeForBuyer,
    ],
    action: '待ち合わせを提案する',
  },
  agreed: {
    subject: (title) => `価格がまとまりました：${title}`,
    toBuyer: (seller) => [
      `${san(seller)}と価格がまとまり、商品は取り置きになりました。やり取りの画面で電話番号と待ち合わせ場所を登録し、日時を提案してください。支払いは待ち合わせ当日で、前払いはありません。`,
      codeForBuyer,
    ],
    toSeller: (buyer) => [
      `${san(buyer)}と価格がまとまり、商品は取り置きになりました。購入者が電話番号と待ち合わせ場所を登録すると、こちらにも表示され、どちらからでも日時を提案できます。`,
      '購入者が商品を確かめて支払ったら、受け渡しコードをやり取りの画面に入力してください。取引が完了します。',
    ],
    action: '待ち合わせを決める',
  },
  handedOver: {
    subject: (title) => `受け渡しの確認のお願い：${title}`,
    toBuyer: (seller) => [
      `${san(seller)}から、商品を渡したという連絡がありました。確認すると取引が完了します。`,
      '受け取っていない場合は、3日以内にやり取りの画面で報告してください。管理者が調べます。報告がなければ、受け取り済みになります。',
    ],
    toSeller: (buyer) => [
      `${san(buyer)}から、商品を受け取ったという連絡がありました。やり取りの画面で確認すると取引が完了します。`,
      '渡していない場合は、3日以内に同じ画面で報告してください。管理者が調べます。報告がなければ、受け渡し済みになります。',
    ],
    action: '確認または問題を報告する',
  },
  completed: {
    subject: (title) => `取引完了：${title}`,
    toBuyer: (seller) => [`${san(seller)}との取引が完了しました。新しい機材をお楽しみください。`, twoWeeks],
    toSeller: (buyer) => [`${san(buyer)}との取引が完了しました。ご出品ありがとうございました。`, twoWeeks],
    action: '評価する',
  },
  expired: {
    subject: (title) => `期限切れ：${title}`,
    requestToBuyer: (seller) => [
      `${san(seller)}から2日以内に返答がなかったため、購入の申し込みは期限切れになりました。支払いは発生しません。`,
    ],
    requestToSeller: (buyer) => [
      `${san(buyer)}に2日以内に返答しなかったため、購入の申し込みは期限切れになりました。商品は再び販売中です。`,
    ],
    acceptedToBuyer: (seller) => [
      `${san(seller)}との待ち合わせが2週間以内に決まらなかったため、取引は期限切れになりました。支払いは発生しません。`,
      'すでに会って受け取っている場合は、やり取りの画面に1週間残る受け渡しコードを出品者に伝えてください。取引が完了します。',
    ],
    acceptedToSeller: (buyer) => [
      `${san(buyer)}との待ち合わせが2週間以内に決まらなかったため、取引は期限切れになりました。商品は再び販売中です。`,
      'すでに会って渡している場合は、1週間以内に、購入者の受け渡しコードをやり取りの画面に入力してください。取引が完了します。',
    ],
    arrangedToBuyer: (seller) => [
      `待ち合わせから1週間以内に、${san(seller)}との受け渡しが確認されなかったため、取引は期限切れになりました。支払いは発生しません。`,
      '商品を受け取っている場合は、やり取りの画面に1週間残る受け渡しコードを出品者に伝えてください。取引が完了します。',
    ],
    arrangedToSeller: (buyer) => [
      `待ち合わせから1週間以内に、${san(buyer)}との受け渡しが確認されなかったため、取引は期限切れになりました。商品は再び販売中です。`,
      '商品を渡している場合は、1週間以内に購入者の受け渡しコードをやり取りの画面に入力するか、商品を売却済みにしてください。',
    ],
    action: 'やり取りを開く',
  },
  cancelled: {
    subjects: {
      declined: (title) => `購入の申し込みは成立しませんでした：${title}`,
      withdrawn: (title) => `購入の申し込みが取り下げられました：${title}`,
      cancelled: (title) => `取引のキャンセル：${title}`,
    },
    by: {
      elsewhere: (seller) => `${san(seller)}が商品をほかの人に売ったため、取引は終了しました。`,
      youDeclined: (buyer) => `${san(buyer)}からの申し込みを断りました。`,
      declined: (seller) => `${san(seller)}に承諾されなかったため、購入の申し込みは終了しました。`,
      youWithdrew: () => '購入の申し込みを取り下げました。',
      withdrew: (buyer) => `${san(buyer)}が購入の申し込みを取り下げました。`,
      you: () => 'この取引をキャンセルしました。',
      buyer: (name) => `購入者の${san(name)}がこの取引をキャンセルしました。`,
      seller: (name) => `出品者の${san(name)}がこの取引をキャンセルしました。`,
      admin: () => '管理者がこの取引をキャンセルしました。',
      removal: () => '管理者が商品を削除したため、取引もキャンセルされました。',
      buyerClosed: (name) => `購入者の${san(name)}のアカウントが閉鎖されたため、取引もキャンセルされました。`,
      sellerClosed: (name) =>
        `出品者の${san(name)}のアカウントが閉鎖されたため、取引もキャンセルされました。`,
      buyerSuspended: (name) =>
        `購入者の${san(name)}のアカウントの利用が停止されました。安全のため、この取引をキャンセルしました。`,
      sellerSuspended: (name) =>
        `出品者の${san(name)}のアカウントの利用が停止されました。安全のため、この取引をキャンセルしました。支払いや待ち合わせはしないでください。`,
    },
    meetingIsOff: '待ち合わせは中止です。添付ファイルを開くと、カレンダーから予定が削除されます。',
    freed: '商品は再び販売中です。',
    sorry: '支払いは発生しません。似た商品もご覧ください。',
    seeItem: '商品を見る',
    seeOthers: 'ほかの商品を見る',
  },
};

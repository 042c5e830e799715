import type { meetingTexts as english } from '#src/texts/meetings.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { san } from './people.ts';

export const meetingTexts: Translation<typeof english> = {
  summary: (title) => `受け渡し：${title}`,
  description: (buyer, seller, url) =>
    `購入者：${san(buyer)}、出品者：${san(seller)}。まず商品を確かめ、次に支払い、最後にやり取りの画面で受け渡しを確認してください。${url}`,
  facts: {
    when: '日時',
    option: (number) => `候補${number}`,
    place: '場所',
    map: '地図',
    code: '受け渡しコード',
    note: 'メッセージ',
    answer: '回答',
    decision: '判断',
  },
  see: 'やり取りを開く',
  requestWaits: {
    subject: (title) => `購入の申し込みに返答してください：${title}`,
    paragraphs: (buyer) => [
      `${san(buyer)}が昨日、商品の購入を申し込み、返答を待っています。`,
      '1日以内に承諾するか断ってください。返答がないと購入の申し込みは期限切れになり、商品は再び販売中になります。',
    ],
    action: '購入の申し込みに返答する',
  },
  proposed: {
    subject: (title) => `待ち合わせの提案：${title}`,
    paragraphs: (name) => [
      `${san(name)}が次の待ち合わせを提案しました。`,
      '都合が合えば同意し、合わなければ別の日時や場所を提案してください。同意するまで、待ち合わせは決まりません。',
    ],
    instead: {
      subject: (title) => `待ち合わせ変更の相談：${title}`,
      paragraphs: (name) => [
        `${san(name)}が待ち合わせの変更を希望しています。`,
        '都合が合えば同意し、合わなければ別の提案をしてください。同意するまでは、前の約束が有効です。',
      ],
    },
    pickOne: '次の日時から1つ選べます。',
    action: '提案に返答する',
  },
  arranged: {
    subject: (title) => `待ち合わせが決まりました：${title}`,
    changed: (title) => `待ち合わせが変わりました：${title}`,
    toBuyer: (seller) => [
      `${san(seller)}との待ち合わせの詳細です。カレンダーの予定を添付しました。`,
      'まず商品を確かめてから、支払ってください。商品を受け取ったら、受け渡しコードを出品者に伝えてください。コードは受け渡しの証明になり、オフラインでも使えます。',
    ],
    toSeller: (buyer) => [
      `${san(buyer)}との待ち合わせの詳細です。カレンダーの予定を添付しました。`,
      '購入者が商品を確かめて支払ったら、受け渡しコードをやり取りの画面に入力してください。出かける前に画面を開いておくと、オフラインでもコードを使えます。',
    ],
    action: 'やり取りを開く',
  },
  tomorrow: {
    subject: (title) => `まもなく待ち合わせ：${title}`,
    toBuyer: (seller) => [
      `${san(seller)}との待ち合わせが近づいています。都合が悪くなったら、今のうちに別の日時を提案してください。`,
      'まず商品を確かめてから、支払ってください。商品を受け取ったら、受け渡しコードを出品者に伝えてください。',
    ],
    toSeller: (buyer) => [
      `${san(buyer)}との待ち合わせが近づいています。都合が悪くなったら、今のうちに別の日時を提案してください。`,
      '出かける前にやり取りの画面を開いておくと、オフラインでも受け渡しコードを確認できます。',
    ],
    action: 'やり取りを開く',
  },
  disputed: {
    subject: (title) => `回答のお願い：${title}`,
    claims: {
      'no-show': (name) => `${san(name)}から、「相手が待ち合わせ場所に来なかった」という報告がありました。`,
      'not-handed-over': (name) => `${san(name)}から、商品の受け渡しがなかったという報告がありました。`,
      'not-received': (name) =>
        `${san(name)}から、支払ったのに商品を受け取っていないという報告がありました。`,
      'not-as-described': (name) => `${san(name)}から、商品が説明と違うという報告がありました。`,
      'wrong-item': (name) => `${san(name)}から、別の商品を渡されたという報告がありました。`,
      unpaid: (name) => `${san(name)}から、代金が支払われていないという報告がありました。`,
    },
    elseNoShow: '3日以内に回答してください。回答がないと、取引は無断キャンセルとして終了します。',
    elseDecided: '3日以内に回答してください。当事者どうしで解決できない場合は、管理者が判断します。',
    action: '回答する',
  },
  claimed: {
    subject: (title) => `報告を送りました：${title}`,
    paragraphs: (name) => [
      `${san(name)}に報告を送りました。回答の期限は3日間です。回答があればお知らせします。`,
    ],
  },
  answered: {
    subject: (title) => `回答が届きました：${title}`,
    paragraphs: (name) => [`${san(name)}が回答しました。2週間以内に管理者が判断し、結果をお知らせします。`],
  },
  settlement: {
    subject: (title) => `トラブル解決の提案：${title}`,
    paragraphs: {
      completed: (name) => [
        `${san(name)}が取引の完了を提案しています。`,
        '同意すると取引は完了し、トラブル対応は終了します。',
      ],
      cancelled: (name) => [
        `${san(name)}が取引のキャンセルを提案しています。`,
        '同意すると取引はキャンセルされ、トラブル対応は終了します。',
      ],
      lower: (name, price) => [
        `${san(name)}が${price}への値下げを提案しています。`,
        '同意すると、商品は購入者の手元に残り、出品者が1週間以内に差額を返金します。トラブル対応は終了します。',
      ],
    },
    action: '提案に返答する',
  },
  settled: {
    subject: (title) => `解決しました：${title}`,
    completed: ['双方が取引の完了に同意しました。', '取引はいかがでしたか？　お互いを評価できます。'],
    cancelled: ['双方が取引のキャンセルに同意しました。'],
    action: 'やり取りを開く',
  },
  withdrawn: {
    subject: (title) => `報告の取り下げ：${title}`,
    paragraphs: (name) => [
      `${san(name)}が問題の報告を取り下げたため、トラブル対応は終了しました。`,
      '取引は元の段階に戻り、新しい期限で続きます。',
    ],
  },
  forAdmins: {
    subject: (title) => `トラブル：${title}`,
    opened: (name) => [`${san(name)}がこの取引の問題を報告しました。相手の回答期限は3日間です。`],
    answered: ['双方の回答がそろいました。管理者の判断の期限は2週間で、その後は自動的に終了します。'],
    unanswered: [
      '相手は3日以内に回答しませんでした。管理者の判断の期限は2週間で、その後は自動的に終了します。',
    ],
    action: '取引を見る',
  },
  decided: {
    subject: (title) => `判断の結果：${title}`,
    completed: ['取引は完了です。商品は受け渡されたと判断しました。'],
    cancelled: ['取引はキャンセルとなりました。'],
    noShow: (name) => [`${san(name)}が待ち合わせに来なかったと判断され、取引は終了しました。`],
    noShowOfYou: ['待ち合わせに来なかったと判断され、取引は終了しました。'],
    freed: '商品は再び販売中です。',
    byClock: '期限までに異議がありませんでした。',
    action: 'やり取りを開く',
  },
};

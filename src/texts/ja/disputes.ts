import type { disputeTexts as english } from '#src/texts/disputes.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';
import { san, self } from './people.ts';

/** A side's name, or null for the reader. */
const side = (name: string | null): string => (name === null ? self : san(name));
const reportOf = (by: string | null): string => `${side(by)}の報告`;

export const disputeTexts: Translation<typeof english> = {
  heading: 'トラブル',
  reasons: {
    'no-show': (by, other) =>
      `${reportOf(by)}：${other === null ? '相手' : san(other)}が待ち合わせに来なかった`,
    'not-handed-over': (by, _, reporter) =>
      reporter === 'buyer'
        ? `${reportOf(by)}：商品を受け取っていない`
        : `${reportOf(by)}：商品はまだ手元にある`,
    'not-received': (by) => `${reportOf(by)}：支払ったのに商品を受け取っていない`,
    'not-as-described': (by) => `${reportOf(by)}：商品が説明と違う`,
    'wrong-item': (by) => `${reportOf(by)}：別の商品を渡された`,
    unpaid: (by) => `${reportOf(by)}：代金が支払われていない`,
  },
  answered: (name) => `${side(name)}の回答`,
  unanswered: '回答はまだありません',
  decided: '判断',
  settled: '双方が同意しました',
  settledByBoth: '双方が同意しました',
  withdrawn: (by) => (by === null ? 'この報告を取り下げました。' : `${san(by)}がこの報告を取り下げました。`),
  outcomes: {
    completed: '取引は完了です。',
    cancelled: '取引はキャンセルです。',
    'no-show': (name) => `${side(name)}が待ち合わせに来なかったため、取引は終了です。`,
  },
  claim: '問題を報告する',
  claimText: {
    buyer: '出品者の回答期限は3日間です。当事者どうしで解決できない場合は、管理者が判断します。',
    seller: '購入者の回答期限は3日間です。当事者どうしで解決できない場合は、管理者が判断します。',
  },
  why: 'どんな問題ですか？',
  whyName: '問題の内容',
  chooseReason: '問題の内容を選んでください。',
  options: {
    'no-show': { label: '相手が来なかった', hint: '自分は待ち合わせ場所にいた' },
    'not-handed-over': {
      label: '受け渡しがなかった',
      hint: '商品の受け渡しも支払いもなかった',
    },
    'not-received': {
      label: '支払ったのに商品を受け取っていない',
      hint: 'いつ、どう支払ったかを書いてください',
    },
    'not-as-described': {
      label: '説明と違う',
      hint: '説明に書かれていないキズ、不具合、欠品がある',
    },
    'wrong-item': { label: '別の商品だった', hint: '機種やバージョンが違う、または偽物' },
    unpaid: { label: '代金を受け取っていない', hint: '未払い、金額の不足、または偽札' },
  },
  note: '状況の説明',
  noteName: '状況の説明',
  photos: '写真',
  photosHint: '6枚まで。相手と管理者に表示されます。',
  optional: '任意',
  answer: '回答する',
  answerTitle: '何がありましたか？',
  answerText: '当事者どうしで解決できない場合は、2週間以内に管理者が判断します。',
  send: '送信',
  settle: {
    lead: (other) => `${san(other)}と合意できれば、管理者の判断なしで解決します。`,
    proposed: {
      completed: (by) => `${san(by)}が取引の完了を提案しています。`,
      cancelled: (by) => `${san(by)}が取引のキャンセルを提案しています。`,
      returned: (by) => `${san(by)}が商品と代金の返還を提案しています。`,
    },
    own: {
      completed: (other) => `取引の完了を提案しました。${san(other)}の同意を待っています。`,
      cancelled: (other) => `取引のキャンセルを提案しました。${san(other)}の同意を待っています。`,
      returned: (other) => `商品と代金の返還を提案しました。${san(other)}の同意を待っています。`,
    },
    propose: {
      completed: '取引の完了を提案する',
      cancelled: '取引のキャンセルを提案する',
      returned: '商品と代金の返還を提案する',
    },
    agree: {
      completed: '同意して取引を完了する',
      cancelled: '同意して取引をキャンセルする',
      returned: '同意して商品と代金を返す',
    },
    sureToPropose: {
      completed: '取引の完了を提案しますか？',
      cancelled: '取引のキャンセルを提案しますか？',
      returned: '商品と代金の返還を提案しますか？',
    },
    proposeText: (other) => `${san(other)}にお知らせします。相手が同意するまで、何も変わりません。`,
    sureToAgree: {
      completed: 'この取引を完了しますか？',
      cancelled: 'この取引をキャンセルしますか？',
      returned: '商品と代金を返しますか？',
    },
    agreeText: {
      completed: 'トラブル対応は終了し、商品は売却済みになります。元に戻すことはできません。',
      cancelled: 'トラブル対応は終了し、商品は再び販売中になります。元に戻すことはできません。',
      returned:
        'トラブル対応は終了し、取引はキャンセルされます。1週間以内に、購入者は商品を、出品者は代金を返します。元に戻すことはできません。',
      paused:
        'トラブル対応は終了し、取引はキャンセルされます。商品が出品者に戻るまで、公開は停止されます。元に戻すことはできません。',
    },
    lower: {
      propose: '値下げを提案する',
      title: '値下げを提案しますか？',
      text: (other) =>
        `商品は購入者の手元に残り、出品者が差額を返金します。${san(other)}が同意するまで、何も変わりません。`,
      price: '新しい価格',
      proposed: (by, price) => `${san(by)}が${price}への値下げを提案しています。`,
      own: (other, price) => `${price}への値下げを提案しました。${san(other)}の同意を待っています。`,
      agree: (price) => `${price}に同意する`,
      sureToAgree: (price) => `${price}でこの取引を完了しますか？`,
      agreeText:
        'トラブル対応は終了し、商品は購入者の手元に残ります。出品者は1週間以内に差額を返金します。元に戻すことはできません。',
    },
    done: '送信しました',
    withdraw: '報告を取り下げる',
    sureToWithdraw: '報告を取り下げますか？',
    withdrawText: (other) => `取引は元の段階に戻り、新しい期限で続きます。${san(other)}にお知らせします。`,
    withdrawn: '取り下げました。取引は続きます。',
  },
  thread: {
    show: '双方のメッセージを表示',
    hint: '表示した記録が残ります。',
    title: '双方のメッセージ',
    empty: 'メッセージのやり取りはありません。',
    earlier: '以前のメッセージを表示',
    failed: 'メッセージを読み込めませんでした。',
    erased: 'アカウントとともに削除',
  },
  cancelText: 'トラブルについて判断せずに、取引を終了します。',
  decide: '判断する',
  decideTitle: 'このトラブルについて判断する',
  decideText: '結果と理由を双方に知らせ、監査ログに記録します。',
  outcome: '判断の結果を選んでください',
  choices: {
    completed: { label: '完了', hint: '受け渡しがあった' },
    cancelled: { label: 'キャンセル', hint: '商品は再び販売中になる' },
    buyer: { label: '購入者の無断キャンセル', hint: '商品は再び販売中になる' },
    seller: { label: '出品者の無断キャンセル', hint: '商品は再び販売中になる' },
    returned: {
      label: '商品と代金を返す',
      hint: '1週間以内。商品が出品者に戻るまで公開停止',
    },
    kept: { label: '完了', hint: '商品は購入者、代金は出品者のものになる' },
  },
  afterHandover: '商品が出品者に戻るまで公開停止',
  reason: '判断の理由',
  list: 'トラブル',
  count: (count) => `${digits(count)}件`,
  empty: 'トラブルはありません',
  emptyHint: '購入者と出品者のトラブルがここに表示されます。',
  item: '商品',
  claimed: '報告の内容',
  when: '日時',
  status: '状況',
  waits: '判断待ち',
  open: '回答待ち',
  closed: '終了',
};

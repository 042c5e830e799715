import type { offerTexts as english } from '#src/texts/offers.ts';
import type { Translation } from '#src/texts/translation.ts';
import { san } from './people.ts';

const bond = '受け渡しまでは、どちらからでも無料でキャンセルできます。キャンセルは相手に通知されます。';
const answerTime = '返答の期限は2日間です（夜中に切れないよう、数時間延びることがあります）。';
const first = '承諾される前に、ほかの人が購入を申し込むこともあります。';

export const offerTexts: Translation<typeof english> = {
  nav: 'オファー',
  bond,
  turn: {
    wait: (other, price, until) => `${price}でオファーしました。${san(other)}の返答期限は${until}です。`,
    respond: (other, price, until) => `${san(other)}の提示額は${price}です。${until}までに返答してください。`,
    confirm: (other, price, until) =>
      `${price}でオファーしたあと、${san(other)}が商品を編集しました。${until}までに、オファーを続けるか取り下げてください。`,
    unconfirmed: (other, price) =>
      `${san(other)}から${price}のオファーを受けたあとに、商品を編集しました。オファーを続けるかどうか、${san(other)}の確認を待っています。`,
    respondEdited: (other, price, until) =>
      `${san(other)}の提示額は${price}ですが、その後、商品が編集されました。${until}までに返答してください。`,
    declinedYou: (other, price) => `${price}のオファーは${san(other)}に承諾されませんでした。`,
    declined: (price) => `${price}のオファーを断りました。`,
    autoDeclined: {
      buyer: (_other, price) =>
        `${price}でオファーしました。出品者の最低価格を下回ったため、自動的に断られました。`,
      seller: (other, price) =>
        `${san(other)}のオファーは${price}でした。最低価格を下回ったため、自動的に断りました。`,
    },
    withdrawn: (price) => `${price}のオファーを取り下げました。`,
    withdrew: (other, price) => `${san(other)}が${price}のオファーを取り下げました。`,
    expired: (price) => `${price}のオファーは期限切れになりました。`,
    overtaken: {
      buyer: 'オファーした価格まで値下がりしました。今なら購入を申し込めます。',
      seller: 'このオファーの価格まで値下げしました。',
    },
    accepted: (price) => `${price}で話がまとまりました。`,
    taken: '商品は商談中か、売却済みです。',
    closed: '出品者は現在、この商品のオファーを受け付けていません。',
    gone: '相手のアカウントがなくなったため、オファーは終了しました。',
  },
  step: {
    youOffered: (price) => `${price}でオファー`,
    offered: (other, price) => `${san(other)}が${price}でオファー`,
    countered: '再提案',
    youAccepted: '承諾しました',
    accepted: (other) => `${san(other)}が承諾しました`,
    youDeclined: '断りました',
    declined: (other) => `${san(other)}が断りました`,
    autoDeclined: {
      buyer: '出品者の最低価格を下回ったため、自動的に断られました',
      seller: '最低価格を下回ったため、自動的に断りました',
    },
    youWithdrew: '取り下げました',
    withdrew: (other) => `${san(other)}が取り下げました`,
    expired: '返答がなく期限切れ',
    'item-taken': '終了：商品が商談中か売却済みになりました',
    overtaken: '終了：この金額まで値下がりしました',
    closed: '終了',
  },
  make: 'オファーする',
  how: {
    title: 'オファーの仕組み',
    buyer: (seller) =>
      `${san(seller)}の${answerTime}承諾されると、その価格で会って購入する約束になります。${bond}${first}`,
    seller: (buyer) =>
      `${san(buyer)}の${answerTime}承諾されると、その価格で会って売る約束になります。${bond}${first}`,
  },
  price: (price) => `出品価格：${price}`,
  amount: 'オファー金額',
  quickAmounts: '金額の候補',
  below: (percent) => `出品価格より${percent < 1 ? '1%未満' : `${percent}%`}低い金額です。`,
  ownLeft: (count) => `この商品には、あと${count}回オファーできます。`,
  note: '出品者へのメッセージ（任意）',
  noteHint: '受け取りに行ける日時など。',
  send: 'オファーを送る',
  cancel: 'キャンセル',
  sent: 'オファーを送りました。',
  declinedAtOnce: '出品者の最低価格を下回ったため、自動的に断られました。',
  failed: 'オファーを送れませんでした。入力内容は残っています。もう一度お試しください。',
  toThread: 'やり取りを開く',
  sides: { buying: '送った', selling: '届いた' },
  count: (count) => `オファー${count}件`,
  empty: { buying: '送ったオファーはありません', selling: '届いたオファーはありません' },
  emptyHint: {
    buying:
      '出品者がオファーを受け付けている商品では、「購入を申し込む」の横にオファーのボタンが表示されます。',
    selling: 'オファーの受け付けは、商品を出品または編集するときに設定できます。',
  },
  browse: '商品を見る',
  course: 'これまでのオファー',
  left: (own, theirs, otherSide) => {
    const other = otherSide === 'buyer' ? '購入者' : '出品者';
    return `残りのオファー：自分${own}回、${other}${theirs}回。`;
  },
  actions: {
    accept: (price) => `${price}で承諾する`,
    confirm: 'オファーを続ける',
    counter: '再提案する',
    decline: '断る',
    withdraw: 'オファーを取り下げる',
    again: 'もう一度オファーする',
  },
  sure: {
    accept: 'このオファーを承諾しますか？',
    confirm: 'オファーを続けますか？',
    decline: 'このオファーを断りますか？',
    withdraw: 'オファーを取り下げますか？',
  },
  sureText: {
    accept: {
      buyer: (seller, title, price) =>
        `${san(seller)}と会い、「${title}」を${price}で購入する約束になります。商品は取り置きとなり、支払いは待ち合わせ当日です。${bond}`,
      seller: (buyer, title, price) =>
        `${san(buyer)}と会い、「${title}」を${price}で売る約束になります。商品は取り置きとなり、支払いは待ち合わせ当日です。${bond}`,
    },
    confirm: '金額は変えずに、編集後の商品へのオファーとして続けます。',
    decline: '相手にお知らせします。回数が残っていれば、相手はもう一度オファーできます。',
    withdraw: '相手にお知らせします。',
  },
  contacts: {
    offered: {
      buyer: (seller) =>
        `${san(seller)}が承諾すると、名前とメールアドレスがすぐに相手に表示され、電話番号と待ち合わせ場所は登録したあとに表示されます。こちらには相手のメールアドレス（登録があれば電話番号も）が表示されます。`,
      seller: (buyer) =>
        `${san(buyer)}が承諾すると、メールアドレス（登録があれば電話番号も）がすぐに相手に表示されます。こちらには相手のメールアドレスがすぐに、電話番号と待ち合わせ場所は相手が登録したあとに表示されます。`,
    },
    accepted: {
      buyer: (seller) =>
        `名前とメールアドレスが${san(seller)}に表示され、電話番号と待ち合わせ場所は登録したあとに表示されます。こちらには相手のメールアドレス（登録があれば電話番号も）が表示されます。`,
      seller: (buyer) =>
        `メールアドレス（登録があれば電話番号も）が${san(buyer)}に表示されます。こちらには相手のメールアドレスがすぐに、電話番号と待ち合わせ場所は相手が登録したあとに表示されます。`,
    },
  },
  counterTitle: '再提案',
  counterAmount: '再提案の金額',
  done: {
    accept: {
      buyer: '承諾しました。次に、電話番号と待ち合わせ場所を登録してください。',
      seller: '承諾しました。購入者が電話番号と待ち合わせ場所を登録します。',
    },
    confirm: 'オファーを続けます。出品者の返答期限は2日間です。',
    decline: '断りました。相手にお知らせします。',
    withdraw: '取り下げました',
    counter: '送信しました。返答があれば、メールでお知らせします。',
  },
  movedOn: 'このオファーは更新されました。最新の状況を表示しています。',
  didNotWork: 'エラーが起きました。何も変更されていません。もう一度お試しください。',
  seeItem: '商品を見る',
  form: {
    take: 'オファーを受け付ける',
    floor: 'この金額未満は自動で断る',
    floorHint: '自分だけに表示されます。空欄にすると、すべてのオファーを自分で判断します。',
  },
};

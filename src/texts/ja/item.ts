import type { itemTexts as english } from '#src/texts/item.ts';
import type { Translation } from '#src/texts/translation.ts';
import { checks } from './checks.ts';
import { san } from './people.ts';

export const itemTexts: Translation<typeof english> = {
  badge: {
    checks,
    since: (month) => `${month}から認証済みの出品者です。`,
    sinceUnknown: '認証済みの出品者です（認証日の記録なし）。',
    checked: (what) => `サイトの管理者による確認：${what}。`,
    notNoted: '確認した内容の記録はありません。',
    noWarranty: '品質を保証するものではありません。',
    why: 'まだ認証されていません。認証マークは購入者の安心につながります。',
    getVerified: '認証を受ける',
    unverified:
      '未認証：サイトの管理者がまだこの出品者を確認していません。問題があるという意味ではありません。',
  },
  meetingChecklist: '待ち合わせ用チェックリスト',
  booking: {
    book: '購入を申し込む',
    bookFor: (price) => `${price}で購入を申し込む`,
    own: '出品した商品を管理',
    notForRole: '管理者と出品者は購入を申し込めません',
    booked: '商談中',
    bookedHint: (day) => `${day}から商談中です。再び購入できるようになることもあります。`,
    requested: 'この商品の購入を申し込み済みです。',
    yours: 'この商品を取引中です。',
    bought: 'この商品を購入しました。',
    toOrder: '取引を見る',
    message: '出品者にメッセージ',
    sold: '売却済み',
    unavailable: 'この出品者とは取引できません。',
    soldHint: 'この商品は売れました。',
    hint: 'この時点で支払いはありません。出品者と会い、商品を確かめてから、その場で支払います。',
    name: '名前',
    email: 'メールアドレス',
    phone: '電話番号',
    phoneHint: '必須。出品者からの連絡に使います。',
    location: '待ち合わせ場所',
    locationHint: (town) => `例：${town}の駅やカフェ。詳しい場所はあとで決められます。`,
    givenBefore: '前回入力した番号です。必要なら変更してください。',
    seenBy: (seller) =>
      `購入を申し込むと、名前、メールアドレス、電話番号、希望の場所が${san(seller)}に表示されます。承諾されると、${san(seller)}のメールアドレス（登録があれば電話番号も）が表示されます。`,
    submit: '購入を申し込む',
    cancel: 'キャンセル',
    success: '購入を申し込みました',
    failed: '購入を申し込めませんでした。入力内容は残っています。もう一度お試しください。',
  },
  prices: { earlier: '以前の価格', until: (price, day) => `${day}まで${price}` },
  question: {
    ask: '出品者に質問',
    goOn: 'やり取りを開く',
    checklist: 'チェックリストへの回答を頼む',
    forChecklist:
      'この商品のチェックリストに答えていただけますか。ご自身の商品ページの「チェックリストでランクを決める」から回答できます。',
  },
  share: {
    label: 'この商品を共有',
    copied: 'リンクをコピーしました',
    failed: 'リンクをコピーできませんでした。アドレスバーからコピーしてください。',
  },
  gallery: {
    label: '商品の写真',
    show: (number, of) => `写真${number}/${of}`,
    previous: '前の写真',
    next: '次の写真',
    zoom: '拡大表示',
    actual: '等倍で表示',
  },
};

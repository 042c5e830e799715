import type {
  dealFields as englishFields,
  dealProblems as english,
} from '#src/texts/problems-deals.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

const tomorrow = '明日、もう一度お試しください。';
const waitOrWithdraw = '返答を待つか、どれかを取り下げてください。';

export const dealProblems: Translation<typeof english> = {
  noOrder: 'この取引は見つかりません。',
  noOffer: 'このオファーは見つかりません。',
  noDispute: 'このトラブルは見つかりません。',
  noReview: 'この評価は見つかりません。',
  noConversation: 'このやり取りは見つかりません。',
  noMessage: 'このメッセージは見つかりません。',
  otherDecision: 'ほかの管理者がすでに別の判断をしています。',
  noReport: 'この通報は見つかりません。',
  noReportOfMessage: 'このメッセージの通報は見つかりません。',
  offerEnded: 'このオファーはすでに終わっています。',
  noOffersTaken: 'この商品はオファーを受け付けていません。',
  offerPending: 'この商品への前回のオファーが、まだ返答待ちです。',
  counterPending: '出品者から再提案が届いています。先に返答してください。',
  offerAccepted: 'この商品へのオファーは、すでに承諾されています。',
  offersUsed: 'この商品へのオファー（3回まで）を使い切りました。',
  tooManyOffers: (count) => `${digits(count)}件のオファーが返答待ちです。${waitOrWithdraw}`,
  tooManyOffersToday: (count) => `1日のうちに${digits(count)}点の商品にオファーしました。${tomorrow}`,
  alreadyBooked: 'この商品には、すでに購入を申し込んでいます。「購入の取引」をご覧ください。',
  tooManyRequests: (count, titles) =>
    `返答待ちの購入の申し込みが${digits(count)}件あります：${titles}。${waitOrWithdraw}`,
  openOrderBetween:
    'この人との取引が進行中です。先に取引をキャンセルするか、ブロックと同時にキャンセルしてください。',
  hasContact: 'この取引には、すでに電話番号と待ち合わせ場所が登録されています。',
  contactFirst: '先に、電話番号と待ち合わせ場所を登録してください。',
  buyerContactFirst: '先に、購入者が電話番号と待ち合わせ場所を登録する必要があります。',
  itemUnavailable: 'この商品は現在、販売中ではありません。',
  proposalFirst: '相手から待ち合わせの提案が届いています。先にそちらをご覧ください。',
  otherTimeAgreed: 'すでに別の日時に同意しています。',
  newerProposal: '新しい提案が届いています。先にそちらをご覧ください。',
  momentPast: 'その日時は過ぎています。',
  ownReview: '自分の評価です。',
  reviewRemoved: 'この評価は削除されました。',
  reviewVisible: 'この評価はすでにお互いに公開されているため、変更できません。',
  reviewOver: 'この取引を評価できる期間は終わりました。',
  replyOnce: '評価への返信は、30日以内に1回だけできます。',
  tooManyItemsAsked: (count) => `1日のうちに${digits(count)}点の商品について質問しました。${tomorrow}`,
  tooMuchAtOnce: '一度に送りすぎました。1分ほどお待ちください。',
  tooManyMessages: (count) => `1日のうちに${digits(count)}件のメッセージを送りました。${tomorrow}`,
  tooManyPhotos: (max) => `送れる写真は1日${digits(max)}枚までです。残りは明日送ってください。`,
  notReachable: 'この人には、もう連絡できません。',
  ownMessage: '自分のメッセージです。',
  messageErased: 'このメッセージは消去されました。',
  noPush: 'プッシュ通知が設定されていません。',
  pushSilent: 'プッシュ通知サービスが応答していません。',
  reported: {
    item: 'この商品は通報済みです。管理者が確認します。',
    message: 'このメッセージは通報済みです。',
    review: 'この評価は通報済みです。',
    fact: 'この情報は通報済みです。管理者が確認します。',
  },
};

export const dealFields: Translation<typeof englishFields> = {
  belowTheirs: (amount) =>
    `は${amount}より低くしてください。その金額でよければ、相手の提案を承諾してください`,
  aboveTheirs: (amount) =>
    `は${amount}より高くしてください。その金額でよければ、相手の提案を承諾してください`,
  below: (amount) => `は${amount}より低くしてください`,
  above: (amount) => `は${amount}より高くしてください`,
  belowPrice: 'は価格より低くしてください。価格どおりでよければ、購入を申し込んでください',
  onlyForFaults: 'は商品が説明と違う場合、または別の商品だった場合だけ指定できます',
  noneMatches: 'は必須です。該当する販売中の商品はありません',
  severalMatch: 'は必須です。該当する商品が複数あります',
  oneOfHere: (...values) => `には、ここでは${values.join('または')}を指定してください`,
  wrongCode: 'はこの取引のものではありません',
  repeatedTime: 'に同じ日時が重なっています',
  past: 'が過去になっています',
  tooFar: 'は30日以内にしてください',
  notProposed: 'は提案された日時から選んでください',
  ownReview: 'は自分の評価です',
  ownMessage: 'は自分のメッセージです',
};

import type { todoTexts as english } from '#src/texts/todo.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';
import { san } from './people.ts';

export const todoTexts: Translation<typeof english> = {
  title: 'やること',
  count: (count) => `${digits(count)}件`,
  heading: (count) => `やることが${digits(count)}件あります`,
  empty: 'やることはありません',
  emptyHint: 'オファー、購入の申し込み、待ち合わせ、評価、未読のメッセージがここに表示されます。',
  all: (count) => `${count}件すべて見る`,
  first: (shown, count) => `全${count}件のうち、急ぎの${shown}件を表示しています。`,
  replyBy: (moment) => `返答期限：${moment}`,
  dueBy: (moment) => `期限：${moment}`,
  actOf: (label, title) => `${label}：${title}`,
  what: {
    accept: ({ other, title, price }) => `${san(other)}が「${title}」の購入を${price}で申し込みました`,
    'answer-offer': {
      seller: ({ other, title, price }) => `${san(other)}が「${title}」に${price}でオファーしています`,
      buyer: ({ other, title, price }) => `${san(other)}が「${title}」を${price}で再提案しています`,
    },
    'confirm-offer': ({ title, price }) => `「${title}」が編集されました。${price}のオファーを続けますか？`,
    'give-contact': ({ other, title, price }) =>
      `「${title}」は、${san(other)}と${price}で話がまとまりました。電話番号と待ち合わせ場所を登録してください。`,
    'suggest-meeting': ({ other, title }) => `「${title}」の待ち合わせを${san(other)}と決めてください`,
    'answer-meeting': ({ other, title }) => `${san(other)}が「${title}」の待ち合わせを提案しました`,
    'report-handover': {
      buyer: ({ other, title }) => `${san(other)}と会い、「${title}」を受け取りましたか？`,
      seller: ({ other, title }) => `${san(other)}と会い、「${title}」を渡しましたか？`,
    },
    'confirm-handover': {
      buyer: ({ other, title }) =>
        `${san(other)}から、「${title}」を渡したと連絡がありました。受け取りましたか？`,
      seller: ({ other, title }) =>
        `${san(other)}から、「${title}」を受け取ったと連絡がありました。間違いありませんか？`,
    },
    review: ({ other, title }) => `「${title}」について、${san(other)}との取引はいかがでしたか？`,
    'answer-dispute': ({ other, title }) => `${san(other)}が「${title}」の問題を報告しました`,
    'answer-settlement': ({ other, title }) =>
      `${san(other)}が「${title}」のトラブルの解決方法を提案しました`,
    read: ({ other, title, count }) =>
      `${san(other)}から「${title}」についてメッセージが${digits(count)}件届いています`,
    'check-reports': ({ count }) => `未対応の通報が${digits(count)}件あります`,
    verify: ({ count }) => `出品者の認証の申し込みが${digits(count)}件あります`,
    decide: ({ title }) => `「${title}」のトラブルについて、判断が必要です`,
  },
  acts: {
    accept: '承諾するか断る',
    'answer-offer': 'オファーに返答する',
    'confirm-offer': 'オファーを確認する',
    'give-contact': '電話番号と場所を登録',
    'suggest-meeting': '待ち合わせを提案する',
    'answer-meeting': '提案に返答する',
    'report-handover': '受け渡しを確認する',
    'confirm-handover': '受け渡しを確認する',
    review: '評価する',
    'answer-dispute': '回答する',
    'answer-settlement': '提案に返答する',
    read: '読んで返信する',
    'check-reports': '通報を確認する',
    verify: '申し込みを確認する',
    decide: '判断する',
  },
};

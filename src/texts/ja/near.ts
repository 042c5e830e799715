import type { nearTexts as english } from '#src/texts/near.ts';
import type { Translation } from '#src/texts/translation.ts';
import { distance } from '#src/texts/units.ts';
import { digits } from '#src/texts/words.ts';

export const nearTexts: Translation<typeof english> = {
  near: '場所',
  hint: '市区町村',
  within: '距離',
  anyDistance: '距離を指定しない',
  option: (km, count) => (count === undefined ? distance(km) : `${distance(km)}（${digits(count)}）`),
  filter: (place, km) => (km === null ? `${place}からの距離` : `${place}から${distance(km)}以内`),
  saved: (place, km) => (km === null ? `${place}の近く` : `${place}から${distance(km)}以内`),
  nearest: '近い順',
  unknown: (typed) => `「${typed}」という場所は見つかりません。`,
  postal: '郵便番号では探せません。市区町村名を入力してください。',
  anywhere: '下の商品は、場所で絞り込まれていません。',
  which: (typed) => `どの「${typed}」ですか？`,
  where: (km) => `どこから${distance(km)}以内ですか？　絞り込みで場所を選んでください。`,
  choose: '場所を選んでください。',
  myLocation: '現在地を使う',
  locating: '現在地を確認中…',
  notLocated: 'ブラウザーから位置情報を取得できませんでした。場所を入力してください。',
  nowhere: '近くに町が見つかりません。場所を入力してください。',
  use: (place) => `${place}の近く`,
  forget: (place) => `${place}をこの端末から消す`,
  forgetShort: '消す',
};

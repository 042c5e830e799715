import type {
  evidenceProblems as englishEvidence,
  exchangeProblems as englishExchange,
  gradingFields as englishGrading,
  itemFields as englishFields,
  itemProblems as english,
} from '#src/texts/problems-items.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

const or = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join('、')}または${names.at(-1)}` : (names[0] ?? '');
export const itemProblems: Translation<typeof english> = {
  noDraft: 'この下書きは見つかりません。',
  tooManyDrafts: (max) => `下書きは${digits(max)}件までです。不要なものを削除してください。`,
  draftChanged: 'この下書きは、別の端末で変更されています。',
  noOwnItem: 'この商品は出品していません。',
  itemDeleted: 'この商品は削除されました。',
  booked: '商談中です。先に取引を終えるか、キャンセルしてください。',
  alreadySold: 'すでに売却済みです。',
  priceBooked: '商談中は価格を変更できません。',
  priceChanged: '価格がすでに変更されています。',
  priceBelowFloor: '新しい価格は、オファーを自動で断る金額より高くしてください。',
  pausedByAdmin: '管理者が公開を停止しています。',
  onlyAdminRestores: '管理者が公開を停止しています。公開を再開できるのは管理者だけです。',
  awaitsReturn:
    '前回の取引は受け渡しのあとに終了しました。商品のページを開き、商品が戻ったことを確認してください。',
  pausedNotAdvertised: '公開停止中の商品は、トップに掲載できません。',
  tooManyAdvertised: (max) =>
    `トップに掲載できるのは一度に${digits(max)}点までです。先にほかの商品の掲載をやめてください。`,
  onlyAvailableAdvertised: 'トップに掲載できるのは、販売中の商品だけです。',
  soldNotPaused: '売却済みの商品は公開停止にできません。代わりに削除してください。',
  noSavedSearch: '保存した検索が見つかりません。',
  tooManySearches: (max) => `保存できる検索は${digits(max)}件までです。`,
  searchSlow: '検索に時間がかかりすぎます。言葉を減らすか、変えてみてください。',
  noSeller: 'この出品者は見つかりません。',
  sellerClosed: 'この出品者のアカウントは閉鎖されています。',
  ownFollow: '自分をフォローすることはできません。',
  tooManyFollowed: (max) => `フォローできる出品者は${digits(max)}人までです。`,
  tooManyWatched: (max) => `お気に入りに追加できる商品は${digits(max)}点までです。`,
  noModel: 'この機種は見つかりません。',
  noChecklist: 'このチェックリストは見つかりません。',
  checklistChanged: 'チェックリストが変更されました。もう一度確認してください。',
  noKitItem: 'この機材はマイ機材にありません。',
  tooManyInKit: (max) => `マイ機材に登録できるのは${digits(max)}点までです。`,
};

export const itemFields: Translation<typeof englishFields> = {
  ownItem: 'は自分の商品です',
  needsOffers: 'は、オファーを受け付ける場合だけ設定できます',
  floorBelowPrice: '自動で断る金額は、価格より低くしてください。',
  booked: 'は商談中には変更できません',
  needsPhoto: 'は、`img`が写真のURLでない場合、1枚以上必要です',
  tooWide: 'は「1日1回」か「オフ」にしてください。一致する商品が多すぎて、すぐにはお知らせできません',
  inQuery: (field, fault) => `の${field}${fault}`,
  onlyLens: 'はレンズの場合だけ指定できます',
  notForKind: 'はこの種類の商品には指定できません',
  onlyFitting: 'はカメラとレンズの場合だけ指定できます',
  noModel: 'は機種リストにありません',
  noModelOfKind: 'は機種リストのこの種類にありません',
  noMount: 'は登録されているマウントではありません',
  sameMount: 'はレンズ側とは別のマウントにしてください',
  fixedLens: 'は空欄にしてください。この機種はレンズ固定式です',
  oneOfMounts: (...mounts) => `は、この機種では${or(mounts)}にしてください`,
  mustBeCamera: 'にはカメラを指定してください',
  mustBeLens: 'にはレンズを指定してください',
  cameraOrLens: 'にはカメラかレンズを指定してください',
  givesCamera: 'はこの商品自体です。代わりにカメラを指定してください',
  givesLens: 'はこの商品自体です。代わりにレンズを指定してください',
};

export const gradingFields: Translation<typeof englishGrading> = {
  oneOfLists: (...lists) => `は、この商品では${lists.join('または')}にしてください`,
  filmList: (model) => `はfilmにしてください。${model}はフィルムカメラです`,
  digitalList: (model) => `はdigitalにしてください。${model}はデジタルカメラです`,
  needsShop: 'は、serviceの回答がshopのときだけ指定できます',
  allowsAtBest: (grade, reason) => `の回答では、ランクは${grade}までです（${reason}）`,
  canBeAtBest: (grade, reason) => `は${grade}までです（${reason}）`,
  answered: (answer) => `${answer}`,
  notChecked: (question) => `未確認：${question}`,
  notInList: 'はこのチェックリストにありません',
  oneOfAnswers: (...values) => `は次のどれかを指定するか、省略してください：${values.join('、')}`,
  atMostPhotos: (max) => `は全部で${digits(max)}枚までです`,
  noPhotosHere: 'は写真を付けられる回答ではありません',
};

export const evidenceProblems: Translation<typeof englishEvidence> = {
  detail: (fault) => `ファイル${fault}。`,
  notOriginal:
    'は撮影したままのJPEGやRAWではありません。カメラのカードから、編集していないものを選んでください',
  unreadableFormat: (format) => `は${format}形式のため、読み取れません。JPEGか別の形式のRAWを選んでください`,
  otherCamera: (camera, item) => `は${camera}で撮影されていますが、商品は${item}です`,
  noCount: 'にはシャッター回数が記録されていないため、表示できません',
  onlyCameras: 'はカメラの場合だけ指定できます',
  notUploaded: 'は24時間以内に自分でアップロードしたものではないか、すでに表示されています',
};

export const exchangeProblems: Translation<typeof englishExchange> = {
  oneExport: '別のダウンロードが進行中です。終わるまでお待ちください。',
  noZip: 'このZIPはありません。',
  noRows: '見出しの下に行がありません。',
  notTable: '読み込めるCSVまたはXLSXファイルではありません。',
  tooManyColumns: (max) => `列が${digits(max)}列を超えています。`,
  tooManyRows: (max) => `行が${digits(max)}行を超えています。ファイルを分けてください。`,
  longCell: (row, max) => `${digits(row)}行目に${digits(max)}文字を超えるセルがあります。`,
  longRow: (row) => `${digits(row)}行目が長すぎます。`,
  openQuote: (row) => `${digits(row)}行目の引用符が閉じられていません。`,
  unpackedTooLarge: '展開するとファイルが大きすぎます。',
  badZip: 'ZIPが壊れているか、暗号化されています。',
  tooManyPhotos: (max) => `ZIPのファイルが${digits(max)}個を超えています。`,
  photoTooLarge: (name) => `${name}が15 MBを超えています。`,
  sameName: (name) => `${name}という名前のファイルが2つあります。`,
  missingPhoto: (name) => `がZIPにありません：${name}`,
  noImport: 'このインポートはありません。',
  wrongState: 'インポートの状況が変わりました。ページを読み込み直してください。',
  running: '別のインポートが進行中です。終わるまでお待ちください。',
  otherOpen: '完了していない別のインポートがあります。先に出品するか、破棄してください。',
  noSpace: 'このZIPを保存する空き容量がありません。',
  notAnnounced: 'ZIPが予告された大きさを超えています。',
  partMissing: (bytes) => `先に${bytes}バイト目からの部分を送ってください。`,
  badColumns: 'は見出しごとに1つの項目で、重複なしで指定してください',
  notForSale: 'ファイルでは販売中になっていません。',
  kept: { booked: '商談中か売却済みです。', edited: '編集されています。' },
};

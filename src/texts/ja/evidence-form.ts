import type { evidenceFormTexts as english } from '#src/texts/evidence-form.ts';
import type { Translation } from '#src/texts/translation.ts';

export const evidenceFormTexts: Translation<typeof english> = {
  offer: 'シャッター回数は、購入者からよく聞かれます。多くのカメラでは、撮影したファイルに記録されています。',
  begin: 'シャッター回数を追加',
  again: '別のファイルを読む',
  change: 'シャッター回数を追加',
  remove: '削除',
  removeShown: 'シャッター回数を削除',
  removed: 'シャッター回数を削除しました。',
  saved: '購入者に表示されるようになりました。',
  chosen: (camera) => `${camera}：ファイルから取得`,

  title: 'ファイルからシャッター回数を読む',
  maker: 'カメラのメーカーは？',
  otherMaker: 'その他のメーカー',
  how: {
    get: 'メモリーカードをカードリーダーに入れるか、カメラをケーブルでつなぎ、DCIMフォルダーを開きます。',
    getSony:
      'メモリーカードをカードリーダーに入れるか、「USB接続」を「マスストレージ」にしてカメラをケーブルでつなぎ、DCIMフォルダーを開きます。',
    choose: (names, app) =>
      `撮って出しの、いちばん新しいファイル（${names}）を選びます。${app}、メッセージアプリ、画像編集ソフトを通したファイルは、情報が失われていることがあります。`,
    anApp: 'スマートフォンのアプリ',
  },
  limits: {
    Canon:
      'キヤノンでシャッター回数がファイルに記録されるのは、EOS R5、R6、R6 Mark II、R8、R50、PowerShot G5 X Mark II、EOS-1Dと1Dsの初代と2代目です。',
    Sony: 'α1 IIとα7 Vでは、メカシャッターで撮った写真を選んでください。',
  },
  countless: (make) => `${make}のカメラは、シャッター回数をファイルに記録しません。`,
  refused: 'CRW、X3F、HEIFは読み取れません。カメラの記録形式をJPEGか、ほかのRAW形式にしてください。',
  sent: '送信されるのは先頭の1MBだけで、読み取り後に削除されます。写真そのものは手元に残ります。',
  file: 'ファイルを選ぶ',
  failed: 'ファイルを送信できませんでした。もう一度お試しください。',
  result: 'ファイルの情報',
  camera: 'カメラ',
  taken: '撮影日',
  clockNotSet: 'カメラの時計が設定されていません',
  serial: 'シリアル番号',
  serialEnds: (last3) => `…${last3}。カメラ本体の番号と見比べてください。表示は今回だけで、保存されません。`,
  noSerial: 'ファイルにありません',
  nothing: 'シャッター回数が読み取れないため、商品に表示できるものがありません。',
  show: '商品に表示する',
  back: 'キャンセル',
};

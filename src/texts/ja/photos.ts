import type { photosTexts as english } from '#src/texts/photos.ts';
import type { Translation } from '#src/texts/translation.ts';
import { san } from './people.ts';

export const photosTexts: Translation<typeof english> = {
  photos: {
    label: '写真',
    choose: '写真を選ぶ',
    chooseOne: '写真を選ぶ',
    take: '写真を撮る',
    orDrop: 'または、ここにドロップするか貼り付けてください。',
    orDropOne: 'または、ここにドロップするか貼り付けてください。',
    notArrived: '写真がアップロードされていません。入力内容は残っています。',
    hint: (max) => `JPEG、PNG、WebP、AVIF。1枚15MBまで、${max}枚まで。1枚目がメインの写真になります。`,
    list: '写真（表示順）',
    of: (number) => `写真${number}`,
    earlier: (number) => `写真${number}を前へ`,
    later: (number) => `写真${number}を後ろへ`,
    remove: (number) => `写真${number}を削除`,
    removed: (number, left) => `写真${number}を削除しました。残り${left}枚`,
    moved: (number, of) => `${of}枚中${number}枚目になりました`,
    first: '1枚目',
    sending: (number) => `写真${number}をアップロード中`,
    again: '今すぐ再試行',
    againOf: (number) => `写真${number}を今すぐ再アップロード`,
    waiting: 'まだアップロードされていません。自動で再試行します。',
    failed: 'アップロードできませんでした。',
    tooLarge: '15MBを超えています。',
    refused: (size: string, limit: string) =>
      `サイズが${size}MBのため、サーバーが受け付けませんでした。このサイトの上限は${limit}MBです。`,
    empty: 'ファイルが空です。',
    heic: 'HEICには対応していません。JPEGをお使いください。',
    wrongType: '対応していない形式です。JPEG、PNG、WebP、AVIFをお使いください。',
    tooMany: (max) => `写真は1商品につき${max}枚までです。`,
    notSent: 'まだアップロードされていない写真があります。入力内容は残っています。',
    orAddress: 'または写真のURL',
    missing: '写真か、写真のURLを追加してください。',
    addressUnused: '写真をアップロードした場合は使われません。',
  },
  tiles: {
    of: (number, of, from) => {
      const whose = from === null ? '自分の写真' : `${san(from)}からの写真`;
      return of === 1 ? whose : `${whose}（${number}/${of}）`;
    },
    from: (from) => (from === null ? '自分の写真' : `${san(from)}からの写真`),
    open: (alt) => `${alt}：拡大表示`,
    show: (alt) => `${alt}：表示`,
    showShort: '表示',
  },
};

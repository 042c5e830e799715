import type { fitTexts as english } from '#src/texts/fit.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, inSentence } from '#src/texts/words.ts';

export const fitTexts: Translation<typeof english> = {
  fit: {
    title: '適合チェック',
    lead: 'そのレンズがカメラで使えるかを調べます。そのまま付くのか、アダプターが要るのか、付かないのか、理由もわかります。',
    camera: 'カメラ',
    lens: 'レンズ',
    example: (kind) => (kind === 'camera' ? '例：Nikon Z 6、Pentax K1000' : '例：Nikkor AF 50mm f/1.8D'),
    ask: '調べる',
    which: (typed) => `「${typed}」はどの機種ですか？`,
    none: (typed) =>
      `「${typed}」という機種は見つかりません。メーカー名と、前面に刻印された名前で試してください。`,
    pair: (lens, camera) => `${lens} ＋ ${camera}`,
    verdicts: {
      native: 'アダプターなしで使えます',
      adapter: 'アダプターがあれば使えます',
      limited: '付きますが、制限があります',
      no: '使えません',
      unknown: '不明です',
    },
    limits: {
      focus: '付きますが、ピントを合わせられません',
      aperture: '付きますが、絞りを変えられません',
      infinity: '付きますが、遠くにピントが合いません',
    },
    images: {
      full: 'レンズのイメージサークルが、画面全体をカバーします。',
      crop: '小さいセンサー用のレンズのため、クロップ撮影になります。',
      vignettes: '小さいフォーマット用のレンズのため、四隅がケラれます。',
      unknown: 'レンズのイメージサークルが、画面全体をカバーするかどうかは不明です。',
    },
    lost: (what) =>
      what.length === 0 ? '確認されている制限はありません。' : `${inSentence(what)}には対応していません。`,
    losses: {
      autofocus: 'オートフォーカス',
      aperture: '絞りの操作',
      focus: 'ピント合わせ',
      stabilisation: '手ブレ補正',
      infinity: '無限遠でのピント合わせ',
      metering: '測光',
    },
    warns: {
      'aperture-ring': '絞りはレンズ側で設定します。',
      'adapter-ring': '絞りはアダプター側で設定します。',
      'autofocus-by-motor': 'オートフォーカスは、モーター内蔵レンズで使えます。',
      'autofocus-if-any': 'ピント合わせは手動です。',
    },
    byMount: 'レンズのマウントによります',
    others: '一緒に出品されている機材',
    because: '理由',
    adapters: 'アダプター',
    /** The search knows adapters by these words. */
    adapter: (from, to) => `マウントアダプター ${from} → ${to}`,
    onSale: (count, price) => `${digits(count)}点販売中、${price}から`,
    withOptics: '補正レンズ入り',
    focalFactor: (factor: number) => `焦点距離 ×${digits(factor)}`,
    converter: {
      takes: (name: string, lens: string, factor: number) =>
        `${name}は${lens}に付きます。焦点距離とF値は${digits(factor)}倍になり、オートフォーカスは遅くなったり、効かなくなったりすることがあります。`,
      refuses: (name: string, lens: string) => `${name}は${lens}に付きません。`,
      only: (name: string) => `${name}が付くレンズ：`,
    },
    noInfinity: '無限遠不可',
    source: '出典',
    knownBy: {
      model: '',
      title: '機種は商品名から判断しました。念のため、出品者に確認してください。',
      mount: '出品者が書いているのはマウントだけです。どの機種か、確認してください。',
    },
    forSale: '販売中の対応商品',
    forSaleWith: {
      camera: (name) => `${name}で使えるレンズ（アダプター使用を含む）`,
      lens: (name) => `${name}が使えるカメラ（アダプター使用を含む）`,
    },
    onItem: '手持ちのカメラで使える？',
    onCamera: '手持ちのレンズは使える？',
    yourCamera: '手持ちのカメラ',
    yourLens: '手持ちのレンズ',
  },
};

const colorsInScripts: readonly (readonly [names: string, color: string])[] = [
  ['黒|黒色|黒い|ブラック|ブラックペイント', 'black'],
  ['銀色|シルバー', 'silver'],
  ['クローム|シルバークローム', 'chrome'],
  ['白|白色|白い|ホワイト', 'white'],
  ['茶|茶色|ブラウン', 'brown'],
  ['赤色|赤い|レッド', 'red'],
  ['桃色|ピンク', 'pink'],
  ['青色|青い|ブルー', 'blue'],
  ['緑色|グリーン', 'green'],
  ['灰色|グレー', 'gray'],
  ['金色|ゴールド', 'gold'],
  ['黄色|イエロー', 'yellow'],
  ['紫色|パープル', 'purple'],
  ['オレンジ', 'orange'],
];

/** Names in Cyrillic and in scripts without spaces, and others that are no single words, with their meanings. */
export const namesInScripts: readonly (readonly [names: string, meaning: string])[] = [
  ['カメラ|ボディ|相机|相機|카메라|камера|фотоаппарат', 'camera'],
  ['レンズ|镜头|鏡頭|렌즈|объектив', 'lens'],
  // 'of' and 'for' in Japanese.
  ['の|用', ''],
  ['キヤノン|キャノン|佳能|캐논', 'canon'],
  ['ニコン|尼康|니콘|никон', 'nikon'],
  ['ソニー|索尼|소니', 'sony'],
  ['富士フイルム|富士フィルム|フジフイルム|フジフィルム|フジ|富士|후지필름|후지', 'fujifilm'],
  ['オリンパス|奥林巴斯|올림푸스', 'olympus'],
  ['パナソニック|松下|파나소닉', 'panasonic'],
  ['ペンタックス|宾得|펜탁스', 'pentax'],
  ['ライカ|徕卡|萊卡|라이카', 'leica'],
  ['ミノルタ|美能达|미놀타', 'minolta'],
  ['コンタックス|康泰时|콘탁스', 'contax'],
  ['ハッセルブラッド|ハッセル|哈苏|哈蘇|핫셀블라드', 'hasselblad'],
  ['リコー|理光|리코', 'ricoh'],
  ['マミヤ|玛米亚', 'mamiya'],
  ['ヤシカ', 'yashica'],
  ['シグマ|适马|시그마', 'sigma'],
  ['タムロン|腾龙|탐론', 'tamron'],
  ['トキナー', 'tokina'],
  ['コニカ', 'konica'],
  ['コシナ', 'cosina'],
  ['フォクトレンダー', 'voigtlander'],
  ['カールツァイス|ツァイス|蔡司', 'zeiss'],
  ['ローライ', 'rollei'],
  ['ローライフレックス', 'rolleiflex'],
  ['ブロニカ|ゼンザブロニカ', 'bronica'],
  ['зенит', 'zenit'],
  ['チノン', 'chinon'],
  ['ペトリ', 'petri'],
  ['トプコン', 'topcon'],
  ['エクサクタ', 'exakta'],
  ['プラクチカ', 'praktica'],
  ['ゼニット', 'zenit'],
  ['キエフ', 'kiev'],
  ['ポラロイド', 'polaroid'],
  ['ローライコード', 'rolleicord'],
  // Lines of lenses and cameras.
  ['ズミクロン', 'summicron'],
  ['ズミルックス', 'summilux'],
  ['ズマロン', 'summaron'],
  ['ズマリット', 'summarit'],
  ['ズミタール', 'summitar'],
  ['ズマール', 'summar'],
  ['エルマー', 'elmar'],
  ['エルマリート', 'elmarit'],
  ['ノクティルックス', 'noctilux'],
  ['ニッコール', 'nikkor'],
  ['ロッコール', 'rokkor'],
  ['スーパータクマー', 'super takumar'],
  ['タクマー', 'takumar'],
  ['ズイコー', 'zuiko'],
  ['ヘキサノン', 'hexanon'],
  ['フジノン', 'fujinon'],
  ['ゼンザノン', 'zenzanon'],
  ['セコール', 'sekor'],
  ['プラナー', 'planar'],
  ['ディスタゴン', 'distagon'],
  ['ゾナー', 'sonnar'],
  ['テッサー', 'tessar'],
  ['ビオゴン', 'biogon'],
  ['ビオター', 'biotar'],
  ['ホロゴン', 'hologon'],
  ['フレクトゴン', 'flektogon'],
  ['パンコラー', 'pancolar'],
  ['ノクトン', 'nokton'],
  ['ウルトロン', 'ultron'],
  ['ヘリアー', 'heliar'],
  ['スコパー', 'skopar'],
  ['カラースコパー', 'color skopar'],
  ['クセノン', 'xenon'],
  ['クセノター', 'xenotar'],
  ['ヘリオス', 'helios'],
  ['ジュピター', 'jupiter'],
  ['インダスター', 'industar'],
  ['トリオプラン', 'trioplan'],
  ['ルミックス', 'lumix'],
  ['サイバーショット', 'cybershot'],
  ['パワーショット', 'powershot'],
  ['クールピクス', 'coolpix'],
  ['ファインピックス', 'finepix'],
  ['アルファ', 'alpha'],
  ['キャノネット', 'canonet'],
  ['バルナック', 'barnack'],
  [
    'コンパクトデジタルカメラ|コンパクトデジカメ|コンデジ|digicams|digicam|compact numerique|compacta digital|kompakte digitalkamera',
    'digital compact',
  ],
  ['マイクロフォーサーズ', 'micro four thirds'],
  ['バケペン', 'pentax 67'],
  ['大三元', 'f2.8 zoom'],
  ...colorsInScripts,
];

const colorNames = colorsInScripts.map(([names, color]) => {
  // A single letter is also a part of other words.
  const name = names.replaceAll(
    /(?<=^|\|)\p{Script=Han}(?=\||$)/gu,
    String.raw`(?<!\p{Script=Han})$&(?!\p{Script=Han})`,
  );
  return { color, name: new RegExp(name, 'u') };
});
/** Words that contain the name of a color. */
const noColors = /モノクローム|グレード|ブルートゥース|ブラックマジック|ホワイトバランス/gu;
const hasScript = /[\p{Script=Han}\p{Script=Katakana}]/u;

/** The English words for the colors in a title. */
export function colorsIn(title: string): string[] {
  if (!hasScript.test(title)) return [];
  const text = title.replaceAll(noColors, ' ');
  return colorNames.filter(({ name }) => name.test(text)).map(({ color }) => color);
}

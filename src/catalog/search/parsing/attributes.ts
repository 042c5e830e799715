import { camera, lens, type Attribute, type Described } from './attribute.ts';
import { digital, film35mm, named } from './attribute-table.ts';
import { searchTokens } from './tokens.ts';

/** Makers as they are written in other scripts. */
const makers: readonly (readonly [maker: string, names: string])[] = [
  ['canon', 'キヤノン|キャノン|佳能|캐논'],
  ['nikon', 'ニコン|尼康|니콘|никон'],
  ['sony', 'ソニー|索尼|소니'],
  ['fujifilm', '富士フイルム|フジフイルム|フジ|富士|후지필름|후지'],
  ['olympus', 'オリンパス|奥林巴斯|올림푸스'],
  ['panasonic', 'パナソニック|松下|파나소닉'],
  ['pentax', 'ペンタックス|宾得|펜탁스'],
  ['leica', 'ライカ|徕卡|萊卡|라이카'],
  ['minolta', 'ミノルタ|美能达|미놀타'],
  ['contax', 'コンタックス|康泰时|콘탁스'],
  ['hasselblad', 'ハッセルブラッド|哈苏|哈蘇|핫셀블라드'],
  ['ricoh', 'リコー|理光|리코'],
  ['mamiya', 'マミヤ|玛米亚'],
  ['yashica', 'ヤシカ'],
  ['sigma', 'シグマ|适马|시그마'],
  ['tamron', 'タムロン|腾龙|탐론'],
  ['zenit', 'зенит'],
];
/** The kinds as they are written in scripts without spaces, and in Cyrillic. */
const kindNames: typeof named = [
  ['カメラ|ボディ|相机|相機|카메라|камера|фотоаппарат', camera('cameras', () => true)],
  ['レンズ|镜头|鏡頭|렌즈|объектив', lens('lens', () => true)],
];
const ofMakers = makers.map(
  ([maker, names]) =>
    [
      names,
      {
        mark: maker,
        kind: null,
        has: (model: Described) => model.maker.toLowerCase() === maker,
        words: [],
        ofLenses: [],
        stands: null,
      },
    ] as const,
);

/** Returns the marks of a model, which its items have among their terms. */
export const marksOf = (model: Described): string[] => [
  ...new Set(named.flatMap(([, { mark, has }]) => (has(model) ? mark : []))),
];

const namesCamera = /(?:cameras?|kameras?|カメラ)$/;

/** Words that mean these attributes only beside words for a camera: '35mm compact', but '35mm lens'. */
export const besideCameras: ReadonlyMap<string, Attribute> = new Map([
  ['35mm', film35mm],
  ['digital', { ...digital, stands: null }],
]);

export const attributes: readonly (readonly [phrase: string, Attribute])[] = [
  ...named,
  ...kindNames,
  ...ofMakers,
]
  .flatMap(([phrases, attribute]) =>
    phrases.split('|').map((phrase) => {
      const stands = namesCamera.test(phrase) ? 'cameras' : attribute.stands;
      return [searchTokens(phrase).join(' '), { ...attribute, stands }] as const;
    }),
  )
  .toSorted(([one], [other]) => other.length - one.length);

/** Lists the mounts of the models that have an attribute, by the mark of the attribute. */
export type MountsHaving = ReadonlyMap<string, readonly string[]>;

/** A few cameras with the Leica M mount have no rangefinder. */
const nearlyAll = 0.9;

/** Returns the mounts that nearly only cameras with an attribute have. */
export function mountsHaving(models: readonly Described[]): MountsHaving {
  const cameras = models.filter(({ kind }) => kind === 'cameras');
  const byMount = Map.groupBy(
    cameras.flatMap((model) => model.mounts.map((mount) => ({ mount, model }))),
    ({ mount }) => mount,
  );
  return new Map(
    named.map(([, attribute]) => [
      attribute.mark,
      [...byMount].flatMap(([mount, uses]) => {
        const having = uses.filter(({ model }) => attribute.has(model));
        return having.length >= nearlyAll * uses.length ? mount : [];
      }),
    ]),
  );
}

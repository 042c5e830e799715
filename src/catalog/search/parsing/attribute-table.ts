import { brokenPhrases } from '#src/catalog/search/terms/broken.ts';
import { brokenToken } from '#src/catalog/search/terms/item-tokens.ts';
import {
  camera,
  camerasWith,
  isBetween,
  isDigital,
  lens,
  lensOf,
  ofAnyKind,
  type Attribute,
  type Has,
} from './attribute.ts';
import { vintage } from './vintage.ts';

/** Limits of angles, as focal lengths in mm on a full-frame camera. `focal_marks()` in the database has the same. */
const angles = {
  ultraWide: { below: 20, zoomTo: 40 },
  wide: { from: 28, zoomTo: 50 },
  normal: [40, 58],
  standard: { from: [20, 35], to: [51, 150] },
  portrait: [75, 135],
  tele: { from: 60, to: 100 },
} as const;

// A zoom that only begins wide, such as 24-70mm, is a standard zoom.
const wideLens = lensOf(
  'wide',
  ([from, to]) => from <= angles.wide.from && to <= (from === to ? from : angles.wide.zoomTo),
  { words: ['wide', 'ultrawide', 'weitwinkel'] },
);
export const film35mm = camera('35mm', ({ film, format }) => film === true && format === 'full-frame', {
  ...ofAnyKind,
  words: ['film'],
});
export const digital = camera('digital', ({ film }) => film === false, { words: ['digital'] });
const isSealed: Has = ({ name }) => /\b(?:WR|AW)\b/.test(name);

export const named: readonly (readonly [phrases: string, Attribute])[] = [
  [
    'full frame sensor|full frame|fullframe|vollformat|vollformatkamera|plein format|formato completo|フルサイズ',
    camera('full-frame', (model) => model.format === 'full-frame' && isDigital(model), {
      ...ofAnyKind,
      ofLenses: ['fe'],
    }),
  ],
  [
    'crop sensor|aps c|apsc|crop|dx',
    camera('aps-c', (model) => model.format === 'aps-c' && isDigital(model), {
      ...ofAnyKind,
      ofLenses: ['dx', 'dc'],
    }),
  ],
  [
    'medium format|mittelformat|mittelformatkamera|moyen format|medio formato|formato medio|中判カメラ|中判',
    camera('medium-format', ({ format }) => format === 'medium-format', {
      ...ofAnyKind,
      words: ['rb67', 'rz67', 'rolleiflex', 'tlr', '6x6', '6x7', '6x9'],
    }),
  ],
  [
    '120 film|120 rollfilm|rollfilm',
    camera('120', ({ film, format }) => film === true && format === 'medium-format', {
      ...ofAnyKind,
      words: ['120', 'rollfilm'],
    }),
  ],
  [
    'half frame|halfframe|half format|halbformat|halbformatkamera|demi format|medio fotograma|media trama|ハーフサイズカメラ|ハーフサイズ|ハーフカメラ|ハーフ判',
    camera('half-frame', ({ format }) => format === 'half-frame', {
      ...ofAnyKind,
      words: ['halfframe', 'halbformat', 'demiformat'],
    }),
  ],
  [
    '6x4.5|6x45',
    camera('645', () => false, {
      ...ofAnyKind,
      words: ['645', ...camerasWith(['mamiya 645', 'pentax 645', 'bronica etr', 'contax 645'])],
    }),
  ],
  [
    '6x6',
    camera('6x6', ({ build }) => build === 'tlr', {
      ...ofAnyKind,
      words: camerasWith([
        'hasselblad v',
        'bronica sq',
        'mamiya 6',
        'mamiya c',
        'rollei sl66',
        'pentacon six',
      ]),
    }),
  ],
  [
    '6x7',
    camera('6x7', () => false, {
      ...ofAnyKind,
      words: ['67', ...camerasWith(['pentax 67', 'mamiya rb67', 'mamiya rz67', 'mamiya 7', 'bronica gs'])],
    }),
  ],
  [
    'mirrorless|systemkamera|spiegellose|spiegellos|hybride|sin espejo|ミラーレス一眼|ミラーレス',
    camera('mirrorless', ({ build }) => build === 'mirrorless'),
  ],
  [
    'dslr|dslrs|digital slr|digital slrs|digitale spiegelreflexkamera|デジタル一眼レフ',
    camera('dslr', ({ build, film }) => build === 'slr' && film === false),
  ],
  // Cannot be split into 'film' and 'SLR', because the pairs of letters overlap.
  [
    'フィルム一眼レフカメラ|フィルム一眼レフ|フィルム一眼',
    camera('film-slr', ({ build, film }) => build === 'slr' && film === true),
  ],
  ['twin lens reflex|tlr|tlrs|二眼レフ', camera('tlr', ({ build }) => build === 'tlr', { words: ['tlr'] })],
  [
    'slr|slrs|reflex|spiegelreflex|spiegelreflexkamera|一眼レフカメラ|一眼レフ|单反相机|单反|單反',
    camera('slr', ({ build }) => build === 'slr'),
  ],
  [
    'rangefinder|rangefinders|messsucher|messsucherkamera|telemetrique|telemetrica|レンジファインダー',
    camera('rangefinder', ({ build }) => build === 'rangefinder', { words: ['rangefinder'] }),
  ],
  [
    'compact camera|compact cameras|compact|kompaktkamera|kompakt|compacte|compacta|point and shoot|point shoot|p s|コンパクトカメラ|コンパクト',
    camera(
      'compact',
      ({ build, mounts }) => mounts.length === 0 && (build === 'compact' || build === 'viewfinder'),
      {
        words: ['compact'],
      },
    ),
  ],
  [
    'instant camera|instant cameras|instant|sofortbildkamera|sofortbild|instantane|instantanea|チェキ|インスタントカメラ',
    camera('instant', ({ build }) => build === 'instant', {
      words: ['instant', 'sofortbild', 'instax', 'polaroid'],
    }),
  ],
  ['35mm camera|35mm cameras|35mm film camera|35mm film|kleinbildkamera|kleinbild', film35mm],
  [
    'film|films|analog|analogue|analoge|analogkamera|analogica|analogico|pelicula|argentique|pellicola|フィルムカメラ|フィルム',
    camera('film', ({ film }) => film === true, {
      ...ofAnyKind,
      words: ['film', 'analog', 'analogue', 'argentique', 'instax', 'polaroid'],
    }),
  ],
  [
    'digital camera|digital cameras|digitalkamera|digitalkameras|appareil photo numerique|appareil numerique|camara digital|camera digitale|デジタルカメラ|デジカメ',
    digital,
  ],
  [
    'ultra wide angle|ultra wide|ultrawide|ultraweitwinkel|超広角',
    lensOf('ultra-wide', ([from, to]) => from < angles.ultraWide.below && to <= angles.ultraWide.zoomTo, {
      words: ['ultrawide'],
    }),
  ],
  [
    'wide angle|wideangle|weitwinkelobjektiv|weitwinkel|grand angle|gran angular|grandangolo|広角レンズ|広角',
    wideLens,
  ],
  // 'Wide' is part of names: 'Instax Wide 300'.
  ['wide', { ...wideLens, ...ofAnyKind }],
  [
    'normal lens|normal prime|standard lens|standard prime|normalobjektiv|standardobjektiv|標準レンズ',
    lensOf('normal', ([from, to]) => from === to && isBetween(from, angles.normal)),
  ],
  [
    'standard zoom|walkaround zoom|standardzoom|zoom standard|標準ズーム',
    lensOf(
      'standard-zoom',
      ([from, to]) => isBetween(from, angles.standard.from) && isBetween(to, angles.standard.to),
    ),
  ],
  [
    'portrait|portraits|portraitobjektiv|portratobjektiv|retrato|ポートレートレンズ|ポートレート',
    lensOf('portrait', ([from, to]) => from === to && isBetween(from, angles.portrait), {
      ...ofAnyKind,
      words: ['portrait', 'portraits', 'portraitobjektiv'],
    }),
  ],
  [
    'telephoto|tele|teleobjektiv|teleobjectif|teleobjetivo|teleobiettivo|telezoom|望遠レンズ|望遠',
    lensOf('tele', ([from, to]) => from >= angles.tele.from && to >= angles.tele.to, {
      words: ['tele', 'telephoto', 'teleobjektiv'],
    }),
  ],
  [
    'macro|makro|makroobjektiv|マクロレンズ|マクロ',
    // Zooms with a macro setting are no macro lenses.
    lens('macro', ({ macro, equivalent }) => macro === true && equivalent?.[0] === equivalent?.[1], {
      ...ofAnyKind,
      words: ['macro', 'makro', 'micronikkor', 'makroobjektiv'],
    }),
  ],
  [
    'pancake|pancakes|パンケーキ',
    lens(
      'pancake',
      ({ pancake, additionalWords }) => pancake === true || additionalWords.includes('pancake'),
      {
        ...ofAnyKind,
        words: ['pancake'],
      },
    ),
  ],
  // Items have the token, because it says nothing about their models.
  [
    brokenPhrases,
    {
      token: brokenToken,
      kind: null,
      has: () => false,
      words: [],
      ofLenses: [],
      stands: null,
    },
  ],
  ['old lens|old lenses|vintage lens|vintage lenses|altglas|オールドレンズ', { ...vintage, stands: 'lens' }],
  [
    'vintage|old camera|old cameras|altes|alte|alter|ancien|ancienne|anciens|antiguo|antigua|antiguos|クラシックカメラ',
    vintage,
  ],
  [
    'weather sealed|weather sealing|weather resistant|weathersealed|weatherproof|wetterfest|spritzwassergeschutzt|tropicalise|防塵防滴|防滴',
    {
      token: '=sealed',
      kind: null,
      has: isSealed,
      words: ['wr', 'aw', 'sealed', 'weatherproof', 'splashproof'],
      ofLenses: [],
      stands: null,
    },
  ],
  [
    'zoom|zooms|zoomlens|zoomobjektiv|zoomobjektive|ズームレンズ|ズーム',
    lensOf('zoom', ([from, to]) => from < to, { words: ['zoom'] }),
  ],
  [
    'prime|primes|festbrennweite|festbrennweiten|focale fixe|単焦点レンズ|単焦点',
    lensOf('prime', ([from, to]) => from === to, { words: ['prime'] }),
  ],
];

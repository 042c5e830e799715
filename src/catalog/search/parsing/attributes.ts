import type { Build, Format, Kind } from '#src/platform/db/columns.ts';
import { searchTokens } from './tokens.ts';

/** `equivalent`: the focal lengths of a lens on a full-frame camera that show the same angle. */
export type Described = {
  kind: Exclude<Kind, 'accessories'>;
  film: boolean | null;
  build: Build | null;
  format: Format | null;
  mounts: readonly string[];
  equivalent: readonly [number, number] | null;
};

/**
 * A sensor size, or a type of camera or lens. A model matches by its data in the reference; an item also matches by its
 * words, or by a mount that nearly only such cameras have.
 */
export type Attribute = {
  has: (model: Described) => boolean;
  words: readonly string[];
  ofLenses: readonly string[];
  /** The kind that the words stand for, if they stand for one: 'dslr' means a camera, 'full frame' may mean a lens. */
  stands: Exclude<Kind, 'accessories'> | null;
};

/** Limits of angles, as focal lengths in mm on a full-frame camera. */
const angles = { ultraWideBelow: 20, wideUpTo: 28, teleFrom: 70 };

/** The focal lengths that titles of wide-angle lenses contain. */
export const wideLengths =
  '8mm 10mm 11mm 12mm 14mm 15mm 16mm 18mm 20mm 21mm 1018mm 1024mm 1116mm 1224mm 1424mm 1430mm 1530mm 1635mm 1728mm 1740mm'.split(
    ' ',
  );

type Has = Attribute['has'];
const camera = (has: Has, words: readonly string[] = [], more: Partial<Attribute> = {}): Attribute => ({
  has: (model) => model.kind === 'cameras' && has(model),
  words,
  ofLenses: [],
  stands: 'cameras',
  ...more,
});
const lens = (has: Has, words: readonly string[]): Attribute => ({
  has: (model) => model.kind === 'lens' && has(model),
  words,
  ofLenses: [],
  stands: 'lens',
});
const ofAnyKind = { stands: null };

const isDigital: Has = ({ film }) => film !== true;
const isCompact: Has = ({ build, mounts }) =>
  mounts.length === 0 && (build === 'compact' || build === 'viewfinder');

const named: readonly (readonly [phrases: string, Attribute])[] = [
  [
    'full frame sensor|full frame|fullframe|vollformat|vollformatkamera|plein format|formato completo|フルサイズ',
    camera((model) => model.format === 'full-frame' && isDigital(model), [], {
      ...ofAnyKind,
      ofLenses: ['fe'],
    }),
  ],
  [
    'crop sensor|aps c|apsc|crop|dx',
    camera((model) => model.format === 'aps-c' && isDigital(model), [], {
      ...ofAnyKind,
      ofLenses: ['dx', 'dc'],
    }),
  ],
  [
    'medium format|mittelformat|mittelformatkamera|moyen format|中判カメラ|中判',
    camera(
      ({ format }) => format === 'medium-format',
      ['rb67', 'rz67', 'rolleiflex', 'tlr', '6x6', '6x7', '6x9'],
      ofAnyKind,
    ),
  ],
  ['mirrorless|systemkamera|hybride|ミラーレス', camera(({ build }) => build === 'mirrorless')],
  ['dslr|dslrs', camera(({ build, film }) => build === 'slr' && film === false)],
  ['twin lens reflex|tlr|tlrs|二眼レフ', camera(({ build }) => build === 'tlr', ['tlr'])],
  [
    'slr|slrs|reflex|spiegelreflex|spiegelreflexkamera|一眼レフカメラ|一眼レフ',
    camera(({ build }) => build === 'slr'),
  ],
  ['film slr|film slrs|フィルム一眼レフ', camera(({ build, film }) => build === 'slr' && film === true)],
  [
    '35mm slr|35mm slrs',
    camera(({ build, film, format }) => build === 'slr' && film === true && format === 'full-frame'),
  ],
  [
    'rangefinder|rangefinders|messsucher|messsucherkamera|telemetrique|レンジファインダー',
    camera(({ build }) => build === 'rangefinder', ['rangefinder']),
  ],
  [
    'compact camera|compact cameras|compact|kompaktkamera|point and shoot|point shoot|p s|コンパクト',
    camera(isCompact, ['compact']),
  ],
  [
    'instant camera|instant cameras|sofortbildkamera',
    camera(({ build }) => build === 'instant', ['instant', 'sofortbild', 'instax', 'polaroid']),
  ],
  [
    '35mm camera|35mm cameras|35mm film camera|35mm film',
    camera(({ film, format }) => film === true && format === 'full-frame', ['film'], ofAnyKind),
  ],
  [
    'film|analog|analogue|analogkamera|argentique|フィルムカメラ|フィルム',
    camera(({ film }) => film === true, ['film', 'analog', 'analogue', 'argentique'], ofAnyKind),
  ],
  [
    'ultra wide angle|ultra wide|ultrawide|ultraweitwinkel',
    lens(({ equivalent }) => equivalent !== null && equivalent[0] < angles.ultraWideBelow, wideLengths),
  ],
  [
    'wide angle|wideangle|weitwinkelobjektiv|weitwinkel|grand angle|gran angular|広角',
    lens(({ equivalent }) => isWide(equivalent), ['wide', 'ultrawide', 'weitwinkel', ...wideLengths]),
  ],
];

/** A zoom that only begins wide, such as 24-70mm, is a standard zoom. */
function isWide(equivalent: Described['equivalent']): boolean {
  if (!equivalent) return false;
  const [from, to] = equivalent;
  return from <= angles.wideUpTo && to < angles.teleFrom && (from === to || to <= 50);
}

export const attributes: readonly (readonly [phrase: string, Attribute])[] = named
  .flatMap(([phrases, attribute]) =>
    phrases.split('|').map((phrase) => [searchTokens(phrase).join(' '), attribute] as const),
  )
  .toSorted(([one], [other]) => other.length - one.length);

export type MountsHaving = ReadonlyMap<Attribute, readonly string[]>;

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
      attribute,
      [...byMount].flatMap(([mount, uses]) => {
        const having = uses.filter(({ model }) => attribute.has(model));
        return having.length >= nearlyAll * uses.length ? mount : [];
      }),
    ]),
  );
}

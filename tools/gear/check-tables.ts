import { losses, pairCodes } from '#src/gear/fit/facts.ts';
import { builds } from '#src/gear/models/camera-traits.ts';
import { listOf, ownLensFiles, rowsOf, type Row } from '#src/gear/models/tables-service.server.ts';
import { tokensOf } from '#src/gear/models/tokens.ts';
import { root } from '#src/server/start-up/environment.ts';
import { idOf } from './models.ts';

type Read = (name: string) => string;

type Table = {
  files: readonly string[];
  /** The columns in which no two rows of the files may agree. */
  key?: readonly string[];
  /** The values that the cells of a column may have if they are not empty. */
  values?: Record<string, readonly string[] | RegExp>;
  /** Whether the names that a column lists exist. */
  refers?: Record<string, (name: string) => boolean>;
  /** Returns what else is wrong with a row. */
  check?: (row: Row) => (string | false)[];
};

const yesOrNo = ['yes', 'no'];
const year = /^(?:18|19|20)\d\d$/;
const positive = /^(?!0+(?:\.0+)?$)\d+(?:\.\d+)?$/;
const lensValues = {
  aperture: ['ring', 'fixed', 'lever', 'electronic'],
  focus: ['manual', 'screw', 'motor', 'pulse', 'by-wire'],
  stabilizer: yesOrNo,
  ai: ['pre', 'ai', 'either'],
  shutter: yesOrNo,
  covers: positive,
};

/** These are narrow enough to sit inside the mount of a camera. */
const threads = new Set(['C-mount', 'CS-mount', 'D-mount', 'M39 (Leica thread)', 'M39 (Zenit)', 'M42']);

/** The same for two spellings of a name: `1:2/50 ASPH.` and `50mm f/2 ASPH`. */
const keyOf = (maker: string, name: string): string => {
  const tokens = tokensOf(`${maker} ${name.replaceAll(/(?<!\d)\./g, ' ')}`);
  return [...new Set(tokens.filter(Boolean))].toSorted().join(' ');
};

/** Returns the tables of `reference`, and what their rows must fulfill. Mounts are in `check-mounts.ts`. */
function describeTables(read: Read): Table[] {
  const rowsIn = (...files: string[]): Row[] => files.flatMap((file) => rowsOf(read(file)));
  const idsIn = (...files: string[]) => new Set(rowsIn(...files).map(({ id = '' }) => id));
  const ownLenses = ownLensFiles(root);
  const makers = new Map(
    rowsIn('cameras.tsv', 'own-cameras.tsv').map(({ id = '', maker = '' }) => [id, maker]),
  );
  const [measured, lenses] = [idsIn('lenses.tsv'), idsIn('lenses.tsv', ...ownLenses)];
  const registers = new Map(
    rowsIn('mounts.tsv').map(({ mount = '', register_mm }) => [mount, Number(register_mm || NaN)]),
  );
  const isCamera = (id: string): boolean => makers.has(id);
  const isMount = (name: string): boolean => registers.has(name);
  const lensNames = new Map(
    rowsIn(...ownLenses, 'lenses.tsv').map(({ id = '', maker = '', name = '' }) => [keyOf(maker, name), id]),
  );
  const variants = new Set<string>();
  return [
    { files: ['mounts.tsv'], key: ['mount'], values: { contacts: yesOrNo } },
    {
      files: ['fit/adapters.tsv'],
      key: ['lens_mount', 'body_mount', 'name', 'bodies'],
      values: {
        optics: yesOrNo,
        infinity: yesOrNo,
        autofocus: ['all', 'motor-in-lens', 'none'],
        aperture: ['body', 'adapter-ring', 'ring', 'none'],
      },
      refers: { lens_mount: isMount, body_mount: isMount, bodies: isCamera },
      check({ lens_mount: from = '', body_mount: to = '', optics, factor, infinity }) {
        const isThin = !threads.has(from) && (registers.get(from) ?? NaN) < (registers.get(to) ?? NaN);
        return [
          isThin &&
            optics === 'no' &&
            infinity === 'yes' &&
            'has an adapter that reaches infinity without optics, although there is no room for it',
          factor !== '' && optics === 'no' && 'has an adapter that changes the focal length without optics',
        ];
      },
    },
    {
      files: ['fit/bodies.tsv'],
      key: ['model'],
      values: {
        aperture_control: ['full', 'auto', 'no'],
        ai_tab: yesOrNo,
        folding_tab: yesOrNo,
        screw_drive: yesOrNo,
        motor: yesOrNo,
        pulse: ['yes', 'firmware', 'no'],
        e_aperture: yesOrNo,
        stabilizer: yesOrNo,
        meters_manual: ['yes', 'stopped-down', 'no'],
        shutter: yesOrNo,
      },
      refers: { model: isCamera },
    },
    // A lens of our own has its properties in its own row.
    {
      files: ['fit/lenses.tsv'],
      key: ['model'],
      values: lensValues,
      refers: { model: (id) => measured.has(id) },
    },
    {
      files: ['fit/converters.tsv'],
      key: ['name'],
      values: { factor: positive },
      refers: { mount: isMount, lenses: (id) => lenses.has(id) },
    },
    {
      files: ['fit/pairs.tsv'],
      key: ['cameras', 'lens'],
      values: { code: [...pairCodes, ...losses, 'fits'] },
      refers: {
        cameras: (name) => isCamera(name) || isMount(name),
        lens: (name) => lenses.has(name) || isMount(name),
      },
    },
    {
      files: ['cameras.tsv', 'lenses.tsv', ...ownLenses],
      key: ['id'],
      values: { id: /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/ },
    },
    { files: ['lenses.tsv'], check: ({ mounts }) => [!mounts && 'has no mounts'] },
    {
      files: ownLenses,
      values: { ...lensValues, year },
      check: ({ id = '', maker = '', name = '', mounts, alias = '' }) => [
        id !== idOf(maker, name) && `must have the id ${idOf(maker, name)}`,
        !mounts && 'has no mounts',
        alias.includes(',') && 'has an alias with a comma',
        ...[name, ...listOf(alias, '; ')].map((text) => {
          const other = lensNames.get(keyOf(maker, text));
          return other !== undefined && other !== id && `has the name of ${other}: ${text}`;
        }),
      ],
    },
    {
      files: ['traits.tsv'],
      key: ['models'],
      values: { film: yesOrNo, build: builds, year },
      refers: {
        models: (text) =>
          text.endsWith('*')
            ? [...makers.keys()].some((id) => id.startsWith(text.slice(0, -1)))
            : isCamera(text) || isMount(text),
      },
      check: ({ film, build, year: from }) => [!film && !build && !from && 'says nothing'],
    },
    {
      files: ['regional-variants.tsv'],
      refers: { models: isCamera },
      check({ models, names }) {
        const ids = listOf(models);
        const repeated = ids.filter((id) => variants.has(id));
        for (const id of ids) variants.add(id);
        return [
          ...repeated.map((id) => `names ${id}, which is also in another row`),
          new Set(ids.map((id) => makers.get(id))).size > 1 && 'has cameras of several makers',
          ids.length + listOf(names).length < 2 && 'has only one name',
        ];
      },
    },
  ];
}

/** Returns the errors in the tables of `reference`, except wrong mounts. */
export function findTableErrors(read: Read): string[] {
  return describeTables(read).flatMap(({ files, key, values = {}, refers = {}, check = () => [] }) => {
    const seen = new Set<string>();
    const errorsOf = (row: Row): (string | false)[] => {
      const own = key?.map((column) => row[column]).join(', ');
      const isSecond = own !== undefined && seen.has(own);
      if (own !== undefined) seen.add(own);
      return [
        isSecond && `is the second row for ${own}`,
        ...Object.entries(values).map(([column, allowed]) => {
          const value = row[column] ?? '';
          const isKnown = allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value);
          return value !== '' && !isKnown && `has an unknown ${column}: ${value}`;
        }),
        ...Object.entries(refers).flatMap(([column, exists]) =>
          listOf(row[column]).map((name) => !exists(name) && `names ${name}, which does not exist`),
        ),
        ...check(row),
      ];
    };
    return files.flatMap((file) =>
      rowsOf(read(file)).flatMap((row, at) =>
        errorsOf(row)
          .filter((error) => error !== false)
          .map((error) => `reference/${file}:${at + 2} ${error}`),
      ),
    );
  });
}

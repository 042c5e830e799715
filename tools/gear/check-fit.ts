import { losses, pairCodes } from '#src/gear/fit/facts.ts';
import { ownLensFiles } from '#src/gear/models/own-lenses-service.server.ts';
import { root } from '#src/server/start-up/environment.ts';

type Row = { at: number; cells: ReadonlyMap<string, string> };
type Table = { name: string; key: string[]; values: Record<string, readonly string[]> };

const yesOrNo = ['yes', 'no'];
const lensValues = {
  aperture: ['ring', 'lever', 'electronic'],
  focus: ['manual', 'screw', 'motor', 'pulse', 'by-wire'],
  stabilizer: yesOrNo,
  ai: ['pre', 'ai', 'either'],
};
const ownLenses = ownLensFiles(root);
/** Each table has one row for each key, and columns with a few possible values. Columns may also be empty. */
const tables: Table[] = [
  { name: 'mounts.tsv', key: ['mount'], values: { contacts: yesOrNo } },
  {
    name: 'fit/adapters.tsv',
    key: ['lens_mount', 'body_mount', 'name', 'bodies'],
    values: {
      optics: yesOrNo,
      infinity: yesOrNo,
      autofocus: ['all', 'motor-in-lens', 'none'],
      aperture: ['body', 'adapter-ring', 'ring', 'none'],
    },
  },
  {
    name: 'fit/bodies.tsv',
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
    },
  },
  { name: 'fit/lenses.tsv', key: ['model'], values: lensValues },
  ...ownLenses.map((name) => ({ name, key: ['id'], values: lensValues })),
  { name: 'fit/pairs.tsv', key: ['camera', 'lens'], values: { code: [...pairCodes, ...losses] } },
];

function rowsOf(text: string): Row[] {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const columns = head.split('\t');
  return lines.map((line, index) => {
    const texts = line.split('\t');
    return { at: index + 2, cells: new Map(columns.map((column, at) => [column, texts[at] ?? ''])) };
  });
}

const cell = ({ cells }: Row, column: string): string => cells.get(column) ?? '';

/** These are narrow enough to sit inside the mount of a camera. */
const threads = new Set(['C-mount', 'CS-mount', 'D-mount', 'M39 (Leica thread)', 'M39 (Zenit)', 'M42']);

const isUnknown = (known: { has(id: string): boolean }, id: string) =>
  !known.has(id) && `names ${id}, which does not exist`;

/** Returns the errors that a single row of the tables about compatibility does not show. */
export function findFitErrors(read: (name: string) => string): string[] {
  const ids = (names: string[]) =>
    new Set(names.flatMap((name) => rowsOf(read(name)).map((row) => cell(row, 'id'))));
  const cameras = ids(['cameras.tsv', 'own-cameras.tsv']);
  const measured = ids(['lenses.tsv']);
  const lenses = ids(['lenses.tsv', ...ownLenses]);
  const mounts = new Map(rowsOf(read('mounts.tsv')).map((row) => [cell(row, 'mount'), row]));
  const registerOf = (mount: string): number => {
    const row = mounts.get(mount);
    return Number((row && cell(row, 'register_mm')) || Number.NaN);
  };
  const errors: string[] = [];
  const check = (name: string, find: (row: Row) => (string | false)[]) => {
    for (const row of rowsOf(read(name)))
      for (const error of find(row)) if (error) errors.push(`reference/${name}:${row.at} ${error}`);
  };
  for (const { name, key, values } of tables) {
    const seen = new Set<string>();
    check(name, (row) => {
      const own = key.map((column) => cell(row, column)).join(', ');
      const isSecond = seen.has(own);
      seen.add(own);
      return [
        isSecond && `is the second row for ${own}`,
        ...Object.entries(values).map(([column, allowed]) => {
          const value = cell(row, column);
          return value !== '' && !allowed.includes(value) && `has an unknown ${column}: ${value}`;
        }),
      ];
    });
  }
  check('fit/bodies.tsv', (row) => [isUnknown(cameras, cell(row, 'model'))]);
  // A lens of our own has its properties in its own row.
  check('fit/lenses.tsv', (row) => [isUnknown(measured, cell(row, 'model'))]);
  for (const name of ['fit/lenses.tsv', ...ownLenses])
    check(name, (row) => {
      const covers = cell(row, 'covers');
      return [covers !== '' && !(Number(covers) > 0) && `covers ${covers}`];
    });
  check('fit/pairs.tsv', (row) => [
    isUnknown(cameras, cell(row, 'camera')),
    isUnknown(lenses, cell(row, 'lens')),
  ]);
  check('fit/adapters.tsv', (row) => {
    const [from, to] = [cell(row, 'lens_mount'), cell(row, 'body_mount')];
    const bodies = cell(row, 'bodies');
    const isThin = !threads.has(from) && registerOf(from) < registerOf(to);
    return [
      ...[from, to].map((mount) => isUnknown(mounts, mount)),
      ...(bodies === '' ? [] : bodies.split(', ')).map((id) => isUnknown(cameras, id)),
      isThin &&
        cell(row, 'optics') === 'no' &&
        cell(row, 'infinity') === 'yes' &&
        'has an adapter that reaches infinity without optics, although there is no room for it',
    ];
  });
  return errors;
}

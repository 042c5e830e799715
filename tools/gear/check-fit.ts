import { losses, pairCodes } from '#src/gear/fit/facts.ts';
import { listOf, ownLensFiles, rowsOf, type Row } from '#src/gear/models/tables-service.server.ts';
import { root } from '#src/server/start-up/environment.ts';

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

/** These are narrow enough to sit inside the mount of a camera. */
const threads = new Set(['C-mount', 'CS-mount', 'D-mount', 'M39 (Leica thread)', 'M39 (Zenit)', 'M42']);

const isUnknown = (known: { has(id: string): boolean }, id: string) =>
  !known.has(id) && `names ${id}, which does not exist`;

/** Returns the errors that a single row of the tables about compatibility does not show. */
export function findFitErrors(read: (name: string) => string): string[] {
  const ids = (names: string[]) =>
    new Set(names.flatMap((name) => rowsOf(read(name)).map(({ id = '' }) => id)));
  const cameras = ids(['cameras.tsv', 'own-cameras.tsv']);
  const measured = ids(['lenses.tsv']);
  const lenses = ids(['lenses.tsv', ...ownLenses]);
  const registers = new Map(
    rowsOf(read('mounts.tsv')).map(({ mount = '', register_mm }) => [mount, Number(register_mm || NaN)]),
  );
  const errors: string[] = [];
  const check = (name: string, find: (row: Row) => (string | false)[]) => {
    for (const [at, row] of rowsOf(read(name)).entries())
      for (const error of find(row)) if (error) errors.push(`reference/${name}:${at + 2} ${error}`);
  };
  for (const { name, key, values } of tables) {
    const seen = new Set<string>();
    check(name, (row) => {
      const own = key.map((column) => row[column]).join(', ');
      const isSecond = seen.has(own);
      seen.add(own);
      return [
        isSecond && `is the second row for ${own}`,
        ...Object.entries(values).map(([column, allowed]) => {
          const value = row[column] ?? '';
          return value !== '' && !allowed.includes(value) && `has an unknown ${column}: ${value}`;
        }),
      ];
    });
  }
  check('fit/bodies.tsv', ({ model = '' }) => [isUnknown(cameras, model)]);
  // A lens of our own has its properties in its own row.
  check('fit/lenses.tsv', ({ model = '' }) => [isUnknown(measured, model)]);
  for (const name of ['fit/lenses.tsv', ...ownLenses])
    check(name, ({ covers = '' }) => [covers !== '' && !(Number(covers) > 0) && `covers ${covers}`]);
  check('fit/pairs.tsv', ({ camera = '', lens = '' }) => [
    isUnknown(cameras, camera),
    isUnknown(lenses, lens),
  ]);
  check('fit/adapters.tsv', ({ lens_mount: from = '', body_mount: to = '', ...row }) => {
    const isThin = !threads.has(from) && (registers.get(from) ?? NaN) < (registers.get(to) ?? NaN);
    return [
      ...[from, to].map((mount) => isUnknown(registers, mount)),
      ...listOf(row.bodies).map((id) => isUnknown(cameras, id)),
      isThin &&
        row.optics === 'no' &&
        row.infinity === 'yes' &&
        'has an adapter that reaches infinity without optics, although there is no room for it',
    ];
  });
  return errors;
}

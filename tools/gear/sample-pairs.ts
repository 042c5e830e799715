import { randomOf } from '#lab/bench/random.ts';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { root } from '#src/server/start-up/environment.ts';

// Draws the pairs for test/gold/fit.tsv: `npm run tool -- fit-pairs` prints them without verdicts.

type Model = Awaited<ReturnType<typeof referenceModels>>[number];
type Pair = { camera: Model; lens: Model };

const seed = Number(process.argv[2] ?? 20_261_124);
const { pick } = randomOf(seed);

const models = await referenceModels(root);
const cameras = models.filter(({ kind, mounts }) => kind === 'cameras' && mounts.length > 0);
const lenses = models.filter(({ kind }) => kind === 'lens');
const single = lenses.filter(({ mounts }) => mounts.length === 1);

const has = ({ mounts }: Model, mount: string) => mounts.includes(mount);
const isSmall = ({ crop, name }: Model) => (crop ?? 1) > 1.3 || /\b(?:DX|DC|DA|DT|EF-S|Di II)\b/.test(name);
const isFull = ({ crop }: Model) => (crop ?? 2) < 1.1;
const slr = [
  'Canon EF',
  'Canon EF-S',
  'Nikon F',
  'Pentax K',
  'Sony A',
  'Sigma SA',
  'Minolta SR',
  'Olympus OM',
];
const mirrorless = 'Sony E|Nikon Z|Canon RF|Canon EF-M|Fujifilm X|Micro Four Thirds|L-Mount|Samsung NX'.split(
  '|',
);
const between = (of: readonly (readonly [string, string])[]) => (): Pair | null => {
  const [lens, camera] = pick(of);
  const own = single.filter((each) => has(each, lens));
  const bodies = cameras.filter((each) => has(each, camera));
  return own.length > 0 && bodies.length > 0 ? { lens: pick(own), camera: pick(bodies) } : null;
};

const strata: [name: string, count: number, draw: () => Pair | null][] = [
  [
    'same mount',
    40,
    () => {
      const lens = pick(single);
      const own = cameras.filter((each) => has(each, lens.mounts[0]!));
      return own.length > 0 ? { lens, camera: pick(own) } : null;
    },
  ],
  [
    'smaller circle',
    30,
    () => {
      const lens = pick(single.filter(isSmall));
      const mounts = lens.mounts[0] === 'Canon EF-S' ? ['Canon EF'] : lens.mounts;
      const full = cameras.filter((each) => isFull(each) && mounts.some((mount) => has(each, mount)));
      return full.length > 0 ? { lens, camera: pick(full) } : null;
    },
  ],
  [
    'adapter of the maker',
    40,
    between([
      ['Nikon F', 'Nikon Z'],
      ['Canon EF', 'Canon RF'],
      ['Canon EF-S', 'Canon RF'],
      ['Canon EF', 'Canon EF-M'],
      ['Sony A', 'Sony E'],
      ['Four Thirds', 'Micro Four Thirds'],
      ['Nikon F', 'Nikon 1'],
      ['Leica M', 'L-Mount'],
      ['Leica M', 'Fujifilm X'],
      ['M42', 'Pentax K'],
    ]),
  ],
  ['mirrorless lens on SLR', 20, () => between([[pick(mirrorless), pick(slr)]])()],
  [
    'near miss',
    30,
    between([
      ['Canon EF-S', 'Canon EF'],
      ['Minolta SR', 'Sony A'],
      ['Sony A', 'Minolta SR'],
      ['Four Thirds', 'Micro Four Thirds'],
      ['Micro Four Thirds', 'Four Thirds'],
      ['M39 (Leica thread)', 'L-Mount'],
      ['Leica M', 'L-Mount'],
      ['Nikon F', 'Nikon 1'],
      ['Nikon 1', 'Nikon F'],
      ['Canon FD', 'Canon EF'],
      ['Canon RF', 'Canon EF-M'],
    ]),
  ],
  [
    'limits',
    20,
    () => ({
      lens: pick(single.filter((each) => has(each, 'Nikon F') && each.maker === 'Nikon')),
      camera: pick(cameras.filter((each) => has(each, 'Nikon F') || has(each, 'Nikon Z'))),
    }),
  ],
  [
    'several mounts',
    20,
    () => {
      const lens = pick(lenses.filter(({ mounts }) => mounts.length > 1));
      return { lens, camera: pick(cameras.filter((each) => lens.mounts.some((mount) => has(each, mount)))) };
    },
  ],
];

console.log(`# seed ${seed}`);
console.log('stratum\tcamera\tcamera_name\tlens\tlens_name\tlens_mounts\tcamera_mounts');
const drawn = new Set<string>();
for (const [name, count, draw] of strata)
  for (let found = 0; found < count;) {
    const pair = draw();
    const key = pair && `${pair.camera.id} ${pair.lens.id}`;
    if (!key || drawn.has(key)) continue;
    drawn.add(key);
    found++;
    const { camera, lens } = pair;
    const names = [camera, lens].map(({ maker, name: own }) => `${maker} ${own}`);
    console.log([name, camera.id, names[0], lens.id, names[1], lens.mounts, camera.mounts].join('\t'));
  }

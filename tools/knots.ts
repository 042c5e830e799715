import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of other groups must not import each other in a circle, and no circle may span two groups. */
const tolerated: ReadonlySet<string> = new Set(['server', 'platform']);

type Edges = ReadonlyMap<string, ReadonlySet<string>>;

const imported = /(?:from|import\()\s*'#src\/([\w-]+\/[\w-]+)\//g;

/** Returns what each folder of a group imports from other folders. Files directly in a group belong to no folder. */
function readEdges(root: string): Edges {
  const edges = new Map<string, Set<string>>();
  for (const path of globSync('*/*/**/*.{ts,tsx}', { cwd: join(root, 'src') })) {
    if (/\.test\.tsx?$/.test(path)) continue;
    const own = path.split('/').slice(0, 2).join('/');
    const others = edges.get(own) ?? new Set();
    for (const [, folder = ''] of readFileSync(join(root, 'src', path), 'utf8').matchAll(imported))
      if (folder !== own) others.add(folder);
    edges.set(own, others);
  }
  return edges;
}

function reachableFrom(edges: Edges, start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const next of edges.get(folder) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  return found;
}

/** Returns the knots: the largest sets of folders of which each imports, directly or not, all others. */
export function knotsOf(edges: Edges): string[][] {
  const reach = new Map([...edges.keys()].map((folder) => [folder, reachableFrom(edges, folder)]));
  const knots = new Map<string, string[]>();
  for (const [folder, found] of reach) {
    const knot = [...found].filter((other) => reach.get(other)?.has(folder)).toSorted();
    if (knot.length > 1) knots.set(knot.join(), knot);
  }
  return [...knots.values()];
}

/** Returns an error for each knot that is not tolerated. */
export function findNewKnots(root: string): string[] {
  return knotsOf(readEdges(root))
    .filter((knot) => {
      const [group = '', ...others] = new Set(knot.map((folder) => folder.split('/')[0]));
      return others.length > 0 || !tolerated.has(group);
    })
    .map((knot) => `these folders import each other: ${knot.join(', ')}`);
}

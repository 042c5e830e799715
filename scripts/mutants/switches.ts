import type { Mutant } from './mutant.ts';
import { plant, type Place } from './source.ts';
import { isBlock, isChild, isReplaceable, readParts, type Part } from './syntax.ts';

/** What says which fault is planted, in each file that has one. */
export const switchModule = 'src/planted-fault.ts';
/** What stands for the name of the fault in what browsers load. */
export const standIn = 'the name of a planted fault';
/** Where Node looks, the environment says it; browsers have what is written into their script. */
export const switchSource = `export const plantedFault: string | undefined =
  globalThis.process?.env?.['PLANTED_FAULT'] ?? ['${standIn}'].find((name) => name.length > 0);\n`;

/** The routes are read when the pages are built, not when they run. */
const readByBuild: readonly string[] = ['src/routes.ts'];

export type Fault = { mutant: Mutant; place: Place };
/** The text of a file, and the faults that are in it. */
type Switched = { text: string; names: string[] };

/** What of a text another does not have. */
function differing(text: string, other: string): { start: number; end: number } {
  const shorter = Math.min(text.length, other.length);
  let start = 0;
  while (start < shorter && text[start] === other[start]) start++;
  let after = 0;
  while (after < shorter - start && text.at(-1 - after) === other.at(-1 - after)) after++;
  return { start, end: text.length - after };
}

/** The parts in which a fault is whole, the smallest first: outside of them the program is the same. */
function findParts(parts: readonly Part[], { mutant, place }: Fault): Part[] {
  const faulty = plant(mutant, place);
  const longer = faulty.length - place.text.length;
  const { start, end } = differing(place.text, faulty);
  const others = readParts(place.path, faulty) ?? [];
  const otherAt = new Map(others.filter(isReplaceable).map((part) => [part.path.join('.'), part]));
  const isWhole = (part: Part): boolean => {
    const other = otherAt.get(part.path.join('.'));
    return (
      other !== undefined &&
      [other.start, other.end].join() === [part.start, part.end + longer].join() &&
      isBlock(other) === isBlock(part) &&
      isChild(other) === isChild(part)
    );
  };
  return parts
    .filter((part) => part.start <= start && end <= part.end && isReplaceable(part) && isWhole(part))
    .toReversed();
}

const within = (inner: Part, outer: Part): boolean => outer.start <= inner.start && inner.end <= outer.end;

function textOf({ mutant, place }: Fault, { start, end }: Part): string {
  const faulty = plant(mutant, place);
  return faulty.slice(start, end + faulty.length - place.text.length);
}

type Named = readonly (readonly [name: string, text: string])[];

/** A part of which one of several is chosen. */
function write(part: Part, texts: Named, original: string): string {
  if (isBlock(part)) {
    const chosen = texts.map(([name, text]) => `if (plantedFault === '${name}') ${text} else `);
    return `{ ${chosen.join('')}${original} }`;
  }
  const chosen = texts.map(([name, text]) => `plantedFault === '${name}' ? (${text}) : `).join('');
  const value = `(${chosen}(${original}))`;
  return isChild(part) ? `{${value}}` : value;
}

/** The part of each. Faults of which one is within the part of another are chosen in a part that both are whole in. */
function choose(fitting: readonly { fault: Fault; own: Part[] }[]): Map<Fault, Part> {
  const chosen = new Map(fitting.map(({ fault, own }) => [fault, own[0]!]));
  let met: boolean;
  do {
    met = false;
    for (const { fault, own } of fitting) {
      const mine = chosen.get(fault);
      const larger = mine && [...chosen.values()].find((part) => part !== mine && within(mine, part));
      if (!larger) continue;
      met = true;
      const common = own.find((part) => within(larger, part));
      if (common) chosen.set(fault, common);
      else chosen.delete(fault);
    }
  } while (met);
  return chosen;
}

/** A file with all of these faults in it, each chosen by its name while it runs; without those that cannot be. */
export function writeSwitches(faults: readonly Fault[]): Switched | null {
  const [{ place } = { place: null }] = faults;
  if (!place || !/\.tsx?$/.test(place.path) || readByBuild.includes(place.path)) return null;
  const { path, text } = place;
  const parts = readParts(path, text) ?? [];
  const fitting = faults
    .map((fault) => ({ fault, own: findParts(parts, fault) }))
    .filter(({ own }) => own.length > 0);
  const chosen = choose(fitting);
  const choices = Map.groupBy(chosen.keys(), (fault) => chosen.get(fault)!);
  let written = text;
  for (const [part, own] of [...choices].toSorted(([one], [other]) => other.start - one.start)) {
    const original = text.slice(part.start, part.end);
    const texts = own.map((fault) => [fault.mutant.name, textOf(fault, part)] as const);
    written = written.slice(0, part.start) + write(part, texts, original) + written.slice(part.end);
  }
  return {
    text: `import { plantedFault } from '#${switchModule}';\n${written}`,
    names: [...chosen.keys()].map(({ mutant }) => mutant.name),
  };
}

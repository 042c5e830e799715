import type { Conversion } from '#src/platform/db/columns.ts';

/** The properties of a lens, as far as its title states them. */
export type TitleFacts = {
  aperture?: 'ring' | 'lever' | 'electronic';
  focus?: 'manual' | 'screw' | 'motor' | 'pulse';
  stabilizer?: boolean;
  ai?: 'pre' | 'ai';
  covers?: number;
  maker?: string;
};

type Rule = { mounts: RegExp; brands?: RegExp; words: RegExp; known: TitleFacts };

const crop = { covers: 1.5 };
const full = { covers: 1 };
const manual = { focus: 'manual', aperture: 'ring', stabilizer: false } as const;
const preAi =
  /\b(?:pre|non|not|no|before|without)[- ]?ai\b|\bnai\b|\b(?:not|never|un)\W?(?:been |yet )?(?:ai[- ]?)?converted\b/i;
const converted = /\b(?:ai'?d|(?<!not )converted|conversion)\b/i;
/** Letters such as those of the Nikkor-S and Nikkor-P.C, which count the elements of lenses from before AI. */
const oldNikkor =
  /^(?!.*\bAF\b).*(?:\bNikkor[- ]?[UTBQPHSONDC]{1,2}(?:[.·]?\s?C)?\b(?!\s?ED)|\bNikkor\S*\s+Auto\b)/i;

/** If several rules are about the same property, the first one counts. */
const rules: readonly Rule[] = [
  {
    mounts: /^Nikon F$/,
    brands: /nikon|nikkor/i,
    words: preAi,
    known: { ai: 'pre', ...manual, ...full },
  },
  { mounts: /^Nikon F$/, brands: /nikon|nikkor/i, words: converted, known: { ai: 'ai' } },
  {
    mounts: /^Nikon F$/,
    brands: /nikon|nikkor/i,
    words: /\bAI[- ]?S?\b|\bSeries E\b/i,
    known: { ai: 'ai', ...manual, ...full },
  },
  { mounts: /^Nikon F$/, brands: /nikon|nikkor/i, words: oldNikkor, known: { ...manual, ...full } },
  { mounts: /^Nikon F$/, words: /\bAF-P\b/i, known: { focus: 'pulse' } },
  { mounts: /^Nikon F$/, words: /\bAF-?[SI]\b/i, known: { focus: 'motor' } },
  { mounts: /^Nikon F$/, brands: /nikon|nikkor/i, words: /\bDX\b/i, known: crop },
  {
    mounts: /^Nikon F$/,
    brands: /nikon|nikkor/i,
    words: /\bf\/?\s?\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?\s?D\b|\bAF-D\b/i,
    known: { focus: 'screw', aperture: 'ring', ...full },
  },
  { mounts: /^Nikon F$/, words: /\d\s?G\b/, known: { aperture: 'lever' } },
  { mounts: /^Nikon F$/, words: /\d\s?E\b/, known: { aperture: 'electronic' } },
  {
    mounts: /^Nikon F$/,
    words: /\bno (?:HSM|motor)\b|\bAF-D\b|\bscrew[- ]drive\b/i,
    known: { focus: 'screw' },
  },
  { mounts: /^Nikon F$/, brands: /nikon|nikkor/i, words: /\bAF\b(?!-| S)/i, known: { focus: 'screw' } },
  { mounts: /^Nikon F$/, words: /(?<!no )\b(?:HSM|USD|BIM|built-in motor)\b/i, known: { focus: 'motor' } },
  { mounts: /^Nikon Z$/, words: /\bDX\b/i, known: crop },
  { mounts: /^Nikon Z$/, words: /\bNikkor Z\b/i, known: full },
  {
    mounts: /^Canon EF$/,
    brands: /canon/i,
    words: /\b(?:TS-E|MP-E)\b/i,
    known: { focus: 'manual', ...full },
  },
  { mounts: /^Canon EF$/, brands: /canon/i, words: /\bEF\b(?!-)/i, known: { focus: 'motor', ...full } },
  { mounts: /^Canon RF$/, words: /\bRF-S\b/i, known: { covers: 1.6 } },
  { mounts: /^Canon RF$/, brands: /canon/i, words: /\bRF\b/i, known: full },
  { mounts: /^Sony E$/, brands: /sony|zeiss/i, words: /\bFE\b/, known: full },
  { mounts: /^Sony E$/, brands: /sony/i, words: /\bE(?: PZ)? \d/, known: crop },
  { mounts: /^L-Mount$/, brands: /leica/i, words: /-TL?\b/, known: crop },
  { mounts: /^Sony A$/, brands: /sony|minolta/i, words: /\bDT\b/, known: crop },
  { mounts: /^Sony A$/, words: /\b(?:SSM|SAM|USD|HSM)\b/i, known: { focus: 'motor', aperture: 'lever' } },
  { mounts: /^Sony A$/, brands: /sony|minolta/i, words: /\bSTF\b/i, known: { focus: 'manual', ...full } },
  {
    mounts: /^Sony A$/,
    brands: /sony|minolta/i,
    words: /\bAF\b|Maxxum|Dynax/i,
    known: { focus: 'screw', aperture: 'lever', ...full },
  },
  { mounts: /^Pentax K$/, brands: /pentax/i, words: /\b(?:SDM|DC|PLM)\b/, known: { focus: 'motor' } },
  { mounts: /^Pentax K$/, brands: /pentax/i, words: /\bDA\b/, known: { aperture: 'lever', ...crop } },
  {
    mounts: /^Pentax K$/,
    brands: /pentax/i,
    words: /\bD[- ]?FA\b.*\d-\d+\s?mm/i,
    known: { aperture: 'lever', ...full },
  },
  {
    mounts: /^Pentax K$/,
    brands: /pentax/i,
    words: /\b(?:D[- ]?)?FA\b|Pentax[- ]F\b|\bF \d\d/,
    known: { focus: 'screw', ...full },
  },
  {
    mounts: /^Pentax K$/,
    brands: /pentax/i,
    words: /pentax[- ][AKM]\b|\b[AMK] \d+/i,
    known: { ...manual, ...full },
  },
  {
    mounts: /^(?:Pentax 645|Mamiya 645)$/,
    words: /\bPentax[- ]A\b|\bSekor C\b|\bmanual focus\b/i,
    known: manual,
  },
  { mounts: /^Pentax 645$/, words: /\bSDM\b/, known: { focus: 'motor' } },
  { mounts: /^(?:Pentax 645|Mamiya 645)$/, words: /\bD?[- ]?FA\b|\bAF\b/, known: { focus: 'screw' } },
  { mounts: /^Contax G$/, words: /\bHologon\b/i, known: manual },
  { mounts: /^Nikon F$/, words: /nikon|nikkor/i, known: { maker: 'Nikon' } },
  { mounts: /./, brands: /sigma/i, words: /\bDC\b/, known: crop },
  { mounts: /./, brands: /sigma/i, words: /\bDG\b/, known: full },
  { mounts: /./, brands: /tamron/i, words: /\bDi[- ]?(?:II\b|III-A\b)/i, known: crop },
  { mounts: /./, brands: /tamron/i, words: /\bDi\b/i, known: full },
  { mounts: /./, brands: /tokina/i, words: /\bDX\b/i, known: crop },
  { mounts: /./, brands: /tokina/i, words: /\bFX\b/i, known: full },
  { mounts: /./, words: /\b(?:VR|OSS|OIS|VC|OS|IS)\b/, known: { stabilizer: true } },
];

export function factsInTitle(title: string, mount: string): TitleFacts {
  const found = rules.filter(
    ({ mounts, brands, words }) => mounts.test(mount) && (brands?.test(title) ?? true) && words.test(title),
  );
  return Object.assign({}, ...found.map(({ known }) => known).toReversed());
}

/** Changes whenever stored facts have to be computed again. */
export const titleRules = rules
  .map((rule) => [rule.mounts, rule.brands, rule.words, JSON.stringify(rule.known)].join(' '))
  .join('\n');

/** The words of stored facts. */
const stored: Record<string, TitleFacts> = {
  pre: { ai: 'pre' },
  ai: { ai: 'ai' },
  manual: { focus: 'manual' },
  screw: { focus: 'screw' },
  motor: { focus: 'motor' },
  pulse: { focus: 'pulse' },
  ring: { aperture: 'ring' },
  lever: { aperture: 'lever' },
  electronic: { aperture: 'electronic' },
  full: { covers: 1 },
  '1.5': { covers: 1.5 },
  '1.6': { covers: 1.6 },
  stabilized: { stabilizer: true },
  Nikon: { maker: 'Nikon' },
};

/** Equal facts have equal texts. Returns null if nothing is known. */
function storeFacts(facts: TitleFacts): string | null {
  const known: Record<string, unknown> = facts;
  const words = Object.entries(stored)
    .filter(([, fact]) => Object.entries(fact).every(([name, value]) => known[name] === value))
    .map(([word]) => word);
  return words.join(' ') || null;
}

export const readFacts = (text: string): TitleFacts =>
  Object.assign({}, ...text.split(' ').map((word) => stored[word]));

/** Returns what is stored of a lens that no model names. */
export function factsToStore(
  title: string,
  mount: string | null,
  conversion: Conversion | null,
): string | null {
  if (mount === null) return null;
  return storeFacts({ ...factsInTitle(title, mount), ...(conversion === 'ai' && { ai: 'ai' as const }) });
}

/** Returns all facts that can be stored of the lenses with a mount. */
export function possibleFacts(mount: string): Map<string, TitleFacts> {
  let possible: TitleFacts[] = [{}];
  for (const { mounts, known } of rules.toReversed())
    if (mounts.test(mount)) {
      const all = [...possible, ...possible.map((facts) => ({ ...facts, ...known }))];
      possible = [...new Map(all.map((facts) => [storeFacts(facts), facts])).values()];
    }
  return new Map(
    possible.flatMap((facts) => {
      const text = storeFacts(facts);
      return text === null ? [] : [[text, facts] as const];
    }),
  );
}

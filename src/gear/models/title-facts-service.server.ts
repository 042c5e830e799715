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

/** Without `mounts` or `brands`, a rule applies to all. */
type Rule = { mounts?: readonly string[]; brands?: RegExp; words: RegExp; known: TitleFacts };

const nikonF = ['Nikon F'];
const nikon = /nikon|nikkor/i;
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
    mounts: nikonF,
    brands: nikon,
    words: preAi,
    known: { ai: 'pre', ...manual, ...full },
  },
  { mounts: nikonF, brands: nikon, words: converted, known: { ai: 'ai' } },
  {
    mounts: nikonF,
    brands: nikon,
    words: /\bAI[- ]?S?\b|\bSeries E\b/i,
    known: { ai: 'ai', ...manual, ...full },
  },
  { mounts: nikonF, brands: nikon, words: oldNikkor, known: { ...manual, ...full } },
  { mounts: nikonF, words: /\bAF-P\b/i, known: { focus: 'pulse' } },
  { mounts: nikonF, words: /\bAF-?[SI]\b/i, known: { focus: 'motor' } },
  { mounts: nikonF, brands: nikon, words: /\bDX\b/i, known: crop },
  {
    mounts: nikonF,
    brands: nikon,
    words: /\bf\/?\s?\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?\s?D\b|\bAF-D\b/i,
    known: { focus: 'screw', aperture: 'ring', ...full },
  },
  { mounts: nikonF, words: /\d\s?G\b/, known: { aperture: 'lever' } },
  { mounts: nikonF, words: /\d\s?E\b/, known: { aperture: 'electronic' } },
  {
    mounts: nikonF,
    words: /\bno (?:HSM|motor)\b|\bAF-D\b|\bscrew[- ]drive\b/i,
    known: { focus: 'screw' },
  },
  { mounts: nikonF, brands: nikon, words: /\bAF\b(?!-| S)/i, known: { focus: 'screw' } },
  { mounts: nikonF, words: /(?<!no )\b(?:HSM|USD|BIM|built-in motor)\b/i, known: { focus: 'motor' } },
  { mounts: ['Nikon Z'], words: /\bDX\b/i, known: crop },
  { mounts: ['Nikon Z'], words: /\bNikkor Z\b/i, known: full },
  {
    mounts: ['Canon EF'],
    brands: /canon/i,
    words: /\b(?:TS-E|MP-E)\b/i,
    known: { focus: 'manual', ...full },
  },
  { mounts: ['Canon EF'], brands: /canon/i, words: /\bEF\b(?!-)/i, known: { focus: 'motor', ...full } },
  { mounts: ['Canon RF'], words: /\bRF-S\b/i, known: { covers: 1.6 } },
  { mounts: ['Canon RF'], brands: /canon/i, words: /\bRF\b/i, known: full },
  { mounts: ['Sony E'], brands: /sony|zeiss/i, words: /\bFE\b/, known: full },
  { mounts: ['Sony E'], brands: /sony/i, words: /\bE(?: PZ)? \d/, known: crop },
  { mounts: ['L-Mount'], brands: /leica/i, words: /-TL?\b/, known: crop },
  { mounts: ['Sony A'], brands: /sony|minolta/i, words: /\bDT\b/, known: crop },
  { mounts: ['Sony A'], words: /\b(?:SSM|SAM|USD|HSM)\b/i, known: { focus: 'motor', aperture: 'lever' } },
  { mounts: ['Sony A'], brands: /sony|minolta/i, words: /\bSTF\b/i, known: { focus: 'manual', ...full } },
  {
    mounts: ['Sony A'],
    brands: /sony|minolta/i,
    words: /\bAF\b|Maxxum|Dynax/i,
    known: { focus: 'screw', aperture: 'lever', ...full },
  },
  { mounts: ['Pentax K'], brands: /pentax/i, words: /\b(?:SDM|DC|PLM)\b/, known: { focus: 'motor' } },
  { mounts: ['Pentax K'], brands: /pentax/i, words: /\bDA\b/, known: { aperture: 'lever', ...crop } },
  {
    mounts: ['Pentax K'],
    brands: /pentax/i,
    words: /\bD[- ]?FA\b.*\d-\d+\s?mm/i,
    known: { aperture: 'lever', ...full },
  },
  {
    mounts: ['Pentax K'],
    brands: /pentax/i,
    words: /\b(?:D[- ]?)?FA\b|Pentax[- ]F\b|\bF \d\d/,
    known: { focus: 'screw', ...full },
  },
  {
    mounts: ['Pentax K'],
    brands: /pentax/i,
    words: /pentax[- ][AKM]\b|\b[AMK] \d+/i,
    known: { ...manual, ...full },
  },
  {
    mounts: ['Pentax 645', 'Mamiya 645'],
    words: /\bPentax[- ]A\b|\bSekor C\b|\bmanual focus\b/i,
    known: manual,
  },
  { mounts: ['Pentax 645'], words: /\bSDM\b/, known: { focus: 'motor' } },
  { mounts: ['Pentax 645', 'Mamiya 645'], words: /\bD?[- ]?FA\b|\bAF\b/, known: { focus: 'screw' } },
  { mounts: ['Contax G'], words: /\bHologon\b/i, known: manual },
  { mounts: nikonF, words: nikon, known: { maker: 'Nikon' } },
  { brands: /sigma/i, words: /\bDC\b/, known: crop },
  { brands: /sigma/i, words: /\bDG\b/, known: full },
  { brands: /tamron/i, words: /\bDi[- ]?(?:II\b|III-A\b)/i, known: crop },
  { brands: /tamron/i, words: /\bDi\b/i, known: full },
  { brands: /tokina/i, words: /\bDX\b/i, known: crop },
  { brands: /tokina/i, words: /\bFX\b/i, known: full },
  { words: /\b(?:VR|OSS|OIS|VC|OS|IS)\b/, known: { stabilizer: true } },
];

export function factsInTitle(title: string, mount: string): TitleFacts {
  const found = rules.filter(
    ({ mounts, brands, words }) =>
      (mounts?.includes(mount) ?? true) && (brands?.test(title) ?? true) && words.test(title),
  );
  return Object.assign({}, ...found.map(({ known }) => known).toReversed());
}

/** Changes whenever stored facts have to be computed again. */
export const titleRules = rules
  .map((rule) => [rule.mounts, rule.brands, rule.words, JSON.stringify(rule.known)].join(' '))
  .join('\n');

/** The words of stored facts. Only those of the first part can change a verdict. */
const deciding: Record<string, TitleFacts> = {
  pre: { ai: 'pre' },
  ai: { ai: 'ai' },
  manual: { focus: 'manual' },
  screw: { focus: 'screw' },
  motor: { focus: 'motor' },
  pulse: { focus: 'pulse' },
  ring: { aperture: 'ring' },
  lever: { aperture: 'lever' },
  electronic: { aperture: 'electronic' },
};
const minor: Record<string, TitleFacts> = {
  full: { covers: 1 },
  '1.5': { covers: 1.5 },
  '1.6': { covers: 1.6 },
  stabilized: { stabilizer: true },
  Nikon: { maker: 'Nikon' },
};

/** SQL: the stored facts that can change a verdict. */
export const decidingFacts = `split_part(lens_facts, ';', 1)`;

function inWords(words: Record<string, TitleFacts>, facts: TitleFacts): string {
  const known: Record<string, unknown> = facts;
  return Object.entries(words)
    .filter(([, fact]) => Object.entries(fact).every(([name, value]) => known[name] === value))
    .map(([word]) => word)
    .join(' ');
}

export const readFacts = (text: string): TitleFacts =>
  Object.assign({}, ...text.split(/[ ;]/).map((word) => deciding[word] ?? minor[word]));

/** Returns what is stored of a lens that no model names. Equal facts have equal texts. */
export function factsToStore(
  title: string,
  mount: string | null,
  conversion: Conversion | null,
): string | null {
  if (mount === null) return null;
  const isAi = conversion === 'ai' && nikonF.includes(mount);
  const facts = { ...factsInTitle(title, mount), ...(isAi && { ai: 'ai' as const }) };
  return `${inWords(deciding, facts)};${inWords(minor, facts)}`.replace(/;$/, '') || null;
}

/** The facts that can be known of the lenses with a mount and change a verdict, by their text. */
function possibleOn(mount: string): Map<string, TitleFacts> {
  const possible = new Map<string, TitleFacts>([['', {}]]);
  for (const { mounts, known } of rules.toReversed())
    if (mounts?.includes(mount))
      for (const others of possible.values()) {
        const facts = { ...others, ...known };
        possible.set(inWords(deciding, facts), facts);
      }
  possible.delete('');
  return possible;
}

/** Rules for all mounts only know facts that cannot change a verdict. */
export const possibleFacts: ReadonlyMap<string, ReadonlyMap<string, TitleFacts>> = new Map(
  rules.flatMap(({ mounts = [] }) => mounts).map((mount) => [mount, possibleOn(mount)]),
);

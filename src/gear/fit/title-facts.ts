import type { LensFacts } from './facts.ts';

/** The properties of a lens, as far as its title states them. */
export type TitleFacts = Omit<LensFacts, 'source'> & { maker?: string };

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

/** Of several rules about the same property, the first one counts. */
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
  const maker = mount === 'Nikon F' && /nikon|nikkor/i.test(title) ? { maker: 'Nikon' } : {};
  return Object.assign({}, maker, ...found.map(({ known }) => known).toReversed());
}

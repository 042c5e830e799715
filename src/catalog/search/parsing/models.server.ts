import type { ModelFacts } from '#src/catalog/search/terms/item-terms.ts';
import { rulesOf } from '#src/catalog/search/terms/rules.server.ts';
import { cropOfLenses } from '#src/gear/fit/model-service.server.ts';
import { mountNames } from '#src/gear/models/mounts-service.server.ts';
import {
  additionalWords,
  referenceModels,
  findModelsHaving,
  findNamedModels,
} from '#src/gear/models/names-service.server.ts';
import { isFiller, writeOut } from '#src/gear/models/nicknames.ts';
import { rememberByKey } from '#src/platform/async.server.ts';
import type { Kind } from '#src/platform/db/columns.ts';
import { foldText } from '#src/platform/shared/text.ts';
import type { Described } from './attribute.ts';
import { attributeTokens, mountsHaving, type MountsHaving } from './attributes.ts';
import { findKinds, isLink, kindNamed } from './kinds.ts';
import { isSureMount, mountsOf, type Mounts } from './mounts.ts';
import { otherNamesOf, type OtherNames } from './other-names.ts';
import { isOfLens, plainly, searchTokens } from './tokens.ts';
import type { Understood } from './understand.ts';

type ReferenceModel = Awaited<ReturnType<typeof referenceModels>>[number];
export type Reference = Mounts & {
  described: ReadonlyMap<string, Described & { id: string }>;
  facts: ModelFacts;
  /** The name of the rules by which terms are made with these facts. */
  rules: string;
  mountsHaving: MountsHaving;
  /** The plain name of each maker, and its name in lower case. */
  makers: ReadonlyMap<string, string>;
  words: ReadonlySet<string>;
  otherNames: OtherNames;
};

export const referenceOf = rememberByKey(async (root): Promise<Reference> => {
  const models = await referenceModels(root);
  const crops = await cropOfLenses(root);
  const described = models.map((model) => ({
    ...model,
    equivalent: equivalentOf(model, crops),
    additionalWords: additionalWords(model),
  }));
  const facts = new Map(described.map((model) => [model.id, factsOf(model)]));
  const words = models.flatMap(({ maker, name }) => plainly(`${maker} ${name}`).split(' '));
  return {
    ...mountsOf(models, await mountNames(root)),
    described: new Map(described.map((model) => [model.id, model])),
    facts,
    rules: rulesOf(facts),
    mountsHaving: mountsHaving(described),
    otherNames: otherNamesOf(models),
    makers: new Map(models.map(({ maker }) => [plainly(maker), maker.toLowerCase()])),
    words: new Set(words.filter((word) => /^\p{L}{4,}$/u.test(word))),
  };
});

function factsOf(model: ReferenceModel & Described) {
  const { kind, focal, aperture, autofocus, film, format } = model;
  const traits = [focal?.[0] ?? null, focal?.[1] ?? null, aperture, autofocus, film, format] as const;
  return { kind, traits, tokens: attributeTokens(model) };
}

function equivalentOf(
  { id, focal }: ReferenceModel,
  crops: ReadonlyMap<string, number>,
): Described['equivalent'] {
  const crop = crops.get(id);
  return focal && crop !== undefined ? [focal[0] * crop, focal[1] * crop] : null;
}

/** Words that match more models name a group of models rather than one. */
const maxModels = 24;
const maxAlike = 150;
/** Models below this share of the best score are ignored. */
const worst = 0.75;

export type NamedModel = { id: string; kind: Kind; fit: number };

export async function modelsNamed(root: string, { free, narrows }: Understood): Promise<NamedModel[]> {
  // 'OM-D' is not the name of a model, so only the maker of 'olympus om-d' is left.
  const specific = searchTokens(writeOut(foldText(free))).filter((word) => !isFiller(word));
  if (specific.length === 0) return [];
  const { described } = await referenceOf(root);
  const matches = ({ id }: { id: string }): boolean => {
    const model = described.get(id);
    return !narrows || (model !== undefined && narrows(model));
  };
  const found = await findNamedModels(root, free, maxAlike);
  const covering = found.filter(({ covers, model }) => covers && matches(model));
  const exact = covering.filter(({ exactly }) => exactly);
  const good = exact.length > 0 ? exact : covering;
  const best = Math.max(...good.map(({ fit }) => fit));
  const named = good.filter(({ fit }) => fit >= best * worst);
  // At the limit, the result is incomplete: it contains only the shortest names.
  const isWhole = found.length < maxAlike;
  if (isWhole && named.length <= maxModels)
    return named.map(({ model: { id, kind }, fit }) => ({ id, kind, fit }));
  // A single word is usually a maker's name, which accessories by other makers contain, too.
  if (specific.length < 2 && (!narrows || !isWhole)) return [];
  const alike = (await findModelsHaving(root, free)).filter(matches);
  return alike.length > maxAlike ? [] : alike.map(({ id, kind }) => ({ id, kind, fit: 1 }));
}

type NamedCamera = { mounts: readonly string[]; camera: string | null };
const noCamera: NamedCamera = { mounts: [], camera: null };
/** The camera that a lens is wanted for: its mounts, its id if it is a single one, and the words that name it. */
export type WantedFor = NamedCamera & { words: ReadonlySet<string> };
const forNone: WantedFor = { ...noCamera, words: new Set() };

/** The first number of 'canon 10-18mm', which names no camera 'canon 10'. */
const rangeStart = /(?<![\p{L}\p{N}.,])\d+(?:[.,]\d+)?\s*[-‐‑‒–—―−]\s*(?=\d+(?:[.,]\d+)?\s*mm)/giu;
const linked = /\s(?:for|für|fur|pour|para|per)\s+(?:(?:a|my|the|meine|mon)\s+)?(.+)$/iu;

/** Finds the camera of 'lens for canon r6', '50mm for my fe2', 'fe2 lens' and 'fe2 50mm'. */
export async function wantedFor(root: string, typed: string): Promise<WantedFor> {
  const words = searchTokens(typed.replaceAll(rangeStart, ''));
  const kinds = findKinds(words);
  const isForLens = kinds.includes('lens');
  const [link = '', named] = linked.exec(typed) ?? [];
  if (named !== undefined) {
    // Without the word 'lens', the text must be the whole name of a camera: '50mm for 8 dollars'.
    const isOfLenses = kinds.length === 0 && words.some(isOfLens);
    const found = isForLens || isOfLenses ? await cameraNamed(root, named, !isForLens) : noCamera;
    return { ...found, words: new Set(searchTokens(link).slice(1)) };
  }
  // A camera with a lens is wanted where both are joined by a word: 'fe2 with 50mm'.
  if (kinds.length > (isForLens ? 1 : 0) || words.some(isLink)) return forNone;
  const others = words.filter((word) => kindNamed(word) === undefined && !isOfLens(word));
  const name = others.join(' ');
  // 'old lens m42' names a mount, although 'M4-2' is a camera.
  const isMount = others.some(isSureMount) || (await referenceOf(root)).named.has(name);
  if (others.length === words.length || isMount) return forNone;
  const [lens] = await findNamedModels(root, typed, 1);
  // 'fe2 50mm' is also a part of the name Tele-Tessar FE 250mm.
  if (lens?.exactly && lens.isWhole && lens.model.kind === 'lens') return forNone;
  return { ...(await cameraNamed(root, name, true)), words: new Set(others) };
}

/** @param isWhole whether the text must be the whole name, not a part of it */
async function cameraNamed(root: string, text: string, isWhole: boolean): Promise<NamedCamera> {
  if (!/\d/.test(text) || (isWhole && !/\p{L}/u.test(text))) return noCamera;
  const found = await findNamedModels(root, text, maxModels);
  const cameras = found.filter(
    (each) => each.exactly && each.model.kind === 'cameras' && (each.isWhole || !isWhole),
  );
  const best = cameras[0]?.fit ?? 0;
  const [first, ...others] = cameras.filter(({ fit }) => fit === best).map(({ model }) => model);
  if (!first) return noCamera;
  const mounts = new Set([first, ...others].flatMap((model) => model.mounts));
  return { mounts: [...mounts], camera: others.length === 0 ? first.id : null };
}

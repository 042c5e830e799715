import { isFiller, referenceModels } from '#src/gear/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { FacetsQuery } from './filters.ts';
import { searchTokens } from './search-terms.ts';
import { kindsMeant } from './typed-kinds.ts';
import { takePrice } from './typed-price.ts';

type Mounts = { pattern: RegExp; names: ReadonlyMap<string, string> };
const known = new Map<string, Promise<Mounts>>();

/** The mounts of the reference, to be found before the word 'mount', with their maker or without. */
function mountsOf(root: string): Promise<Mounts> {
  let mounts = known.get(root);
  if (!mounts) {
    mounts = readMounts(root);
    mounts.catch(() => known.delete(root));
    known.set(root, mounts);
  }
  return mounts;
}

/** A mount as it is compared: lower case, signs as blanks. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s/-]+/g, ' ');

async function readMounts(root: string): Promise<Mounts> {
  const models = await referenceModels(root);
  const all = [...new Set(models.flatMap(({ mounts }) => mounts))];
  const makers = new Set(models.map(({ maker }) => plain(maker)));
  const names = new Map<string, string>();
  for (const mount of all) {
    const full = plain(mount).replace(/ mount$/, '');
    const [maker, ...rest] = full.split(' ');
    if (makers.has(maker!) && rest.length > 0) names.set(rest.join(' '), mount.toLowerCase());
    names.set(full, mount.toLowerCase());
  }
  for (const name of ['mft', 'm43']) names.set(name, 'micro four thirds');
  const longestFirst = [...names.keys()].toSorted((one, other) => other.length - one.length);
  const either = longestFirst.map((name) => name.replaceAll(' ', String.raw`[\s/-]+`)).join('|');
  const source = String.raw`(?<![\p{L}\p{N}])(${either})[\s-]+(?:mount|bayonet)s?(?![\p{L}\p{N}])`;
  return { names, pattern: new RegExp(source, 'iu') };
}

async function takeMount({ root }: App, typed: string): Promise<{ rest: string; mount?: string }> {
  const { names, pattern } = await mountsOf(root);
  const found = pattern.exec(typed);
  if (!found) return { rest: typed };
  const rest = `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`;
  return { rest: rest.replaceAll(/\s+/g, ' ').trim(), mount: names.get(plain(found[1]!))! };
}

/**
 * What was asked for, with what its words say of price, mount and kind as filters of their own: 'lens for nikon under
 * $300' are the words 'lens for nikon' up to $300. A kind becomes a filter where nothing else is left of the words;
 * beside others it ranks.
 */
export async function understand<Q extends FacetsQuery>(app: App, asked: Q): Promise<Q> {
  const { q, kind, mount } = asked;
  if (q === undefined) return asked;
  const { rest: unpriced, ...limits } = takePrice(q);
  const { rest, ...found } = mount ? { rest: unpriced } : await takeMount(app, unpriced);
  const own: Q = { ...asked, ...limits, ...('mount' in found && { mount: [found.mount] }), q: rest };
  const words = searchTokens(rest);
  if (words.some((word) => !isFiller(word))) return own;
  const meant = kindsMeant(words);
  const nothingLeft = { ...own, q: undefined };
  if (meant.length > 0 && !kind) return { ...nothingLeft, kind: meant };
  if (kind && meant.length > 0) return kind.every((each) => meant.includes(each)) ? nothingLeft : own;
  // 'used', say, is looked for as it is, unless something else was said.
  return rest === q ? own : nothingLeft;
}

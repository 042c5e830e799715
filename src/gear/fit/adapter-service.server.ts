import { mountNamed, mountNames } from '#src/gear/models/mounts-service.server.ts';
import { rememberByKey } from '#src/platform/async.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { itemFields } from '#src/texts/problems-items.server.ts';
import { AdapterNames, type Joined } from './adapter-names.ts';
import { adapterRows } from './facts.server.ts';

const namesOf = rememberByKey(
  async (root) => new AdapterNames(await adapterRows(root), await mountNames(root)),
);

/** Returns the mounts that an adapter with this title joins. */
export async function joinedInTitle(
  root: string,
  { brand, title }: { brand: string; title: string },
): Promise<Joined | null> {
  return (await namesOf(root)).inTitle(brand, title) ?? null;
}

/** Returns what the wanted adapter can join; empty unless the text asks for an adapter between two mounts. */
export async function joinedInQuery(root: string, typed: string): Promise<Joined[]> {
  return AdapterNames.asksFor(typed) ? (await namesOf(root)).joinedIn(typed) : [];
}

/** Returns what adapters with this name join. One name can stand for adapters of several lens mounts. */
export async function joinedBy(root: string, name: string): Promise<Joined[]> {
  const rows = (await adapterRows(root)).filter((row) => row.name === name);
  const pairs = new Map(rows.map(({ lensMount: from, bodyMount: to }) => [`${from}\n${to}`, { from, to }]));
  return [...pairs.values()];
}

type Stated = { adaptsFrom?: string | null | undefined; adaptsTo?: string | null | undefined };
type Stored = { adapts_from: string | null; adapts_to: string | null };
type Item = { kind: string; brand: string; title: string };

const none: Stored = { adapts_from: null, adapts_to: null };
const toStored = (joined: Joined | null): Stored =>
  joined ? { adapts_from: joined.from, adapts_to: joined.to } : none;

/**
 * Returns the mounts that an accessory joins: those that the seller states, otherwise those in its title. `before` is
 * the item before an edit, whose mounts stay unless they were those in its title.
 * @throws AppError `invalid` for a mount that is not known, one without the other, or twice the same
 */
export async function chooseAdapter(
  root: string,
  item: Item,
  stated: Stated,
  before?: Item & Stored,
): Promise<Stored> {
  const { adaptsFrom = before?.adapts_from, adaptsTo = before?.adapts_to } = stated;
  const isStated = stated.adaptsFrom !== undefined || stated.adaptsTo !== undefined;
  if (item.kind !== 'accessories') return none;
  if (!isStated) {
    if (before && !(await isFromTitle(root, before))) return before;
    return toStored(await joinedInTitle(root, item));
  }
  if (!adaptsFrom && !adaptsTo) return none;
  if (!adaptsFrom) throw invalid('adaptsFrom', fieldProblems.required);
  if (!adaptsTo) throw invalid('adaptsTo', fieldProblems.required);
  const from = await mountNamed(root, adaptsFrom, 'lens');
  const to = await mountNamed(root, adaptsTo, 'cameras');
  if (from === undefined) throw invalid('adaptsFrom', itemFields.noMount);
  if (to === undefined) throw invalid('adaptsTo', itemFields.noMount);
  if (from === to) throw invalid('adaptsTo', itemFields.sameMount);
  return { adapts_from: from, adapts_to: to };
}

async function isFromTitle(root: string, item: Item & Stored): Promise<boolean> {
  const { adapts_from, adapts_to } = toStored(await joinedInTitle(root, item));
  return adapts_from === item.adapts_from && adapts_to === item.adapts_to;
}

const invalid = (path: string, message: string): AppError =>
  new AppError('invalid', undefined, [{ path, message }]);

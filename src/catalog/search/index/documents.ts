import {
  groups,
  itemSwitches,
  mapGroups,
  mapItemSwitches,
  mapNumbers,
  mapSwitches,
  numberColumns,
  type Group,
  type ItemSwitch,
  type NumberColumn,
  type Switch,
} from '#src/catalog/search/filters.ts';
import type { Kind } from '#src/platform/db/columns.ts';
import { grown } from './arrays.ts';
import { bitsFor, put, type Bits } from './bits.ts';
import { Components, type Component } from './components.ts';
import { GroupValues, type Spelled } from './group-values.ts';
import { TextBuffer } from './text-buffer.ts';
import { Towns, type Town } from './towns.ts';

const first = 1024;
/** The values of an item together with its parts. `models` is null for an item without parts. */
export type Kit = { brands: Spelled[]; models: string[] | null; components: Component[] };

export type Item = Record<NumberColumn, number> & {
  id: string;
  /** Changes with every change to the item, except to its availability. */
  version: bigint;
  isAvailable: boolean;
  isOn: Record<ItemSwitch, boolean>;
  seller: string;
  kind: Kind;
  condition: string;
  brand: Spelled;
  place: Spelled;
  /** Null if the place is not linked to the reference. */
  town: Town | null;
  /** JSON arrays: the labels as spelled, and the values in lower case. */
  mounts: { labels: string; values: string };
  /** Null unless the item has parts or is a converted lens. */
  kit: Kit | null;
  title: string;
  listedAt: number;
  savingCents: number;
  /** `Traits` as JSON; null if nothing is known. */
  traits: string | null;
  model: string | null;
  lensFacts: string | null;
  terms: readonly string[];
};

function firstOf(size: number, capacity: number): Bits {
  const bits = bitsFor(capacity).fill(-1, 0, size >>> 5);
  for (let document = size & ~31; document < size; document++) put(bits, document, true);
  return bits;
}

/** Columns indexed by document number. An edited item gets a new document, and the old one is hidden. */
export class Documents {
  size = 0;
  readonly ids: TextBuffer;
  readonly titles: TextBuffer;
  readonly values: Record<Group, GroupValues>;
  readonly codes: Record<Group, Uint32Array<ArrayBuffer>>;
  components = new Components();
  towns = new Towns();
  readonly #sellers = new Map<string, number>();
  sellers = new Uint32Array(first);
  versions = new BigInt64Array(first);
  listedAt = new Float64Array(first);
  savingCents = new Uint32Array(first);
  numbers: Record<NumberColumn, Uint32Array<ArrayBuffer>> = mapNumbers(() => new Uint32Array(first));
  /** The codes of the components that items consist of. */
  contents = new Uint32Array(first);
  townCodes = new Uint32Array(first);
  switches: Record<Switch, Bits> = mapSwitches(() => bitsFor(first));
  active = bitsFor(first);
  shown = bitsFor(first);

  constructor(
    ids = new TextBuffer(),
    titles = new TextBuffer(),
    values = mapGroups(() => new GroupValues()),
    codes = mapGroups(() => new Uint32Array(first)),
  ) {
    this.ids = ids;
    this.titles = titles;
    this.values = values;
    this.codes = codes;
  }

  /** Leaves out availability and sellers' statuses, which are read again when the index is restored. */
  save() {
    const { sellers, versions, listedAt, savingCents, numbers, contents, townCodes } = this;
    const values = mapGroups((group) => this.values[group].save());
    const texts = { ids: this.ids.save(), titles: this.titles.save(), sellerIds: [...this.#sellers.keys()] };
    const columns = { sellers, versions, listedAt, savingCents, numbers, contents, townCodes };
    return {
      size: this.size,
      texts,
      values,
      codes: { ...this.codes },
      columns,
      switches: mapItemSwitches((name) => this.switches[name]),
      components: this.components.save(),
      towns: this.towns.save(),
    };
  }

  static restore({
    size,
    texts,
    values,
    codes,
    columns,
    switches,
    components,
    towns,
  }: ReturnType<Documents['save']>): Documents {
    const documents = new Documents(
      TextBuffer.restore(texts.ids),
      TextBuffer.restore(texts.titles),
      mapGroups((group) => GroupValues.restore(values[group])),
      codes,
    );
    Object.assign(documents, columns, { size });
    documents.components = Components.restore(components);
    documents.towns = Towns.restore(towns);
    for (const [number, id] of texts.sellerIds.entries()) documents.#sellers.set(id, number);
    documents.active = firstOf(size, documents.capacity);
    documents.shown = documents.active.slice();
    documents.switches = {
      ...switches,
      verified: bitsFor(documents.capacity),
      available: documents.active.slice(),
    };
    return documents;
  }

  get capacity(): number {
    return this.sellers.length;
  }

  sellerOf(id: string): number | undefined {
    return this.#sellers.get(id);
  }

  #grow(): void {
    const capacity = Math.ceil((this.capacity * 1.25) / 32) * 32;
    const larger = (numbers: Uint32Array<ArrayBuffer>) => grown(numbers, new Uint32Array(capacity));
    this.sellers = larger(this.sellers);
    this.versions = grown(this.versions, new BigInt64Array(capacity));
    this.listedAt = grown(this.listedAt, new Float64Array(capacity));
    this.savingCents = larger(this.savingCents);
    this.numbers = mapNumbers((column) => larger(this.numbers[column]));
    this.contents = larger(this.contents);
    this.townCodes = larger(this.townCodes);
    const more = (bits: Bits) => grown(bits, bitsFor(capacity));
    this.switches = mapSwitches((name) => more(this.switches[name]));
    this.active = more(this.active);
    this.shown = more(this.shown);
    for (const group of groups) this.codes[group] = larger(this.codes[group]);
  }

  push(item: Item): number {
    if (this.size === this.capacity) this.#grow();
    const document = this.size++;
    this.ids.push(item.id);
    this.titles.push(item.title);
    let seller = this.#sellers.get(item.seller);
    if (seller === undefined) this.#sellers.set(item.seller, (seller = this.#sellers.size));
    this.sellers[document] = seller;
    this.versions[document] = item.version;
    this.listedAt[document] = item.listedAt;
    this.savingCents[document] = item.savingCents;
    for (const column of numberColumns) this.numbers[column][document] = item[column];
    for (const name of itemSwitches) put(this.switches[name], document, item.isOn[name]);
    put(this.switches.available, document, item.isAvailable);
    this.townCodes[document] = this.towns.codeOf(item.town);
    const { kind, condition, brand, place, mounts, kit } = item;
    const one = ({ label, value }: Spelled, group: Group) =>
      this.values[group].codeOf(label, () => [{ label, value }]);
    this.codes.kind[document] = one({ label: kind, value: kind }, 'kind');
    this.codes.condition[document] = one({ label: condition, value: condition }, 'condition');
    const brands = kit && kit.brands.length > 1 ? kit.brands : [brand];
    // No brand begins with NUL, so several brands together have a key of their own.
    const key = brands.length > 1 ? `\0${JSON.stringify(brands)}` : brand.label;
    this.codes.brand[document] = this.values.brand.codeOf(key, () => brands);
    this.codes.place[document] = one(place, 'place');
    this.codes.mount[document] = this.values.mount.codeOf(mounts.labels, () => mountsOf(mounts));
    this.contents[document] = kit
      ? this.components.add(document, kit.components)
      : this.components.codeOfOne(
          { kind, model: item.model, isAi: false, facts: item.lensFacts, traits: item.traits },
          mounts.values,
        );
    return document;
  }
}

export function mountsOf({ labels, values }: Item['mounts']): Spelled[] {
  const [spelled, folded]: [string[], string[]] = [JSON.parse(labels), JSON.parse(values)];
  return spelled.map((label, at) => ({ label, value: folded[at] ?? label }));
}

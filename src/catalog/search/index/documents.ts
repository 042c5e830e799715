import { groups, type Group } from '#src/catalog/search/port.ts';
import { bitsFor, put, type Bits } from './bits.ts';
import { GroupValues, type Spelled } from './group-values.ts';
import { grown } from './arrays.ts';
import type { Item } from './item.ts';
import { Texts } from './text-buffer.ts';

const first = 1024;
const numbers = [
  'sellers',
  'versions',
  'listedAt',
  'saleCents',
  'savingCents',
  'tenthsOfMonths',
  'shots',
] as const;
const sets = ['graded', 'onShelf', 'available', 'verified', 'shown'] as const;

const ofEach = <T>(make: (group: Group) => T) =>
  Object.fromEntries(groups.map((group) => [group, make(group)])) as Record<Group, T>;

function firstOf(size: number, room: number): Bits {
  const bits = bitsFor(room).fill(-1, 0, size >>> 5);
  for (let document = size & ~31; document < size; document++) put(bits, document, true);
  return bits;
}

/** Columns by document number. A document never changes: an edited item gets a new one, and the old one is hidden. */
export class Documents {
  size = 0;
  readonly ids: Texts;
  readonly titles: Texts;
  readonly values: Record<Group, GroupValues>;
  readonly codes: Record<Group, Uint32Array<ArrayBuffer>>;
  readonly #sellers = new Map<string, number>();
  sellers = new Uint32Array(first);
  versions = new BigInt64Array(first);
  listedAt = new Float64Array(first);
  saleCents = new Uint32Array(first);
  savingCents = new Uint32Array(first);
  tenthsOfMonths = new Uint32Array(first);
  /** 0 where unknown. */
  shots = new Uint32Array(first);
  graded: Bits = new Int32Array(first >>> 5);
  onShelf: Bits = new Int32Array(first >>> 5);
  available: Bits = new Int32Array(first >>> 5);
  verified: Bits = new Int32Array(first >>> 5);
  shown: Bits = new Int32Array(first >>> 5);

  constructor(
    ids = new Texts(),
    titles = new Texts(),
    values = ofEach(() => new GroupValues()),
    codes = ofEach(() => new Uint32Array(first)),
  ) {
    this.ids = ids;
    this.titles = titles;
    this.values = values;
    this.codes = codes;
  }

  /** Leaves out what is shown: restoring reads that again. */
  save() {
    const { sellers, versions, listedAt, saleCents, savingCents, tenthsOfMonths, shots, graded } = this;
    const values = ofEach((group) => this.values[group].save());
    const texts = { ids: this.ids.save(), titles: this.titles.save(), sellerIds: [...this.#sellers.keys()] };
    const columns = { sellers, versions, listedAt, saleCents, savingCents, tenthsOfMonths, shots, graded };
    return { size: this.size, texts, values, codes: { ...this.codes }, columns };
  }

  static restore({ size, texts, values, codes, columns }: ReturnType<Documents['save']>): Documents {
    const documents = new Documents(
      Texts.restore(texts.ids),
      Texts.restore(texts.titles),
      ofEach((group) => GroupValues.restore(values[group])),
      codes,
    );
    Object.assign(documents, columns, { size });
    for (const [number, id] of texts.sellerIds.entries()) documents.#sellers.set(id, number);
    documents.verified = bitsFor(documents.room);
    documents.onShelf = firstOf(size, documents.room);
    documents.available = documents.onShelf.slice();
    documents.shown = documents.onShelf.slice();
    return documents;
  }

  get room(): number {
    return this.sellers.length;
  }

  sellerOf(id: string): number | undefined {
    return this.#sellers.get(id);
  }

  #grow(): void {
    const room = Math.ceil((this.room * 1.25) / 32) * 32;
    for (const name of numbers) Object.assign(this, { [name]: grown(this[name], room) });
    for (const name of sets) this[name] = grown(this[name], room >>> 5);
    for (const group of groups) this.codes[group] = grown(this.codes[group], room);
  }

  push(item: Item): number {
    if (this.size === this.room) this.#grow();
    const document = this.size++;
    this.ids.push(item.id);
    this.titles.push(item.title);
    let seller = this.#sellers.get(item.seller);
    if (seller === undefined) this.#sellers.set(item.seller, (seller = this.#sellers.size));
    this.sellers[document] = seller;
    this.versions[document] = item.version;
    this.listedAt[document] = item.listedAt;
    this.saleCents[document] = item.saleCents;
    this.savingCents[document] = item.savingCents;
    this.tenthsOfMonths[document] = item.tenthsOfMonths;
    this.shots[document] = item.shots;
    put(this.graded, document, item.isGraded);
    put(this.available, document, item.isAvailable);
    const { kind, condition, brand, place, mounts } = item;
    const one = ({ label, value }: Spelled, group: Group) =>
      this.values[group].codeOf(label, () => [{ label, value }]);
    this.codes.kind[document] = one({ label: kind, value: kind }, 'kind');
    this.codes.condition[document] = one({ label: condition, value: condition }, 'condition');
    this.codes.brand[document] = one(brand, 'brand');
    this.codes.place[document] = one(place, 'place');
    this.codes.mount[document] = this.values.mount.codeOf(mounts.labels, () => mountsOf(mounts));
    return document;
  }
}

function mountsOf({ labels, values }: Item['mounts']): Spelled[] {
  const folded = JSON.parse(values) as string[];
  return (JSON.parse(labels) as string[]).map((label, at) => ({ label, value: folded[at]! }));
}

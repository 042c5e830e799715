import type { Near } from '#src/catalog/search/port.ts';
import { boxAround, isInBox, metersBetween, type Position } from '#src/platform/shared/distance.ts';
import { grown } from './arrays.ts';

/** The place of an item in the reference, by its id there. */
export type Town = Position & { id: number };

/** The towns of items. Each item has one code, which is 0 if its town is unknown. */
export class Towns {
  readonly #codes = new Map<number, number>();
  #size = 1;
  #ids = new Uint32Array(64);
  #lats = new Float32Array(64);
  #lons = new Float32Array(64);

  save() {
    return {
      ids: this.#ids.slice(1, this.#size),
      lats: this.#lats.slice(1, this.#size),
      lons: this.#lons.slice(1, this.#size),
    };
  }

  static restore({ ids, lats, lons }: ReturnType<Towns['save']>): Towns {
    const towns = new Towns();
    for (const [at, id] of ids.entries()) towns.codeOf({ id, lat: lats[at]!, lon: lons[at]! });
    return towns;
  }

  get size(): number {
    return this.#size;
  }

  codeOf(town: Town | null): number {
    if (!town) return 0;
    let code = this.#codes.get(town.id);
    if (code === undefined) {
      code = this.#size++;
      if (code === this.#ids.length) this.#grow(code * 2);
      this.#codes.set(town.id, code);
      this.#ids[code] = town.id;
      this.#lats[code] = town.lat;
      this.#lons[code] = town.lon;
    }
    return code;
  }

  #grow(capacity: number): void {
    this.#ids = grown(this.#ids, new Uint32Array(capacity));
    this.#lats = grown(this.#lats, new Float32Array(capacity));
    this.#lons = grown(this.#lons, new Float32Array(capacity));
  }

  #positionOf = (code: number): Position => ({ lat: this.#lats[code]!, lon: this.#lons[code]! });

  /** Returns the distance of a town in meters; null if the town is unknown. */
  metersTo(code: number, from: Position): number | null {
    return code === 0 ? null : metersBetween(from, this.#positionOf(code));
  }

  /** Returns whether the town of a code is within the radius. */
  within(from: Near, km: number): (code: number) => boolean {
    const box = boxAround(from, km);
    return (code) => {
      if (code === 0) return false;
      const position = this.#positionOf(code);
      return isInBox(position, box) && metersBetween(from, position) <= km * 1000;
    };
  }
}

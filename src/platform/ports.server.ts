import type { App } from './app.server.ts';

/** What a feature provides for a port; its `feature.server.ts` lists it. */
export type Provision = { port: Port<unknown>; value: unknown };

/** Something that a feature needs from features that may import it, such as who may report an item. */
export class Port<T> {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  providedBy(value: T): Provision {
    return { port: this, value };
  }

  /** In the order of `src/app/features.server.ts`. */
  all(app: App): T[] {
    return app.provisions.flatMap(({ port, value }) => (port === this ? [value as T] : []));
  }

  /** @throws Error when no feature provides it */
  one(app: App): T {
    const [value] = this.all(app);
    if (value === undefined) throw new Error(`no feature provides ${this.name}`);
    return value;
  }
}

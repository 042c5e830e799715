import type { App } from './app.server.ts';
import type { Trx } from './db/connect.server.ts';

type Run<Payload> = (app: App, trx: Trx, payload: Payload) => Promise<void>;
/** What a feature does when an event is published; its `feature.server.ts` lists it. */
export type EventHandler = { event: object; run(app: App, trx: Trx, payload: unknown): Promise<void> };

/**
 * Something that happened, such as a closed account. The feature that causes it publishes it; features that may import that one
 * handle it, in the same transaction and in the order of `src/app/features.server.ts`. A handler that throws rolls everything back.
 * @public
 */
export class DomainEvent<Payload> {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  handledBy(run: Run<Payload>): EventHandler {
    return { event: this, run };
  }

  async publish(app: App, trx: Trx, payload: Payload): Promise<void> {
    for (const { event, run } of app.eventHandlers) if (event === this) await run(app, trx, payload);
  }
}

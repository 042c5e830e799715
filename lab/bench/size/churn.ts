import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const everyMs = 100;

export type Stir = {
  /** Says so once, and waits until it has been heard of. */
  again(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Says up to ten times a second that items have changed, as a shop does in which much is written: what the app
 * keeps until something changes is then made anew.
 */
export async function stir(database: string): Promise<Stir> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('listen changed');
  // One after the other: a connection takes one query at a time.
  let said: Promise<unknown> = Promise.resolve();
  const say = (): Promise<unknown> =>
    (said = said
      .then(() =>
        client.query("insert into changes (tags) values ('{list:cameras,list:lens,list:accessories}')"),
      )
      .then(() => client.query('notify changed')));
  const over = new AbortController();
  const stirring = (async () => {
    while (!over.signal.aborted) {
      await say();
      await wait(everyMs);
    }
  })();
  return {
    async again() {
      const heard = once(client, 'notification');
      await say();
      await heard;
      // The app reads the log now.
      await wait(10);
    },
    async stop() {
      over.abort();
      await stirring;
      await client.end();
    },
  };
}

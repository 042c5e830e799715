import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import pg from 'pg';

type CopyConnection = {
  stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>;

/** A COPY statement that gets its rows from this process. */
class CopyIn extends pg.Query {
  readonly #chunks: Chunks;

  constructor(text: string, chunks: Chunks, done: (error?: Error) => void) {
    super(text, done);
    this.#chunks = chunks;
  }

  /** Called by `pg.Client` when the server is ready for the rows. */
  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection);
  }

  async #send(connection: CopyConnection): Promise<void> {
    const { stream } = connection;
    try {
      for await (const chunk of this.#chunks) {
        connection.sendCopyFromChunk(chunk);
        if (stream.writableNeedDrain) await once(stream, 'drain');
      }
      connection.endCopyFrom();
    } catch (error) {
      connection.sendCopyFail(String(error));
    }
  }
}

/**
 * Inserts rows in the text format of COPY, in which tabs, line ends and backslashes are escaped. It takes a fraction of
 * the time of INSERT. Frozen rows need no vacuum, but the table must have been emptied in the same transaction.
 */
export async function copyInto(
  client: pg.Client,
  table: string,
  chunks: Chunks,
  { isFrozen = false }: { isFrozen?: boolean } = {},
): Promise<void> {
  const text = `copy ${table} from stdin${isFrozen ? ' (freeze)' : ''}`;
  await new Promise<void>((resolve, reject) => {
    client.query(new CopyIn(text, chunks, (error) => (error ? reject(error) : resolve())));
  });
}

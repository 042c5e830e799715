import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import pg from 'pg';

type CopyConnection = {
  stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

/** A COPY statement that gets its rows from this process. */
class CopyIn extends pg.Query {
  readonly #chunks: Iterable<string>;

  constructor(text: string, chunks: Iterable<string>, done: (error?: Error) => void) {
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
      for (const chunk of this.#chunks) {
        connection.sendCopyFromChunk(Buffer.from(chunk));
        if (stream.writableNeedDrain) await once(stream, 'drain');
      }
      connection.endCopyFrom();
    } catch (error) {
      connection.sendCopyFail(String(error));
    }
  }
}

/** Inserts rows in the text format of COPY, which takes a fraction of the time of INSERT. */
export async function copyInto(client: pg.Client, table: string, chunks: Iterable<string>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    client.query(
      new CopyIn(`copy ${table} from stdin`, chunks, (error) => (error ? reject(error) : resolve())),
    );
  });
}

const null_ = String.raw`\N`;

/** Returns a row in the text format of COPY. */
export const copyRow = (values: readonly (string | number | null)[]): string =>
  `${values.map((value) => (value === null ? null_ : escape(String(value)))).join('\t')}\n`;

const escape = (text: string): string =>
  /[\\\t\n\r]/.test(text)
    ? text.replaceAll(/[\\\t\n\r]/g, (sign) => ({ '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign] ?? '\\\\')
    : text;

import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pg from 'pg';

// Loaded by `--import` before the shop. Logs each statement that the database driver sends, with its parameters.
const file = process.env['BENCH_STATEMENTS'];
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as {
  prepareValue(value: unknown): string | null;
};

type Query = string | { text: string; values?: unknown[]; name?: string };

if (file) {
  const prototype = pg.Client.prototype as unknown as { query(...all: unknown[]): unknown };
  const { query } = prototype;
  prototype.query = function note(this: unknown, ...all: unknown[]): unknown {
    const [statement, given] = all as [Query, unknown];
    const text = typeof statement === 'string' ? statement : statement?.text;
    if (text) {
      const values =
        (Array.isArray(given) ? given : typeof statement === 'object' ? statement.values : null) ?? [];
      const prepared = typeof statement === 'object' && statement.name !== undefined;
      const line = { text, values: values.map(prepareValue), prepared };
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    }
    return Reflect.apply(query, this, all);
  };
}

import { createInterface } from 'node:readline';
import pg from 'pg';

type Statements = AsyncIterable<string> | Iterable<string>;

/**
 * Runs statements one after the other and prints their results, for machines without psql.
 * @returns how many failed
 */
export async function runStatements(connection: pg.ClientConfig, statements: Statements): Promise<number> {
  // Values stay texts, as the database writes them.
  const types = { getTypeParser: () => (text: string | Buffer) => text } as pg.CustomTypesConfig;
  const client = new pg.Client({ ...connection, types });
  await client.connect();
  let failed = 0;
  try {
    for await (const statement of statements) {
      try {
        const answers: pg.QueryResult | pg.QueryResult[] = await client.query(statement);
        for (const response of [answers].flat()) print(response);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error;
        failed++;
        process.stderr.write(`${error.severity}: ${error.message}\n`);
      }
    }
  } finally {
    await client.end();
  }
  return failed;
}

function print({ fields, rows, command, rowCount }: pg.QueryResult): void {
  if (fields.length === 0) process.stdout.write(`${command} ${rowCount ?? ''}\n`);
  else if (rows.length === 0) process.stdout.write('(0 rows)\n');
  else console.table(rows);
}

/** Splits typed or piped input at lines that end with a semicolon. */
export async function* readStatements(
  input: NodeJS.ReadableStream,
  prompt: string | null,
): AsyncGenerator<string> {
  const lines = createInterface({ input, ...(prompt !== null && { output: process.stdout, prompt }) });
  let statement = '';
  if (prompt !== null) lines.prompt();
  for await (const line of lines) {
    statement += `${line}\n`;
    if (/;\s*$/.test(line)) {
      yield statement;
      statement = '';
    }
    if (prompt !== null) lines.prompt();
  }
  if (statement.trim()) yield statement;
}

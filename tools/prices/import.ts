import { sql } from 'kysely';
import { keptDays } from '#src/deals/prices/queries.server.ts';
import { conditions } from '#src/deals/prices/schemas.ts';
import { nameSide } from '#src/gear/fit/model-service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import { dayMs } from '#src/platform/shared/dates.ts';
import { toMinorUnits } from '#src/platform/shared/money.ts';
import { shopFacts } from '#src/texts/shop.ts';
import { parseCsv } from './csv.ts';

const columns = ['model', 'condition', 'price', 'currency', 'sold_on', 'type'] as const;
type Row = Record<(typeof columns)[number], string>;

/** The prices of dealers include a warranty, and asking prices are not sales. */
const types = ['private', 'auction'];
const maxErrors = 20;

type ImportedSale = { model: string; condition: string; cents: number; day: string };

/** @throws Error if the text names no model, or may mean several */
async function findModelId(app: App, typed: string): Promise<string> {
  const sides = await Promise.all([nameSide(app, 'camera', typed), nameSide(app, 'lens', typed)]);
  const found = sides.flatMap(({ model }) => (model ? [model] : []));
  // A lens for several mounts may have one in its id.
  if (found.length === 1) return found[0]!.id.split('@')[0]!;
  const similar = [...found, ...sides.flatMap(({ candidates }) => candidates)].slice(0, 3);
  const hint = similar.length > 0 ? `; similar: ${similar.map(({ id }) => id).join(', ')}` : '';
  throw new Error(`the reference has no model "${typed}"${hint}`);
}

function readPrice(price: string, currency: string): number {
  const { code, decimals } = shopFacts().currency;
  if (currency.toUpperCase() !== code) throw new Error(`the currency is "${currency}", not ${code}`);
  const [, whole = '', part = ''] = /^(\d{1,8})(?:[.,](\d{1,3}))?$/.exec(price) ?? [];
  const cents = toMinorUnits(Number(`${whole}.${part}`));
  // 1,234 could mean 1234 or 1.234.
  if (whole === '' || part.length > decimals || cents < 1 || cents > 100_000_000)
    throw new Error(`"${price}" is not a price such as 640 or ${(640.5).toFixed(decimals)}`);
  return cents;
}

function readDay(text: string): string {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text)
    throw new Error(`"${text}" is not a day such as 2026-11-30`);
  const days = (Date.now() - at) / dayMs;
  if (days < 0) throw new Error(`${text} is in the future`);
  if (days >= keptDays) throw new Error(`${text} is more than two years ago`);
  return text;
}

async function readRow(app: App, row: Row): Promise<ImportedSale> {
  const condition = conditions.find((each) => each.toLowerCase() === row.condition.toLowerCase());
  if (!condition) throw new Error(`the condition is "${row.condition}", not one of ${conditions.join(', ')}`);
  if (!types.includes(row.type.toLowerCase()))
    throw new Error(
      `the type is "${row.type}"; only sales of the types ${types.join(' and ')} can be compared`,
    );
  const cents = readPrice(row.price, row.currency);
  return { model: await findModelId(app, row.model), condition, cents, day: readDay(row.sold_on) };
}

/** @throws Error with one line for each wrong row, up to 20 */
async function readSales(app: App, text: string): Promise<ImportedSale[]> {
  const [head, ...rows] = parseCsv(text);
  const names = head?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Error(`line 1: there is no column ${missing.join(', ')}`);
  const sales: ImportedSale[] = [];
  const errors: string[] = [];
  for (const { line, cells } of rows)
    try {
      if (cells.length !== names.length) throw new Error(`${cells.length} cells instead of ${names.length}`);
      const row = Object.fromEntries(names.map((name, index) => [name, cells[index]])) as Row;
      sales.push(await readRow(app, row));
    } catch (error) {
      errors.push(`line ${line}: ${(error as Error).message}`);
    }
  if (errors.length > maxErrors)
    errors.splice(maxErrors, errors.length, `${errors.length - maxErrors} more lines are wrong`);
  if (errors.length > 0) throw new Error(['Nothing was imported.', ...errors].join('\n'));
  if (sales.length === 0) throw new Error('Nothing was imported: the file has no sales.');
  return sales;
}

/**
 * Imports past sales, which replace those that were imported from the same source before. So a file that is imported
 * twice does not count twice. Stores nothing if a row is wrong.
 * @throws Error naming the wrong lines
 */
export async function importSales(
  app: App,
  text: string,
  { source, license }: { source: string; license: string },
): Promise<{ added: number; models: number; replaced: number }> {
  if (source === 'shop' || source === 'demo')
    throw new Error(`"${source}" is the name of the shop's own sales.`);
  const sales = await readSales(app, text);
  const replaced = await inTransaction(app, async (trx) => {
    await sql`insert into sale_sources (name, license, imported_at) values (${source}, ${license}, now())
      on conflict (name) do update set license = excluded.license, imported_at = excluded.imported_at`.execute(
      trx,
    );
    const { numAffectedRows } = await sql`delete from sales where source = ${source}`.execute(trx);
    await sql`insert into sales (model_id, condition, amount_cents, sold_on, source)
      select model, condition, cents, day, ${source}
      from json_to_recordset(${JSON.stringify(sales)}::json) as sale (model text, condition text, cents integer, day date)`.execute(
      trx,
    );
    return Number(numAffectedRows ?? 0);
  });
  return { added: sales.length, models: new Set(sales.map(({ model }) => model)).size, replaced };
}

import { readFileSync } from 'node:fs';
import { measurePrices } from '#src/deals/prices/measure-service.server.ts';
import type { Tail } from '#src/deals/prices/ranges.ts';
import { fail, readArguments, readEnvironment } from '#src/server/start-up/environment.ts';
import { importSales } from './prices/import.ts';
import { withShop } from './with-shop.ts';

const usage = `run tool -- prices COMMAND
  import FILE --source NAME --licence LICENCE   imports past sales; they replace those from the same source
  backtest                                      compares past sales with the range of the day before, and stores the result`;
const { positionals, values } = readArguments(
  usage,
  { source: { type: 'string' }, licence: { type: 'string' } },
  2,
);
const [command, file] = positionals;
const { source, licence: license } = values;

const share = (part: number, of: number): string => (of === 0 ? '–' : `${((part / of) * 100).toFixed(1)} %`);

/** The share of sales that a range with this tail should hold. */
const within = (tail: Tail): string => `${(1000 - 2 * tail) / 10} %`;

if (command === 'import' && file && source && license)
  await withShop(readEnvironment(values['env-file']), async (app) => {
    const { added, models, replaced } = await importSales(app, readFileSync(file, 'utf8'), {
      source,
      license,
    });
    console.log(
      `${added} sales of ${models} models were imported from ${source} (${license}). They replace ${replaced} earlier ones.`,
    );
  });
else if (command === 'backtest' && !file)
  await withShop(readEnvironment(values['env-file']), async (app) => {
    const { results, tail } = await measurePrices(app);
    for (const { tail: each, held, of } of results)
      console.log(`ranges for ${within(each)}: ${held} of ${of} sales were within (${share(held, of)})`);
    console.log(`The shop shows ranges for ${within(tail)}.`);
  });
else fail(`usage: npm ${usage}`);

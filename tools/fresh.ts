import { createInterface } from 'node:readline/promises';
import { removeDemo, showDemo } from '#src/app/opening/demo-service.server.ts';
import type { Demo } from '#src/app/opening/schemas.ts';
import { describeSetup } from '#src/content/setup/service.server.ts';
import { readArguments, readEnvironment } from '#src/server/start-up/environment.ts';
import { openingTexts } from '#src/texts/opening.ts';
import { withShop } from './with-shop.ts';

const { demo: texts } = openingTexts;

const { values } = readArguments('run fresh -- [--yes]', { yes: { type: 'boolean' } });
await withShop(readEnvironment(values['env-file']), async (app) => {
  const demo = await showDemo(app);
  if (!demo.isLoaded) throw new Error('This shop has no demo.');
  console.log(describe(demo));
  if (!values.yes && !(await confirm())) throw new Error('Nothing was deleted.');
  await removeDemo(app, null);
  console.log('The demo is deleted.');
  const setup = await describeSetup(app);
  if (setup) console.log(`${setup}\nIf the shop is not running, start it first.`);
});

function describe({ removes: { people, items, orders, posts }, keeps }: Demo): string {
  const { peopleCount, itemCount } = keeps;
  const lines = [
    texts.removes(people, items, orders, posts),
    ...named(
      texts.keepsPeople(peopleCount),
      keeps.people.map(({ name, email }) => `${name} (${email})`),
      peopleCount,
    ),
    ...named(
      texts.keepsItems(itemCount),
      keeps.items.map(({ title, seller }) => texts.itemOf(title, seller)),
      itemCount,
    ),
    ...(peopleCount === 0 ? [texts.keepsNothing] : []),
  ];
  return lines.join('\n');
}

function named(title: string, names: string[], count: number): string[] {
  if (count === 0) return [];
  const rest = count - names.length;
  return [title, ...names.map((name) => `  ${name}`), ...(rest > 0 ? [`  ${texts.more(rest)}`] : [])];
}

async function confirm(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('To delete the demo, add --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question('Type yes to delete it: ')).trim() === 'yes';
  } finally {
    terminal.close();
  }
}

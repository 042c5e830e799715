import { createInterface } from 'node:readline/promises';
import { removeDemo, showDemo } from '#src/app/opening/demo-service.server.ts';
import type { Demo } from '#src/app/opening/schemas.ts';
import { describeSetup } from '#src/content/setup/service.server.ts';
import { readArguments, readEnvironment } from '#src/server/start-up/environment.ts';
import { withShop } from './with-shop.ts';

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

function describe({ removes, keeps }: Demo): string {
  const { people, items, orders, posts } = removes;
  const named = [
    ...keeps.people.map(({ name, email }) => `  ${name} (${email})`),
    ...more(keeps.peopleCount - keeps.people.length, 'accounts'),
    ...keeps.items.map(({ title, seller }) => `  ${title}, sold by ${seller}`),
    ...more(keeps.itemCount - keeps.items.length, 'items'),
  ];
  const stays =
    named.length > 0
      ? `These do not belong to it and stay:\n${named.join('\n')}`
      : 'Nothing else is in the shop.';
  return `This deletes the demo: ${people} accounts, ${items} items, ${orders} orders and ${posts} posts.\n${stays}`;
}

const more = (count: number, what: string): string[] => (count > 0 ? [`  and ${count} more ${what}`] : []);

async function confirm(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('To delete the demo, add --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question('Type yes to delete it: ')).trim() === 'yes';
  } finally {
    terminal.close();
  }
}

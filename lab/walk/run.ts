import { parseArgs } from 'node:util';
import { openBrowser } from '#lab/helpers/browser.ts';
import { log } from '#lab/helpers/ground.ts';
import { buildIfNeeded } from '#src/server/start-up/build.ts';
import { fail } from '#src/server/start-up/environment.ts';
import { checks, type CheckName } from './checks.ts';
import { roles, type Role } from './pages.ts';
import { isTranslation, languages, type Language } from './texts.ts';
import { Walk } from './walk.ts';

// Opens every page, dialog and email of each role in a shop of its own for each language, and checks them:
// `npm run lab -- walk --checks axe,html --language de --role seller --only /dashboard`. `--pictures FOLDER` also writes
// a picture of each page and email at two widths and in both themes.
function choose<T extends string>(given: string | undefined, known: readonly T[], what: string): T[] | null {
  if (given === undefined) return null;
  const unknown = given.split(',').filter((name) => !known.some((each) => each === name));
  if (unknown.length > 0) fail(`Unknown ${what}: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  return known.filter((name) => given.split(',').includes(name));
}

const option = { type: 'string' } as const;
const options = { checks: option, language: option, role: option, only: option, pictures: option };
const { values } = parseArgs({ options });
const names = Object.keys(checks) as CheckName[];
const chosenChecks = choose(values.checks, names, 'checks') ?? names;
const chosenLanguages = choose<Language>(values.language, languages, 'languages');
const chosenRoles = choose<Role>(values.role, roles, 'roles');

/** Returns the checks that run in a shop in this language. */
const checksIn = (language: Language): CheckName[] =>
  chosenChecks.filter((name) => {
    const usual: readonly Language[] = checks[name].languages;
    // A check of the pseudo-locales makes no sense in other languages, but others can be asked for in any.
    return chosenLanguages && !usual[0]!.startsWith('qps') ? true : usual.includes(language);
  });

const chosen = chosenLanguages ?? languages;
// The pseudo-locales have the English build.
await buildIfNeeded(log, chosen.some(isTranslation) ? undefined : 'en');
const { browser } = await openBrowser();
let failed = 0;
for (const language of chosen) {
  const selected = checksIn(language);
  if (selected.length === 0) continue;
  const walk = new Walk(browser, language, selected, { ...values, roles: chosenRoles });
  await walk.start();
  failed += walk.failed;
  log(
    `${language} (${selected.join(', ')}): ${walk.visited} pages, dialogs and texts, ${walk.failed} failed`,
  );
}
await browser.close();
process.exitCode = failed === 0 ? 0 : 1;

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from './start-test/cases.ts';
import { endingCases } from './start-test/ending-cases.ts';
import { type Account, type Installation, install, isRoot } from './start-test/installation.ts';
import { makeBase, ordinaryAccount, self } from './start-test/installation.ts';
import { lifeCases } from './start-test/life-cases.ts';
import { killAll, processesIn } from './start-test/processes.ts';
import { operatorCases } from './start-test/operator-cases.ts';
import { refusalCases, settingCases } from './start-test/refusal-cases.ts';
import { useCases } from './start-test/use-cases.ts';

// Real installations, driven through npm as a person would. An argument runs only the cases that contain it.
const wanted = process.argv[2] ?? '';
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const since = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(0)} s`;
const base = makeBase();

/** An installation that the first case makes and the others use. */
function prepare(place: string, of: () => Account, needsRoot: boolean): { at(): Installation; make: Case } {
  let made: Installation | undefined;
  return {
    at() {
      if (!made) throw new Error(`needs the installation in "${place}", which was not made`);
      return made;
    },
    make: {
      name: `npm ci in "${place}"`,
      async run() {
        if (needsRoot && !isRoot) throw new Error('needs root: run the test as root, or in a container');
        const begun = performance.now();
        const account = of();
        const folder = join(base, place);
        const home = join(base, 'home');
        for (const each of [folder, home]) mkdirSync(each, { mode: 0o700, recursive: true });
        made = install(folder, account, home);
        return `as ${account.name}, ${since(begun)}`;
      },
    },
  };
}

// The second path is longer than the path of a Unix socket may be.
const roots = prepare('only root enters', () => self, true);
const plain = prepare(`an ordinary folder${' with a long name'.repeat(6)}`, ordinaryAccount, false);
const { at } = isRoot ? roots : plain;
const separately = (way: 'namespace' | 'user') => ({ EMBEDDED_RUN_AS: way, STATE_DIR: `.state-${way}` });

const installing = [roots.make, plain.make];
const cases = [
  ...settingCases(at),
  ...lifeCases('root, namespace', roots.at, separately('namespace'), 'namespace'),
  ...lifeCases('root, user', roots.at, separately('user'), 'user'),
  ...lifeCases('an ordinary user', plain.at, {}, 'plain'),
  ...refusalCases(at, plain.at),
  ...useCases(at, base),
  ...endingCases(at),
  ...operatorCases(roots.at, plain.at, base),
].filter(({ name }) => name.includes(wanted));

const version = (tool: string): string => execFileSync(tool, ['--version'], { encoding: 'utf8' }).trim();

async function passes({ name, run }: Case): Promise<boolean> {
  const begun = performance.now();
  try {
    const told = await run();
    say(`ok    ${name} (${told ?? since(begun)})`);
    return true;
  } catch (error) {
    say(`FAIL  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    // One case's remains are not the next one's failure.
    killAll(processesIn(base));
  }
}

function clear(): void {
  killAll(processesIn(base));
  rmSync(base, { recursive: true, force: true });
}
// What it starts is in groups of its own, out of reach of a terminal's Ctrl-C.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    clear();
    process.exit(1);
  });
}

say(`npm ${version('npm')}, uid ${process.getuid?.()}, in ${base}`);
let passed = 0;
let failed = 0;
try {
  for (const each of [...installing, ...cases]) {
    if (await passes(each)) passed++;
    else failed++;
  }
} finally {
  clear();
}
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

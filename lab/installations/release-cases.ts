import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from '#lab/cases.ts';
import { ordinaryAccount, type Installation } from './installation.ts';
import { makeRelease } from './release.ts';
import { email, expectRefusal, expectRole, runNpm, signUp, start, succeed, whileRunning } from './shop.ts';

const maxMegabytes = 350;

/** Returns cases for a release that is moved, and then run by an account that can only read it. */
export function releaseCases(at: () => Installation): Case[] {
  /** Makes a release in a folder that an operator's account can reach. */
  async function release(base: string): Promise<Installation> {
    const [folder, home] = [join(base, 'moved release'), join(base, 'home of an operator')];
    const account = ordinaryAccount();
    mkdirSync(home, { recursive: true });
    if (account.uid !== undefined) execFileSync('chown', [`${account.uid}:${account.gid}`, home]);
    if (!existsSync(folder)) {
      const made = await makeRelease(at(), join(base, 'release'));
      renameSync(made.folder, folder);
      execFileSync('chmod', ['-R', 'a-w', folder]);
    }
    return { folder, account, env: { ...at().env, HOME: home } };
  }

  return [
    {
      name: 'a release starts without building, from a folder that was moved and is read-only',
      async run({ folder: base }) {
        const made = await release(base);
        const built = ['vitest', 'vite', 'typescript', 'lucide-react', 'tailwindcss'];
        const packages = built.map((name) => `node_modules/${name}`);
        for (const absent of ['package-lock.json', '.git', 'src/root.tsx', ...packages])
          assert.ok(!existsSync(join(made.folder, absent)), absent);
        const size = Number.parseInt(execFileSync('du', ['-sm', made.folder], { encoding: 'utf8' }), 10);
        assert.ok(size < maxMegabytes, `${size} MB`);
        const home = made.env['HOME']!;
        const settings = { STATE_DIR: join(home, 'state') };
        const run = (...args: string[]) => succeed(runNpm(made, ['run', ...args], settings));
        return whileRunning(start(made, settings), async (shop, { seconds }) => {
          assert.doesNotMatch(shop.output() + shop.errors(), /Building/);
          const page = await (await fetch(shop.url)).text();
          const [file] = /\/assets\/[\w.-]+\.js/.exec(page)!;
          assert.equal((await fetch(shop.url + file)).status, 200, file);
          await signUp(shop);
          await run('make-admin', '--', email);
          await expectRole(shop, 'admin');
          await run('backup', '--', '--into', join(home, 'backup'));
          const facts = JSON.parse(readFileSync(join(made.folder, 'RELEASE'), 'utf8')) as Record<
            string,
            string
          >;
          return `${size} MB, ready in ${seconds} s, Node ${facts['node']}, ${facts['newestMigration']}`;
        });
      },
    },
    {
      name: 'a release never stores data in its own folder: a start without another STATE_DIR is rejected in one line',
      run: async ({ folder: base }) =>
        expectRefusal(
          start(await release(base)),
          /^STATE_DIR: a release must not store data in its own folder; pass the settings of the shop with --env-file FILE, or set/,
        ),
    },
    {
      name: 'a release is not made in a folder that is not empty',
      run: () =>
        expectRefusal(
          runNpm(at(), ['run', 'release', '--', join(at().folder, 'src')]),
          /\/src is not empty$/,
        ),
    },
  ];
}

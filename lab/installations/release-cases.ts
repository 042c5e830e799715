import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type Case, ordinaryAccount, type Installation } from './installation.ts';
import { roleOf, signUp } from './user.ts';
import { waitUntilEmpty } from './processes.ts';
import { makeRelease } from './release.ts';
import { expectRefusal, pressCtrlC, runNpm, start, whenReady } from './shop.ts';

const maxMegabytes = 350;

/** Returns cases for a release that is moved, and then run by an account that can only read it. */
export function releaseCases(at: () => Installation, base: string): Case[] {
  /** Makes a release in a folder that an operator's account can reach. */
  async function release(): Promise<Installation> {
    const folder = join(base, 'moved release');
    const account = ordinaryAccount();
    const home = join(base, 'home of an operator');
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
      async run() {
        const made = await release();
        for (const absent of ['package-lock.json', '.git', 'src/root.tsx'])
          assert.ok(!existsSync(join(made.folder, absent)), absent);
        for (const built of ['vitest', 'vite', 'typescript', 'lucide-react', 'tailwindcss'])
          assert.ok(!existsSync(join(made.folder, 'node_modules', built)), built);
        const size = Number.parseInt(execFileSync('du', ['-sm', made.folder], { encoding: 'utf8' }), 10);
        assert.ok(size < maxMegabytes, `${size} MB`);
        const settings = { STATE_DIR: join(made.env['HOME']!, 'state') };
        const shop = await start(made, settings);
        const { seconds } = await whenReady(shop);
        assert.doesNotMatch(shop.output() + shop.errors(), /Building/);
        const page = await (await fetch(shop.url)).text();
        const [file] = /\/assets\/[\w.-]+\.js/.exec(page)!;
        assert.equal((await fetch(shop.url + file)).status, 200, file);
        await signUp(shop, 'ada@example.com');
        const admin = runNpm(made, ['run', 'make-admin', '--', 'ada@example.com'], settings);
        assert.equal(await admin.exited, 0, admin.errors());
        assert.equal(await roleOf(shop, 'ada@example.com'), 'admin');
        const backups = join(made.env['HOME']!, 'backup');
        const backup = runNpm(made, ['run', 'backup', '--', '--into', backups], settings);
        assert.equal(await backup.exited, 0, backup.errors());
        await pressCtrlC(shop);
        await waitUntilEmpty(base);
        const { node, newestMigration } = JSON.parse(readFileSync(join(made.folder, 'RELEASE'), 'utf8'));
        return `${size} MB, ready in ${seconds} s, Node ${node}, ${newestMigration}`;
      },
    },
    {
      name: 'a release never stores data in its own folder: a start without another STATE_DIR is rejected in one line',
      async run() {
        await expectRefusal(
          await start(await release()),
          /^STATE_DIR: a release must not store data in its own folder; pass the settings of the shop with --env-file FILE, or set/,
        );
      },
    },
    {
      name: 'a release is not made in a folder that is not empty',
      async run() {
        const { folder } = at();
        await expectRefusal(
          runNpm(at(), ['run', 'release', '--', join(folder, 'src')]),
          /\/src is not empty$/,
        );
      },
    },
  ];
}

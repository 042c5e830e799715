import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from '#lab/cases.ts';
import { needRoot } from '#lab/helpers/ground.ts';
import { Volume } from '#lab/helpers/volume.ts';
import { self, type Installation } from './installation.ts';
import {
  email,
  expectNoneLeft,
  expectRefusal,
  expectRole,
  runNpm,
  signUp,
  start,
  succeed,
  whileRunning,
  type Shop,
} from './shop.ts';

type At = () => Installation;

/** Commands that an operator runs as root, for a shop that runs as another account. */
export function operatorCases(roots: At, plain: At): Case[] {
  const byHand = (): Installation => ({ ...plain(), account: self, env: roots().env });
  const inPrivate = (stateDir: string, ...args: string[]): Shop =>
    runNpm(roots(), ['run', ...args], { STATE_DIR: stateDir });
  /** Creates a stopped demo shop. */
  const makeShop = (stateDir: string) =>
    whileRunning(start(roots(), { STATE_DIR: stateDir }), async () => undefined);

  return [
    {
      name: 'operator: files that root’s commands with an env file write belong to the account, and the shop starts as that account',
      async run({ folder: base }) {
        needRoot();
        const account = String(plain().account.uid);
        const own = (name: string): string => {
          const folder = join(base, name);
          mkdirSync(folder, { mode: 0o700 });
          execFileSync('chown', [account, folder]);
          return folder;
        };
        const [state, other, backups] = [own('state'), own('other'), own('backups')];
        const expectOwned = (when: string, ...folders: string[]): void => {
          const foreign = execFileSync('find', [...folders, '!', '-uid', account], { encoding: 'utf8' });
          assert.equal(foreign, '', `files of other accounts after ${when}`);
        };
        const withFile = ['--env-file', envFileFor(state)];
        const run = (args: string[], settings = {}) => runNpm(byHand(), ['run', ...args], settings);

        await whileRunning(start(byHand(), {}, ['--', ...withFile]), (shop) => signUp(shop));
        expectOwned('root has started the shop', state);
        await succeed(run(['make-admin', '--', email, ...withFile]), /is now an admin/);
        expectOwned('make-admin', state);
        const backup = run(['backup', '--', ...withFile, '--into', backups, '--verify']);
        await succeed(backup, /All [\d,]+ rows were restored into a scratch/);
        expectOwned('backup', state, backups);
        const [made] = readdirSync(backups);
        const restore = ['restore', '--', join(backups, made!), '--env-file', envFileFor(other)];
        const elsewhere = { DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' };
        const refusal = /^This backup is of a shop with no DATABASE_URL, but one is set/;
        await expectRefusal(run(restore, elsewhere), refusal);
        const line =
          /will be restored into the embedded database and the state folder .*other[^]* is restored/;
        await succeed(run(restore), line);
        expectOwned('restore', other);
        for (const each of [state, other])
          await whileRunning(start(plain(), { STATE_DIR: each, DEMO: '0' }), (shop) =>
            expectRole(shop, 'admin'),
          );
      },
    },
    {
      name: 'operator: a backup without enough space leaves nothing behind, and its email gives the reason',
      async run(ground) {
        const state = join(ground.folder, 'failing');
        await makeShop(state);
        const { folder } = Volume.mount(ground, '64k');
        await expectRefusal(
          inPrivate(state, 'backup', '--', '--into', folder),
          /^The backup failed: the disk that holds .*volume has no room left for the account \S+\. Make room there, or set --into/,
        );
        assert.deepEqual(readdirSync(folder), []);
        const reported = inPrivate(state, 'backup', '--', '--report-failure');
        await succeed(reported);
        const [mail] = readdirSync(join(state, 'outbox'));
        const text = readFileSync(join(state, 'outbox', mail!), 'utf8');
        assert.match(text, /^Subject: The backup on[^]*has no room\s+left/m);
        await expectNoneLeft(reported);
      },
    },
    {
      name: 'operator: a restore without enough space leaves nothing behind, and succeeds once there is space',
      async run(ground) {
        const [from, backups] = [join(ground.folder, 'from'), join(ground.folder, 'big')];
        mkdirSync(join(from, 'images'), { recursive: true });
        for (let index = 0; index < 60; index++)
          writeFileSync(join(from, 'images', `${index}.webp`), randomBytes(1_000_000));
        await makeShop(from);
        await succeed(inPrivate(from, 'backup', '--', '--into', backups), /60 photo files/);
        const [made] = readdirSync(backups);
        const volume = Volume.mount(ground, '90m');
        const state = join(volume.folder, 'state');
        const restore = () => inPrivate(state, 'restore', '--', join(backups, made!));
        await expectNoRoom(restore(), /^The restore failed: the disk that holds .*state has no room left/m);
        // Leaves enough space for a new database and the photos, but not for all rows.
        volume.resize('106m');
        const line = /^(?!The restore failed).*(No space left on device|is full|terminated)/m;
        await expectNoRoom(restore(), line);
        volume.resize('600m');
        mkdirSync(state);
        writeFileSync(join(state, 'restoring.json'), '{}');
        const interrupted = /^A restore into .* was interrupted/;
        await expectRefusal(start(roots(), { STATE_DIR: state }), interrupted);
        const restored = restore();
        await succeed(restored, /is restored/);
        assert.equal(readdirSync(join(state, 'images')).length, 60);
        await expectNoneLeft(restored);
      },
    },
  ];
}

/** Writes a settings file for systemd that only root can read. */
function envFileFor(stateDir: string): string {
  const text = `STATE_DIR=${stateDir}\nDEMO=0\nMAIL_FROM=Name <shop@example.com>\n`;
  writeFileSync(`${stateDir}.env`, text, { mode: 0o600 });
  return `${stateDir}.env`;
}

async function expectNoRoom(run: Shop, line: RegExp): Promise<void> {
  assert.notEqual(await run.exited, 0, run.output());
  assert.match(run.errors(), line);
  for (const left of ['images', 'restoring.json', 'auth-secret', 'postgres'])
    assert.ok(!existsSync(join(run.stateDir, left)), `${left} was left behind: ${run.errors()}`);
}

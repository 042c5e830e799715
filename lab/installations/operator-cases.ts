import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from '#lab/faults/test-environment.ts';
import { type Case, self, type Installation } from './installation.ts';
import { roleOf, signUp } from './user.ts';
import { waitUntilEmpty } from './processes.ts';
import { expectRefusal, pressCtrlC, runNpm, start, whenReady, type Shop } from './shop.ts';

type At = () => Installation;

const email = 'ada@example.com';

/** Lists the files in these folders that belong to other accounts. */
function foreign(account: number, ...folders: string[]): string {
  return execFileSync('find', [...folders, '!', '-uid', String(account)], { encoding: 'utf8' });
}

async function succeed(run: Shop, expected: RegExp): Promise<void> {
  assert.equal(await run.exited, 0, run.output() + run.errors());
  assert.match(run.output(), expected);
}

/** Commands that an operator runs as root, for a shop that runs as another account. */
export function operatorCases(roots: At, plain: At, base: string): Case[] {
  const byHand = (): Installation => ({ ...plain(), account: self, env: roots().env });
  const inPrivate = (stateDir: string, ...args: string[]): Shop =>
    runNpm(roots(), ['run', ...args], { STATE_DIR: stateDir });
  /** Creates a stopped demo shop. */
  async function makeShop(stateDir: string): Promise<void> {
    const shop = await start(roots(), { STATE_DIR: stateDir });
    await whenReady(shop);
    await pressCtrlC(shop);
    await waitUntilEmpty(base);
  }
  /** Creates a folder that belongs to the shop's account. */
  function own(name: string): string {
    const folder = join(base, name);
    mkdirSync(folder, { mode: 0o700 });
    execFileSync('chown', [String(plain().account.uid), folder]);
    return folder;
  }
  /** Writes a settings file for systemd that only root can read. */
  function writeEnvFile(name: string, stateDir: string): string {
    const path = join(base, name);
    writeFileSync(path, `STATE_DIR=${stateDir}\nDEMO=0\nMAIL_FROM=Name <shop@example.com>\n`, {
      mode: 0o600,
    });
    return path;
  }

  async function signUpAdmin(envFile: string, state: string, account: number): Promise<void> {
    const shop = await start(byHand(), {}, ['--', '--env-file', envFile]);
    await whenReady(shop);
    await signUp(shop, email);
    await pressCtrlC(shop);
    await waitUntilEmpty(base);
    assert.equal(foreign(account, state), '', 'after root has started the shop');
    await succeed(
      runNpm(byHand(), ['run', 'make-admin', '--', email, '--env-file', envFile]),
      /is now an admin/,
    );
    assert.equal(foreign(account, state), '', 'after make-admin');
  }

  async function startAsItsAccount(state: string): Promise<void> {
    const shop = await start(plain(), { STATE_DIR: state, DEMO: '0' });
    await whenReady(shop);
    assert.equal(await roleOf(shop, email), 'admin');
    await pressCtrlC(shop);
    await waitUntilEmpty(base);
  }

  return [
    {
      name: 'operator: files that root’s commands with an env file write belong to the account, and the shop starts as that account',
      async run() {
        if (!isRoot) throw new Error('This case needs root: run the test as root, or in a container.');
        const account = plain().account.uid!;
        const [state, other, backups] = [own('state'), own('other'), own('backups')];
        const envFile = writeEnvFile('shop.env', state);
        await signUpAdmin(envFile, state, account);
        const backup = (...args: string[]) =>
          runNpm(byHand(), ['run', 'backup', '--', '--env-file', envFile, ...args]);
        await succeed(backup('--into', backups, '--verify'), /All [\d,]+ rows were restored into a scratch/);
        assert.equal(foreign(account, state, backups), '', 'after backup');
        const [made] = readdirSync(backups);
        const args = [join(backups, made!), '--env-file', writeEnvFile('other.env', other)];
        const restore = (settings = {}) => runNpm(byHand(), ['run', 'restore', '--', ...args], settings);
        const elsewhere = { DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' };
        await expectRefusal(
          restore(elsewhere),
          /^This backup is of a shop with no DATABASE_URL, but one is set/,
        );
        const restored = restore();
        await succeed(
          restored,
          /will be restored into the embedded database and the state folder .*other[^]* is restored/,
        );
        assert.equal(foreign(account, other), '', 'after restore');
        for (const each of [state, other]) await startAsItsAccount(each);
      },
    },
    {
      name: 'operator: a backup without enough space leaves nothing behind, and its email gives the reason',
      async run() {
        const [state, volume] = [join(base, 'failing'), join(base, 'full')];
        await makeShop(state);
        mountVolume(volume, '64k');
        try {
          await expectRefusal(
            inPrivate(state, 'backup', '--', '--into', volume),
            /^The backup failed: the disk that holds .*full has no room left for the account \S+\. Make room there, or set --into/,
          );
          assert.deepEqual(readdirSync(volume), []);
        } finally {
          execFileSync('umount', ['--lazy', volume]);
        }
        const reported = inPrivate(state, 'backup', '--', '--report-failure');
        assert.equal(await reported.exited, 0, reported.errors());
        const [mail] = readdirSync(join(state, 'outbox'));
        assert.match(
          readFileSync(join(state, 'outbox', mail!), 'utf8'),
          /^Subject: The backup on[^]*has no room\s+left/m,
        );
        await waitUntilEmpty(base);
      },
    },
    {
      name: 'operator: a restore without enough space leaves nothing behind, and succeeds once there is space',
      async run() {
        const volume = join(base, 'volume');
        const [from, state, backups] = [join(base, 'from'), join(volume, 'state'), join(base, 'big')];
        mkdirSync(join(from, 'images'), { recursive: true });
        for (let index = 0; index < 60; index++)
          writeFileSync(join(from, 'images', `${index}.webp`), randomBytes(1_000_000));
        await makeShop(from);
        await succeed(inPrivate(from, 'backup', '--', '--into', backups), /60 photo files/);
        const [made] = readdirSync(backups);
        const restore = () => inPrivate(state, 'restore', '--', join(backups, made!));
        mountVolume(volume, '90m');
        try {
          await expectNoRoom(
            restore(),
            state,
            /^The restore failed: the disk that holds .*state has no room left/m,
          );
          // Leaves enough space for a new database and the photos, but not for all rows.
          const resize = (size: string) => execFileSync('mount', ['-o', `remount,size=${size}`, volume]);
          resize('106m');
          await expectNoRoom(
            restore(),
            state,
            /^(?!The restore failed).*(No space left on device|is full|terminated)/m,
          );
          resize('600m');
          mkdirSync(state);
          writeFileSync(join(state, 'restoring.json'), '{}');
          await expectRefusal(
            await start(roots(), { STATE_DIR: state }),
            /^A restore into .* was interrupted/,
          );
          await succeed(restore(), /is restored/);
          assert.equal(readdirSync(join(state, 'images')).length, 60);
        } finally {
          execFileSync('umount', ['--lazy', volume]);
        }
        await waitUntilEmpty(base);
      },
    },
  ];
}

function mountVolume(volume: string, size: string): void {
  mkdirSync(volume);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'rangefinder-start', volume]);
  chmodSync(volume, 0o755);
}

async function expectNoRoom(run: Shop, state: string, line: RegExp): Promise<void> {
  assert.notEqual(await run.exited, 0, run.output());
  assert.match(run.errors(), line);
  for (const left of ['images', 'restoring.json', 'auth-secret', 'postgres'])
    assert.ok(!existsSync(join(state, left)), `${left} was left behind: ${run.errors()}`);
}

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { idsOf, isRoot } from '#lab/helpers/ground.ts';
import { settings } from '#src/platform/config/config.server.ts';
import { root } from '#src/server/start-up/environment.ts';

export type Account = { name: string; uid?: number; gid?: number };

/** A copy of this project, installed as a new user would install it. */
export type Installation = { folder: string; account: Account; env: NodeJS.ProcessEnv };

/** The account that runs this program. */
export const self: Account = { name: isRoot ? 'root' : 'ordinary user' };

/** Returns an account that is not root. */
export function ordinaryAccount(): Account {
  return isRoot ? { name: 'ordinary user', ...idsOf('nobody') } : self;
}

/** Copies all files that git would commit into `folder`, and runs `npm ci` there. */
export function install(folder: string, account: Account, home: string): Installation {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  const installation = { folder, account, env: cleanEnvironment(account, home) };
  if (account.uid !== undefined) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder, home]);
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    ...spawnOptions(installation),
    encoding: 'utf8',
  });
  const complaints = stderr.split('\n').filter((line) => line.startsWith('npm error'));
  if (status !== 0) throw new Error(`npm ci failed:\n${complaints.slice(0, 8).join('\n')}`);
  const warnings = stderr.split('\n').filter((line) => line.startsWith('npm warn EBADENGINE'));
  if (warnings.length > 0) throw new Error(`npm ci warned:\n${warnings.slice(0, 8).join('\n')}`);
  return installation;
}

/** Returns the account, folder and environment in which a process is started. */
export function spawnOptions({ folder, account: { uid, gid }, env }: Installation) {
  return { cwd: folder, env, ...(uid !== undefined && gid !== undefined && { uid, gid }) };
}

// Returns the environment of a login shell, without this process's npm variables and without a shop's settings.
function cleanEnvironment(account: Account, home: string): NodeJS.ProcessEnv {
  const foreign = new Set([
    'INIT_CWD',
    'NODE',
    'NODE_ENV',
    'NODE_OPTIONS',
    'COLOR',
    ...Object.keys(settings.shape),
  ]);
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) && !foreign.has(name),
  );
  const path = (process.env['PATH'] ?? '').split(delimiter);
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(inherited),
    PATH: path.filter((folder) => !/node_modules|node-gyp-bin/.test(folder)).join(delimiter),
  };
  if (account.uid === undefined) return env;
  // Passed on, because the account may not be able to read the file that configures npm's registry.
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { env, encoding: 'utf8' }).trim();
  return { ...env, HOME: home, USER: 'nobody', LOGNAME: 'nobody', npm_config_registry: registry };
}

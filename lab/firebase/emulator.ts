import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, expectAlive, waitUntil, type Ground } from '#lab/helpers/ground.ts';
import { findFreePort } from '#test/free-port.ts';
import { ensurePackage } from '#tools/install/ensure-package.ts';

const version = '15.34.2';
/** The emulator's tools never contact Firebase for projects with this prefix. */
export const project = 'demo-rangefinder';
const at = (port: number | undefined) => ({ host: '127.0.0.1', port });

/** Starts Firebase's Auth emulator on free ports, and returns its host. @throws Error with its output if that fails */
export async function startEmulator(ground: Ground): Promise<string> {
  const cli = join(ensurePackage('firebase-tools', version), 'lib/bin/firebase.js');
  const [port, hub, logging] = await Promise.all([1, 2, 3].map(findFreePort));
  const emulators = { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  writeFileSync(join(ground.folder, 'firebase.json'), JSON.stringify({ emulators }));
  const args = [cli, 'emulators:start', '--only', 'auth', '--project', project, '--non-interactive'];
  // Settings and logs stay in this folder.
  const child = ground.start('emulator', process.execPath, args, { env: { HOME: ground.folder, CI: '1' } });
  ground.onEnd(() => endProcess(child, 'SIGINT'));
  // The emulator has the same host as the shop, because browsers partition the storage of other sites.
  const host = `localhost:${port}`;
  const responds = async () => {
    expectAlive(child, 'the emulator', ground.read('emulator'));
    return (await fetch(`http://${host}/`).catch(() => null))?.ok;
  };
  await waitUntil('the emulator responds', responds, 120_000);
  return host;
}

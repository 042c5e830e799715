import { startServer } from '../server.ts';
import { firebaseSettings } from './emulator.ts';

/** Starts one production server that uses the accounts in Firebase's emulator. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer({ ...firebaseSettings(), DEMO: '0' });
  process.env['E2E_URL'] = server.url;
  process.env['E2E_STATE_DIR'] = server.stateDir;
  return () => server.stop();
}

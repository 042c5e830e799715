import { seedShop } from './seed.ts';
import { startServer } from './server.ts';

/** Starts one production server with the demo shop for all tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  try {
    await seedShop(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  process.env['E2E_URL'] = server.url;
  process.env['E2E_STATE_DIR'] = server.stateDir;
  return () => server.stop();
}

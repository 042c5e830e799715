import { seedShop } from '#e2e/seed.ts';
import { startServer } from '#e2e/server.ts';

// Leaves the state of a stopped shop, demo and seeds in it, in a folder: every journey begins with a copy of it.
const [stateDir = ''] = process.argv.slice(2);
const server = await startServer({ STATE_DIR: stateDir });
try {
  await seedShop({ ...server, stateDir });
} finally {
  await server.stop();
}

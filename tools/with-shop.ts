import type { App } from '#src/platform/app.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { borrowDatabase } from '#src/server/start-up/database.ts';
import { failWith, root } from '#src/server/start-up/environment.ts';
import { openRuntime } from '#src/server/start-up/runtime.ts';
import { withDatabase } from './with-database.ts';

/**
 * Runs a command on a running or stopped shop. If it fails, prints the error message and ends the process with exit
 * code 1.
 */
export async function withShop(config: Config, run: (app: App) => Promise<void>): Promise<void> {
  await withDatabase(borrowDatabase(config), async (connection) => {
    const { app, close } = await openRuntime({ ...config, LOG_LEVEL: 'error' }, connection, root);
    await run(app).finally(close);
  }).catch(failWith);
}

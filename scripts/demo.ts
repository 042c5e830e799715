import { loadDemo } from '#demo/load.ts';
import { openRuntime } from '#src/server/runtime.ts';
import { borrowDatabase } from './database.ts';
import { fail, readEnvironment, root } from './environment.ts';

const config = readEnvironment();
try {
  const database = await borrowDatabase(config);
  const { app, close } = await openRuntime(config, database.connection, root);
  try {
    const loaded = await loadDemo(app);
    if (!loaded && !process.argv.includes('--if-empty')) {
      console.log('Nothing was loaded: there are people in this database already.');
    } else if (loaded) {
      console.log(`Loaded. Who may sign in: ${config.STATE_DIR}/demo.txt`);
    }
  } finally {
    await close();
    await database.close();
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

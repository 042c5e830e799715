import { loadDemo } from '#demo/load.ts';
import { openRuntime } from '#src/server/start-up/runtime.ts';
import { borrowDatabase } from '#src/server/start-up/database.ts';
import { failWith, readArguments, readEnvironment, root } from '#src/server/start-up/environment.ts';

const { values } = readArguments('run demo --', { 'if-empty': { type: 'boolean' } });
const config = readEnvironment(values['env-file']);
try {
  const database = await borrowDatabase(config);
  const { app, close } = await openRuntime(config, database.connection, root);
  try {
    const loaded = await loadDemo(app);
    if (!loaded && !values['if-empty']) {
      console.log('Nothing was loaded: this database already has users.');
    } else if (loaded) {
      console.log(`Loaded. Logins: ${config.STATE_DIR}/demo.txt`);
    }
  } finally {
    await close();
    await database.close();
  }
} catch (error) {
  failWith(error);
}

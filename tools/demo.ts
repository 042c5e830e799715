import { loadDemo } from '#demo/load.ts';
import { readArguments, readEnvironment } from '#src/server/start-up/environment.ts';
import { withShop } from './with-shop.ts';

const { values } = readArguments('run demo --', { 'if-empty': { type: 'boolean' } });
const config = readEnvironment(values['env-file']);
await withShop(config, async (app) => {
  if (await loadDemo(app)) console.log(`Loaded. Logins: ${config.STATE_DIR}/demo.txt`);
  else if (!values['if-empty']) console.log('Nothing was loaded: this database already has users.');
});

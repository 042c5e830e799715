import type { Config } from '#src/platform/config/config.server.ts';
import { isLoopback } from '#src/platform/config/values.server.ts';
import { demoWarning, findWarnings } from '#src/platform/config/warnings.server.ts';
import { hasDemoUsers } from '#src/server/start-up/demo-users.ts';
import { envFileOf, failWith, readArguments, readEnvironment } from '#src/server/start-up/environment.ts';
import { checkPorts, checkProxies, checkPublicUrl } from './doctor/addresses.ts';
import { checkBackups } from './doctor/backups.ts';
import { warning, type CheckResult } from './doctor/check-result.ts';
import { checkDatabase } from './doctor/database.ts';
import { checkBuild, checkDescriptors, checkDisk, checkSecrets } from './doctor/machine.ts';
import { checkIdentity, checkMail, checkPhotos } from './doctor/services.ts';

/** Runs all checks that a start would run with these settings, without starting or changing anything. */
export async function examine(
  config: Config,
  env: NodeJS.ProcessEnv,
  envFile: string | null,
): Promise<CheckResult[]> {
  const warnings = findWarnings(config, env);
  if (hasDemoUsers(config.STATE_DIR) && !isLoopback(config.PUBLIC_URL))
    warnings.push(demoWarning(config.STATE_DIR));
  const results = await Promise.all([
    warnings.map(warning),
    checkBuild(config),
    checkDatabase(config),
    checkIdentity(config),
    checkPhotos(config),
    checkMail(config),
    checkBackups(config),
    checkPorts(config),
    checkPublicUrl(config),
    checkProxies(config),
    checkSecrets(config, envFile),
    checkDisk(config),
    checkDescriptors(config),
  ]);
  return results.flat();
}

// `npm run doctor` checks whether a start would succeed. It changes nothing, and can run while the shop is running.
if (import.meta.main) {
  const { values } = readArguments('run doctor [--]', {});
  const envFile = envFileOf(values['env-file']);
  const config = readEnvironment(values['env-file']);
  try {
    const results = await examine(config, process.env, envFile);
    for (const { level, text } of results) console.log(`${level.padEnd(9)}${text}`);
    const count = (level: string): number => results.filter((result) => result.level === level).length;
    console.log(`Problems: ${count('problem')}, warnings: ${count('warning')}.`);
    process.exitCode = count('problem') === 0 ? 0 : 1;
  } catch (error) {
    failWith(error);
  }
}

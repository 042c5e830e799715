import type { Config } from '#src/platform/config/config.server.ts';
import { demoWarning, findWarnings } from '#src/platform/config/warnings.server.ts';
import { isLoopback } from '#src/platform/config/values.server.ts';
import { hasDemoPeople } from '#src/server/start-up/demo-people.ts';
import { checkPorts, checkProxies, checkPublicUrl } from './addresses.ts';
import { checkBackups } from './backups.ts';
import { checkDatabase } from './database.ts';
import { warning, type Finding } from './finding.ts';
import { checkBuild, checkDescriptors, checkDisk, checkSecrets } from './machine.ts';
import { checkIdentity, checkMail, checkPhotos } from './services.ts';

/** Runs all checks of a start with these settings, without starting or changing anything. */
export async function examine(
  config: Config,
  env: NodeJS.ProcessEnv,
  envFile: string | null,
): Promise<Finding[]> {
  const warnings = findWarnings(config, env);
  if (hasDemoPeople(config.STATE_DIR) && !isLoopback(config.PUBLIC_URL))
    warnings.push(demoWarning(config.STATE_DIR));
  const findings = await Promise.all([
    warnings.map(warning),
    checkBuild(),
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
  return findings.flat();
}

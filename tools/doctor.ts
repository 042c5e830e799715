import { examine } from './doctor/examine.ts';
import { envFileOf, failWith, readArguments, readEnvironment } from '#src/server/start-up/environment.ts';

// `npm run doctor`: checks whether a start would succeed. It changes nothing and may run beside the shop.
const { values } = readArguments('run doctor [--]', {});
const envFile = envFileOf(values['env-file']);
const config = readEnvironment(values['env-file']);
try {
  const findings = await examine(config, process.env, envFile);
  for (const { level, text } of findings) console.log(`${level.padEnd(9)}${text}`);
  const count = (level: string): number => findings.filter((finding) => finding.level === level).length;
  console.log(`Problems: ${count('problem')}, warnings: ${count('warning')}.`);
  process.exitCode = count('problem') === 0 ? 0 : 1;
} catch (error) {
  failWith(error);
}

import { examine } from './doctor/examine.ts';
import { envFileOf, failWith, readArguments, readEnvironment } from './environment.ts';

// Tries what a start would need and says what it would do: `npm run doctor`, also while the shop runs. It changes nothing.
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

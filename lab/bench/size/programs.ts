import { spawnSync } from 'node:child_process';

/** Debian's packages of what the measurement needs beside Node. */
const packages = { wrk: 'wrk', pgbench: 'postgresql-15' } as const;

/** Installs what is missing where it may. @throws Error that says what to install. */
export function needPrograms(): void {
  for (const [program, name] of Object.entries(packages)) {
    if (isThere(program)) continue;
    console.log(`Installing ${name} for ${program} …`);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' });
    if (!isThere(program))
      throw new Error(`${program} is not here and could not be installed: apt-get install ${name}`);
  }
}

function isThere(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}

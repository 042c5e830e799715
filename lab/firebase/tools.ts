import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Installed outside the project and shared, because it takes up 240 MB. */
const toolsVersion = '15.34.2';

function placeOfTools(): string {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  return join(cache, 'rangefinder', `firebase-tools-${toolsVersion}`);
}

/** Installs firebase-tools if missing, and returns its command. @throws Error if that fails */
export function ensureFirebaseTools(log: (line: string) => void): string {
  const place = placeOfTools();
  const cli = join('node_modules/firebase-tools/lib/bin/firebase.js');
  if (existsSync(join(place, cli))) return join(place, cli);
  log(`Installing firebase-tools ${toolsVersion} in ${place}…`);
  // Renamed when complete, so that an interrupted installation is never used.
  const making = `${place}.${process.pid}`;
  try {
    mkdirSync(making, { recursive: true });
    writeFileSync(join(making, 'package.json'), '{"private":true}\n');
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--save-exact'];
    const { status } = spawnSync('npm', ['install', ...flags, `firebase-tools@${toolsVersion}`], {
      cwd: making,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error(`firebase-tools ${toolsVersion} could not be installed.`);
    rmSync(place, { recursive: true, force: true });
    renameSync(making, place);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return join(place, cli);
}

import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const mostMails = 1_000;

/** @param id begins with the time, so that names sort by time */
export async function writeToOutbox(
  stateDir: string,
  id: string,
  message: Buffer,
  most = mostMails,
): Promise<void> {
  const folder = join(stateDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${id}.eml`);
  // Renamed when whole: who watches the folder never reads half a mail.
  try {
    await writeFile(`${path}.part`, message, { mode: 0o600 });
    await rename(`${path}.part`, path);
  } catch (error) {
    await rm(`${path}.part`, { force: true });
    throw error;
  }
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  const old = names.slice(0, Math.max(0, names.length - most));
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}

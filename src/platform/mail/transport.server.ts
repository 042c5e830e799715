import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { maxOutboxMails } from '#src/platform/config/state-settings.server.ts';

// Loaded on first use, so that it does not delay the start.
export const loadMailer = () => import('nodemailer');

export async function openMailTransport(url: string): Promise<Transporter> {
  const { createTransport } = await loadMailer();
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}

export async function tryMailServer(url: string): Promise<void> {
  const transport = await openMailTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** @param id must begin with the time, so that names sort by time */
export async function writeToOutbox(
  stateDir: string,
  id: string,
  message: Buffer,
  maxFiles = maxOutboxMails,
): Promise<void> {
  const folder = join(stateDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${id}.eml`);
  // Renamed when complete, so that a program that watches the folder never reads an incomplete email.
  try {
    await writeFile(`${path}.part`, message, { mode: 0o600 });
    await rename(`${path}.part`, path);
  } catch (error) {
    await rm(`${path}.part`, { force: true });
    throw error;
  }
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  const old = names.slice(0, Math.max(0, names.length - maxFiles));
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}

import { readFileSync } from 'node:fs';
import { getCACertificates, type ConnectionOptions } from 'node:tls';
import pg from 'pg';
import { errorCode } from '#src/platform/errors.ts';
import { parseDatabaseUrl, type DatabaseUrl, type SslMode } from './database-url.server.ts';

/**
 * Connects once to find out whether to use TLS.
 * @throws Error with the reason in one line, which does not contain the password
 */
export async function connectTo(
  url: string,
  check: (client: pg.Client) => Promise<void> = async () => {},
  setting = 'DATABASE_URL',
): Promise<pg.ClientConfig> {
  const read = parseDatabaseUrl(url);
  const { host, port, database } = new pg.Client(configOf(read));
  try {
    return await tryEach(read, check);
  } catch (error) {
    throw new Error(
      `${setting}: ${host}:${port}/${database} cannot be used: ${explain(error, read, setting)}`,
      {
        cause: error,
      },
    );
  }
}

async function tryEach(read: DatabaseUrl, check: (client: pg.Client) => Promise<void>) {
  const configs = encryptionsToTry(read).map((ssl) => ({ ...configOf(read), ssl }));
  let refused: unknown;
  for (const config of configs) {
    const client = new pg.Client({ connectionTimeoutMillis: 5_000, ...config });
    // Ignored, because the pending query fails, too.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await checkVersion(client);
      await check(client);
      return config;
    } catch (error) {
      if (!isAboutEncryption(error)) throw error;
      // A server's reason for refusing a connection is more helpful than the error about its lack of TLS.
      refused = refused instanceof pg.DatabaseError ? refused : error;
    } finally {
      await endQuietly(client);
    }
  }
  throw refused;
}

function configOf({ parameters, ...read }: DatabaseUrl): pg.ClientConfig {
  const { application_name, options, connect_timeout } = parameters;
  const connectionTimeoutMillis = connect_timeout && Number(connect_timeout) * 1000;
  const all = { ...read, application_name, options, connectionTimeoutMillis };
  // Undefined values would replace defaults when this object is spread.
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as pg.ClientConfig;
}

/** Returns whether the failure may be due to the use or lack of TLS, so that the opposite may succeed. */
function isAboutEncryption(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === '28000';
  return error instanceof Error && /\bSSL\b|\bTLS\b|certificate/i.test(`${error.message} ${codeOf(error)}`);
}

async function checkVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000);
  if (major < 15) throw new Error(`PostgreSQL ${major} is too old: 15 or later is needed`);
}

function explain(error: unknown, { user, database, parameters }: DatabaseUrl, setting: string): string {
  if (!(error instanceof Error)) return 'unknown';
  if (codeOf(error) === '3D000')
    return `${error.message}; as a superuser, run: create database "${database}" owner "${user}";`;
  if (error.message.includes('client password must be a string'))
    return `it requires a password, and ${setting} has none`;
  if (/certificate/i.test(error.message) && parameters.sslmode?.startsWith('verify'))
    return `${error.message} (sslmode=${parameters.sslmode}, sslrootcert=${parameters.sslrootcert ?? 'system'})`;
  if (codeOf(error) === 'ECONNREFUSED')
    return `${error.message || 'ECONNREFUSED'}; start PostgreSQL there, or correct host and port in ${setting}`;
  // The error for a host with several addresses has no message.
  return error.message || codeOf(error);
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

export async function endQuietly(connection: { end(): Promise<void> }): Promise<void> {
  try {
    await connection.end();
  } catch {
    // Ending a lost connection fails, which does not matter.
  }
}

type Encryption = false | ConnectionOptions;

/**
 * Returns the ways to connect, in order, as libpq interprets `sslmode`. The default is `prefer`, or `allow` on this
 * machine.
 */
function encryptionsToTry({ host, parameters }: DatabaseUrl): Encryption[] {
  const { sslrootcert, sslcert, sslkey } = parameters;
  // A Unix socket is never encrypted.
  if (host?.startsWith('/')) return [false];
  const own =
    sslcert && sslkey ? { cert: readPem('sslcert', sslcert), key: readPem('sslkey', sslkey) } : undefined;
  const unverified = { ...own, rejectUnauthorized: false };
  const mode = parameters.sslmode ?? usualMode(host, sslrootcert);
  if (mode === 'disable') return [false];
  if (mode === 'allow') return [false, unverified];
  if (mode === 'prefer') return [unverified, false];
  if (mode === 'require' && !sslrootcert) return [unverified];
  const verified = { ...own, ca: authorities(sslrootcert) };
  // Without verify-full, a certificate of the CA is valid for any host.
  return [mode === 'verify-full' ? verified : { ...verified, checkServerIdentity: () => undefined }];
}

function usualMode(host: string | undefined, sslrootcert: string | undefined): SslMode {
  if (sslrootcert === 'system') return 'verify-full';
  return host === undefined || /^(localhost|127\..*|::1)$/.test(host) ? 'allow' : 'prefer';
}

function authorities(sslrootcert = 'system'): string | string[] {
  return sslrootcert === 'system' ? getCACertificates('system') : readPem('sslrootcert', sslrootcert);
}

function readPem(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`${name}=${path} cannot be read: ${errorCode(error)}`, {
      cause: error,
    });
  }
}

import { readFileSync } from 'node:fs';
import { getCACertificates, type ConnectionOptions } from 'node:tls';
import { errorCode } from '#src/platform/errors.ts';
import type { DatabaseUrl, SslMode } from './database-url.server.ts';

type Encryption = false | ConnectionOptions;

/** The ways to connect, in order, as libpq reads `sslmode`. The default is `prefer`, on this machine `allow`. */
export function waysToEncrypt({ host, parameters }: DatabaseUrl): Encryption[] {
  const { sslrootcert, sslcert, sslkey } = parameters;
  // A Unix socket is never encrypted.
  if (host?.startsWith('/')) return [false];
  const own = sslcert && sslkey ? { cert: read('sslcert', sslcert), key: read('sslkey', sslkey) } : undefined;
  const unverified = { ...own, rejectUnauthorized: false };
  const mode = parameters.sslmode ?? usualMode(host, sslrootcert);
  if (mode === 'disable') return [false];
  if (mode === 'allow') return [false, unverified];
  if (mode === 'prefer') return [unverified, false];
  if (mode === 'require' && !sslrootcert) return [unverified];
  const verified = { ...own, ca: authorities(sslrootcert) };
  // Without verify-full, a certificate of the CA for any host is enough.
  return [mode === 'verify-full' ? verified : { ...verified, checkServerIdentity: () => undefined }];
}

function usualMode(host: string | undefined, sslrootcert: string | undefined): SslMode {
  if (sslrootcert === 'system') return 'verify-full';
  return host === undefined || /^(localhost|127\..*|::1)$/.test(host) ? 'allow' : 'prefer';
}

function authorities(sslrootcert = 'system'): string | string[] {
  return sslrootcert === 'system' ? getCACertificates('system') : read('sslrootcert', sslrootcert);
}

function read(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`${name}=${path} cannot be read: ${errorCode(error)}`, {
      cause: error,
    });
  }
}

import type { Config } from '#src/platform/config/config.server.ts';
import { isLoopback } from '#src/platform/config/values.server.ts';
import { createTrustCheck } from '#src/server/http/client-address.ts';
import { claimPort } from '#src/server/overload/listening-sockets.ts';
import { ok, problem, reasonOf, warning, type CheckResult } from './check-result.ts';

const answerWithinMs = 5_000;
/** Whether a response of `/healthz` is that of a shop, which may still be starting. */
const isShop = (body: unknown): boolean =>
  body === '{"status":"serving"}' || body === '{"status":"starting"}';
const isMetrics = (body: string): boolean => body.includes('rangefinder_build_info');

/** Checks whether a start could open its ports. A shop that is about to be restarted may still use them. */
export async function checkPorts(config: Config): Promise<CheckResult[]> {
  const { PORT, HOST, METRICS_PORT, METRICS_HOST } = config;
  const main = await checkPort('PORT', PORT, HOST, '/healthz', isShop);
  if (METRICS_PORT === undefined) return [main];
  return [main, await checkPort('METRICS_PORT', METRICS_PORT, METRICS_HOST, '/metrics', isMetrics)];
}

async function checkPort(
  setting: string,
  port: number,
  host: string,
  path: string,
  isOurs: (body: string) => boolean,
): Promise<CheckResult> {
  const address = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  try {
    (await claimPort(port, host)).release();
    return ok(`${setting}: ${address} is free`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE')
      return problem(`${setting}: ${address} cannot be used: ${code}${remedyOf(code, setting)}`);
    const body = await read(`http://${address}${path}`);
    if (typeof body === 'string' && isOurs(body))
      return ok(`${setting}: a Rangefinder serves at ${address}; stop it before the next start there`);
    return problem(`${setting}: another program is using ${address}; set ${setting}, or stop that program`);
  }
}

/** Returns the remedy for a port that cannot be opened, as the end of a message. */
export function remedyOf(code: string | undefined, setting: string): string {
  if (code === 'EACCES')
    return `; this account cannot open ports below 1024; set ${setting} to 1024 or higher and point the proxy to it`;
  if (code !== 'EADDRNOTAVAIL') return '';
  return `; set ${setting.replace('PORT', 'HOST')} to an address of this machine`;
}

/** Requests the shop through its proxies, as a visitor would. */
export async function checkPublicUrl({ PUBLIC_URL }: Config): Promise<CheckResult> {
  if (isLoopback(PUBLIC_URL)) return ok(`PUBLIC_URL: ${PUBLIC_URL} is for this machine only`);
  const answer = await read(`${PUBLIC_URL}/healthz`);
  if (isShop(answer)) return ok(`PUBLIC_URL: the shop responds at ${PUBLIC_URL}`);
  if (answer instanceof Error) {
    const reason = `PUBLIC_URL: ${PUBLIC_URL} cannot be reached from this machine: ${reasonOf(answer)}`;
    return isCertificate(answer) ? problem(reason) : warning(`${reason}; try from another machine, too`);
  }
  if (typeof answer === 'number' && answer >= 502 && answer <= 504)
    return warning(
      `PUBLIC_URL: the proxy at ${PUBLIC_URL} returns ${answer}, as expected while the shop is stopped`,
    );
  return warning(
    `PUBLIC_URL: another program responds at ${PUBLIC_URL}/healthz; point the proxy to HOST and PORT`,
  );
}

/** Checks whether the settings trust the proxy that sends the IP addresses of visitors. */
export function checkProxies({ HOST, TRUSTED_PROXIES }: Config): CheckResult[] {
  if (!TRUSTED_PROXIES) return [];
  const isTrusted = createTrustCheck(TRUSTED_PROXIES);
  const own = HOST === '::1' ? '::1' : '127.0.0.1';
  if (/^(127\..*|::1|localhost)$/.test(HOST) && !isTrusted(own))
    return [
      problem(
        `TRUSTED_PROXIES: does not include ${own}, from which the proxy must connect to HOST ${HOST}; all visitors would share one rate limit`,
      ),
    ];
  return [ok(`TRUSTED_PROXIES: X-Forwarded-For is trusted from ${TRUSTED_PROXIES.join(', ')}`)];
}

/** Returns the body of a 200 response, the status of any other response, or the error if there is no response. */
async function read(url: string): Promise<string | number | Error> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(answerWithinMs) });
    return answer.status === 200 ? await answer.text() : answer.status;
  } catch (error) {
    return error as Error;
  }
}

function isCertificate(error: Error): boolean {
  const { code = '' } = (error.cause ?? error) as NodeJS.ErrnoException;
  return /CERT|SELF_SIGNED|ERR_TLS|ERR_SSL/.test(code);
}

import { parseHttpsAddress } from '#src/platform/schemas.ts';

const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const domains = ['.push.apple.com', '.notify.windows.com'];

export function toPushAddress(value: string): string | null {
  const url = parseHttpsAddress(value);
  if (!url || url.port !== '' || url.hash !== '') return null;
  const { hostname, href } = url;
  return hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(domain)) ? href : null;
}

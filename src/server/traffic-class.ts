import type { IncomingMessage } from 'node:http';
import { isOwnToken } from '#src/identity/service.server.ts';
import { isSearch } from './search-limit.ts';
import type { TrafficClass } from './admission.ts';

/** What is asked of the process itself, and uploads, which take as long as the line does and are bounded by themselves. */
const unbounded = /^\/(readyz|version|offline)$/;
const upload = /^\/api\/images(\?|$)/;
const entry = /^\/api\/(jwt|auth)(\/|\?|$)/;
const order = /^\/api\/orders(\?|$)/;

/** Who asks, for telling who goes first; null for what is never refused. Anyone can send a token: it must be ours. */
export function classify(req: IncomingMessage, secret: string): TrafficClass | null {
  const url = req.url!;
  if (unbounded.test(url)) return null;
  const token = /^bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1];
  if (entry.test(url)) return 'entry';
  if (!token || !isOwnToken(secret, token)) return isSearch(url) ? 'search' : 'visitor';
  if (req.method !== 'POST') return 'member';
  if (upload.test(url)) return null;
  return order.test(url) ? 'booking' : 'member';
}

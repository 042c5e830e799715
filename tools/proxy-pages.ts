import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemOf } from '#src/platform/errors.ts';
import { standalonePage } from '#src/server/http/standalone-page.ts';
import { root } from '#src/server/start-up/environment.ts';
import { unreachable } from '#src/texts/pages.server.ts';

/** Returns the files that proxies send when no process of the shop responds, by their path in the project. */
export function writeProxyPages(): Record<string, string> {
  const page = standalonePage(unreachable).html;
  const problem = JSON.stringify(problemOf('unavailable', unreachable.problem));
  return {
    'deploy/errors/unavailable.html': page,
    'deploy/errors/unavailable.json': `${problem}\n`,
    'deploy/errors/too-large.json': `${JSON.stringify(problemOf('too-large', unreachable.tooLarge))}\n`,
    // HAProxy reads one value per line.
    'deploy/errors/haproxy.map': `page ${page.replaceAll('\n', ' ')}\nproblem ${problem}\n`,
  };
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(writeProxyPages())) writeFileSync(join(root, path), text);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { authenticateToken, bearerIn } from '#src/accounts/auth/service.server.ts';
import { eventsPath } from '#src/messaging/live/schemas.ts';
import type { Streams } from '#src/messaging/live/stream-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { inertPolicy, type Header } from './response-headers.ts';
import { countAnswer } from '#src/server/observability/metrics.ts';

/** Streams are written straight to the socket: there are thousands, each open for an hour. */
export function createStreamAnswer(app: App, streams: Streams, security: readonly Header[]) {
  const own = {
    'content-security-policy': inertPolicy,
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    // Without it nginx buffers the stream.
    'x-accel-buffering': 'no',
  };
  const common = [...security.flat(), ...Object.entries(own).flat()];
  return async (req: IncomingMessage, res: ServerResponse, extra: readonly Header[]): Promise<void> => {
    const token = bearerIn(req.headers.authorization);
    const { person, generation, expires } = await authenticateToken(app, token);
    if (!person) throw new AppError('no-record');
    await streams.open(res, [...common, ...extra.flat()], { person: person.id, generation, expires });
    countAnswer('GET', eventsPath, 200);
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { authenticate, bearerOf } from '#src/accounts/auth/service.server.ts';
import { isApiToken, notForPrograms } from '#src/accounts/tokens/service.server.ts';
import { eventsPath } from '#src/messaging/live/schemas.ts';
import type { Streams } from '#src/messaging/live/stream-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { countResponse } from '#src/server/observability/metrics.ts';
import { inertPolicy, type Header } from './response-headers.ts';

/** Writes streams directly to the socket, because thousands are open for an hour each. */
export function createStreamResponse(app: App, streams: Streams, security: readonly Header[]) {
  const own = {
    'content-security-policy': inertPolicy,
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    // Without this header, nginx would buffer the stream.
    'x-accel-buffering': 'no',
  };
  const common = [...security.flat(), ...Object.entries(own).flat()];
  return async (req: IncomingMessage, res: ServerResponse, extra: readonly Header[]): Promise<void> => {
    const token = bearerOf(req.headers.authorization);
    if (isApiToken(token)) throw notForPrograms();
    const { user, generation, expires } = await authenticate(app, token);
    if (!user) throw new AppError('no-record');
    await streams.open(res, [...common, ...extra.flat()], { userId: user.id, generation, expires });
    countResponse('GET', eventsPath, 200);
  };
}

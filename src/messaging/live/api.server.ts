import { z } from 'zod';
import { routesOf, type Described } from '#src/platform/http/route.server.ts';
import { eventsPath, unread } from './schemas.ts';
import { countUnread } from './service.server.ts';

const tag = 'live';

export const liveRoutes = [
  routesOf(tag).get('/unread', {
    access: 'user',
    summary: "The caller's unread counts and number of to-dos",
    description: 'For clients without an event stream; poll once a minute.',
    responses: { 200: unread },
    run: ({ app, caller }) => countUnread(app, caller),
  }),
] as const;

/** Handled by `Streams` instead of a route, because the response stays open. */
export const eventsCall = {
  method: 'GET',
  path: eventsPath,
  access: 'user',
  summary: 'A stream of events, open until the client closes it',
  description: `Server-sent events, each with JSON. They are hints to repeat the call in the last column. None is sent twice; \`sync\` comes
first, and again when some may have been missed. Each has \`todo\`, the number of the caller's to-dos (\`GET /todo\`). A line \`:\` is sent after 25 seconds without an event.

| event | data | what to read |
|---|---|---|
| \`sync\` | \`messages\`, \`notifications\`: how many the caller has not read; \`todo\` | everything that is shown |
| \`message\` | \`conversation\`, \`seq\`; \`unread\` messages of all conversations | \`GET /conversations/{id}/messages\` |
| \`read\` | \`conversation\`; \`unread\` messages of all conversations | \`GET /conversations\` |
| \`order\` | \`id\`, \`stage\` | \`GET /orders/{id}\` |
| \`offer\` | \`id\` of the first of its chain | \`GET /offers\` |
| \`notification\` | \`unread\` notifications | |
| \`todo\` | | \`GET /todo\` |
| \`bye\` | \`retry\`: the stream ends; reconnect after this many milliseconds | |

It ends with the access token, and when the account is closed, suspended or logged out everywhere. A caller has four at most, a
process at most \`STREAMS\`; beyond that the response is 503 with \`Retry-After: 60\`, and \`GET /unread\` returns the counts.`,
  tag,
  responses: { 200: z.string() },
  responseType: 'text/event-stream',
} as const satisfies Described;

import { z } from 'zod';
import { routesOf, type Described, type Route } from '#src/platform/http/route.server.ts';
import { eventsPath, unread } from './contract.ts';
import { countUnread } from './service.server.ts';

const tag = 'live';

export const liveRoutes: Route[] = [
  routesOf(tag).get('/unread', {
    access: 'person',
    summary: 'How much the caller has not read',
    description: 'For who cannot have a stream of events: once a minute.',
    answers: { 200: unread },
    run: ({ app, caller }) => countUnread(app, caller),
  }),
];

/** Handled by `Streams`, not by a route, because it stays open. */
export const eventsCall: Described = {
  method: 'GET',
  path: eventsPath,
  access: 'person',
  summary: 'Be told of what happens, for as long as one looks',
  description: `Server-sent events, each with JSON. They are hints: read the call that has it anew. None is sent twice; \`sync\` comes
first, and whenever some may have been missed. A line \`:\` comes each 25 seconds where nothing else does.

| event | data | what to read |
|---|---|---|
| \`sync\` | \`messages\`, \`notifications\`: how many the caller has not read | all that is shown |
| \`message\` | \`conversation\`, \`seq\`; \`unread\` messages of all conversations | \`GET /conversations/{id}/messages\` |
| \`read\` | \`conversation\`; \`unread\` messages of all conversations | \`GET /conversations\` |
| \`order\` | \`id\`, \`stage\` | \`GET /orders/{id}\` |
| \`offer\` | \`id\` of the first of its chain | \`GET /offers\` |
| \`notification\` | \`unread\` notifications | |
| \`bye\` | \`retry\`: the stream ends; connect again in so many milliseconds | |

It ends with the access token, and when the account is closed, suspended or signed out everywhere. A caller has four at most, a
process as many as \`STREAMS\` says; beyond that it is 503 with \`Retry-After: 60\`, and \`GET /unread\` answers the counts.`,
  tag,
  answers: { 200: z.string() },
  answerType: 'text/event-stream',
};

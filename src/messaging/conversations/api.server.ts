import { z } from 'zod';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import {
  begun,
  conversation,
  conversationDetails,
  conversationsQuery,
  message,
  messagesQuery,
  newConversation,
  newMessage,
  readUpTo,
  unreadLeft,
} from './schemas.ts';
import { begin, sendMessage } from './sending/service.server.ts';
import { listConversationsOf, readMessages, showConversation, showMessages } from './service.server.ts';

const route = routesOf('conversations');

export const conversationRoutes: Route[] = [
  route.post('/conversations', {
    access: 'person',
    summary: 'Write to a seller about an item, or to the other side of an order',
    description:
      'A buyer and an item have one conversation: where there is one the message goes there (200).',
    problems: [
      'not-found',
      'conflict',
      'gone',
      'not-on-show',
      'unverified-email',
      'blocked',
      'too-many-requests',
    ],
    idempotent: true,
    body: newConversation,
    answers: { 200: begun, 201: begun },
    async handle({ app, caller, body }) {
      const { isNew, ...answer } = await begin(app, caller, body);
      return Response.json(answer, { status: isNew ? 201 : 200 });
    },
  }),
  route.get('/conversations', {
    access: 'person',
    summary: "The caller's conversations, the last to have a message first",
    query: conversationsQuery,
    answers: { 200: z.array(conversation) },
    list: ({ app, caller, query }) => listConversationsOf(app, caller, query),
  }),
  route.get('/conversations/{id}', {
    access: 'person',
    summary: 'One conversation, with what has happened to the orders between the two',
    problems: ['not-found'],
    answers: { 200: conversationDetails },
    run: ({ app, caller, params }) => showConversation(app, caller, params.id),
  }),
  route.get('/conversations/{id}/messages', {
    access: 'person',
    summary: 'Messages in their order: the last, those after a number, or the nearest before one',
    problems: ['not-found'],
    query: messagesQuery,
    answers: { 200: z.array(message) },
    run: ({ app, caller, params, query }) => showMessages(app, caller, params.id, query),
  }),
  route.post('/conversations/{id}/messages', {
    access: 'person',
    summary: 'Send a message, with up to six photos or of photos alone',
    problems: ['not-found', 'conflict', 'unverified-email', 'blocked', 'too-many-requests'],
    idempotent: true,
    body: newMessage,
    answers: { 201: message },
    run: ({ app, caller, params, body }) => sendMessage(app, caller, params.id, body),
  }),
  route.put('/conversations/{id}/read', {
    access: 'person',
    summary: 'Say up to which message one has read; that only rises',
    problems: ['not-found'],
    body: readUpTo,
    answers: { 200: unreadLeft },
    run: async ({ app, caller, params, body }) => ({
      unread: await readMessages(app, caller, params.id, body.seq),
    }),
  }),
];

import { z } from 'zod';
import { routesOf } from '#src/platform/http/route.server.ts';
import {
  begun,
  conversationDetails,
  conversationsQuery,
  listedConversation,
  message,
  messagesQuery,
  newConversation,
  newMessage,
  readUpTo,
  unreadAfterReading,
} from './schemas.ts';
import { begin, sendMessage } from './sending/service.server.ts';
import { listConversationsOf, readMessages, showConversation, showMessages } from './service.server.ts';

const route = routesOf('conversations');

export const conversationRoutes = [
  route.post('/conversations', {
    access: 'user',
    summary: 'Write to a seller about an item, or to the other side of an order',
    description:
      'A buyer and an item have one conversation. If it exists, the message is added to it (200). An order needs no `body`: its conversation is then opened without a message.',
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
    responses: { 200: begun, 201: begun },
    async handle({ app, caller, body }) {
      const { isNew, ...answer } = await begin(app, caller, body);
      return Response.json(answer, { status: isNew ? 201 : 200 });
    },
  }),
  route.get('/conversations', {
    access: 'user',
    scope: 'messages:read',
    summary: "The caller's conversations, by their last message or change of the deal, newest first",
    description:
      'With `sort=waiting`, those with unread messages and those whose deal waits for the caller come first.',
    query: conversationsQuery,
    responses: { 200: z.array(listedConversation) },
    list: ({ app, caller, query }) => listConversationsOf(app, caller, query),
  }),
  route.get('/conversations/{id}', {
    access: 'user',
    scope: 'messages:read',
    summary: 'One conversation, with the transitions of its orders',
    problems: ['not-found'],
    responses: { 200: conversationDetails },
    run: ({ app, caller, params }) => showConversation(app, caller, params.id),
  }),
  route.get('/conversations/{id}/messages', {
    access: 'user',
    scope: 'messages:read',
    summary: 'Messages in order: the last ones, those after a number, or the nearest before one',
    problems: ['not-found'],
    query: messagesQuery,
    responses: { 200: z.array(message) },
    run: ({ app, caller, params, query }) => showMessages(app, caller, params.id, query),
  }),
  route.post('/conversations/{id}/messages', {
    access: 'user',
    summary: 'Send a message of text, up to six photos, or both',
    problems: ['not-found', 'conflict', 'unverified-email', 'blocked', 'too-many-requests'],
    idempotent: true,
    body: newMessage,
    responses: { 201: message },
    run: ({ app, caller, params, body }) => sendMessage(app, caller, params.id, body),
  }),
  route.put('/conversations/{id}/read', {
    access: 'user',
    summary: 'Mark messages up to a number as read; a lower number changes nothing',
    description: 'Also marks all notifications about the orders and offers of the conversation as read.',
    problems: ['not-found'],
    body: readUpTo,
    responses: { 200: unreadAfterReading },
    run: async ({ app, caller, params, body }) => ({
      unread: await readMessages(app, caller, params.id, body.seq),
    }),
  }),
] as const;

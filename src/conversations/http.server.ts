import { z } from 'zod';
import { idParams } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
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
} from './contract.ts';
import { begin, sendMessage } from './send-service.server.ts';
import { listConversationsOf, readMessages, showConversation, showMessages } from './service.server.ts';

const tag = 'conversations';

export const conversationRoutes: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/conversations',
    access: 'person',
    summary: 'Write to a seller about an item, or to the other side of an order',
    description:
      'A buyer and an item have one conversation: where there is one the message goes there (200).',
    tag,
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
  defineRoute({
    method: 'GET',
    path: '/conversations',
    access: 'person',
    summary: "The caller's conversations, the last to have a message first",
    tag,
    query: conversationsQuery,
    answers: { 200: z.array(conversation) },
    handle: async ({ app, caller, query, request }) =>
      pageResponse(request, await listConversationsOf(app, caller, query)),
  }),
  defineRoute({
    method: 'GET',
    path: '/conversations/{id}',
    access: 'person',
    summary: 'One conversation, with what has happened to the orders between the two',
    tag,
    problems: ['not-found'],
    params: idParams,
    answers: { 200: conversationDetails },
    handle: async ({ app, caller, params }) => Response.json(await showConversation(app, caller, params.id)),
  }),
  defineRoute({
    method: 'GET',
    path: '/conversations/{id}/messages',
    access: 'person',
    summary: 'Messages in their order: the last, those after a number, or the nearest before one',
    tag,
    problems: ['not-found'],
    params: idParams,
    query: messagesQuery,
    answers: { 200: z.array(message) },
    handle: async ({ app, caller, params, query }) =>
      Response.json(await showMessages(app, caller, params.id, query)),
  }),
  defineRoute({
    method: 'POST',
    path: '/conversations/{id}/messages',
    access: 'person',
    summary: 'Send a message, with up to six photographs or of photographs alone',
    tag,
    problems: ['not-found', 'conflict', 'unverified-email', 'blocked', 'too-many-requests'],
    idempotent: true,
    params: idParams,
    body: newMessage,
    answers: { 201: message },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await sendMessage(app, caller, params.id, body), { status: 201 }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/conversations/{id}/read',
    access: 'person',
    summary: 'Say up to which message one has read; that only rises',
    tag,
    problems: ['not-found'],
    params: idParams,
    body: readUpTo,
    answers: { 200: unreadLeft },
    handle: async ({ app, caller, params, body }) =>
      Response.json({ unread: await readMessages(app, caller, params.id, body.seq) }),
  }),
];

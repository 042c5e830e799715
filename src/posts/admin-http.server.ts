import { z } from 'zod';
import { deleted, idParams } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { addPost, changePost, deletePost, listManaged, showManaged } from './admin-service.server.ts';
import { managedPost, managedQuery, newPost, postChanges, previewAnswer, previewInput } from './contract.ts';
import { renderMarkdown } from './markdown.server.ts';

const tag = 'blogs';
const access = ['admin'] as const;
// 50,000 characters may be three bytes each, and six where a client escapes them.
const maxJsonBytes = 320 * 1024;

export const blogAdminRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/my/blogs',
    access,
    summary: 'Every post, drafts too, newest first',
    tag,
    query: managedQuery,
    answers: { 200: z.array(managedPost) },
    handle: async ({ app, query, request }) => pageResponse(request, await listManaged(app, query)),
  }),
  defineRoute({
    method: 'GET',
    path: '/my/blogs/{id}',
    access,
    summary: 'One post, a draft too',
    tag,
    problems: ['gone'],
    params: idParams,
    answers: { 200: managedPost },
    handle: async ({ app, params }) => Response.json(await showManaged(app, params.id)),
  }),
  defineRoute({
    method: 'POST',
    path: '/blogs/preview',
    access,
    summary: 'What Markdown will look like, without keeping it',
    tag,
    body: previewInput,
    maxJsonBytes,
    answers: { 200: previewAnswer },
    handle: async ({ body }) => Response.json({ html: renderMarkdown(body.des) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/blogs',
    access,
    summary: 'Write a post, as a draft or for everyone',
    tag,
    body: newPost,
    maxJsonBytes,
    answers: { 201: managedPost },
    handle: async ({ app, caller, body }) => Response.json(await addPost(app, caller, body), { status: 201 }),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/blogs/{id}',
    access,
    summary: 'Change, publish or withdraw a post',
    tag,
    problems: ['gone'],
    params: idParams,
    body: postChanges,
    maxJsonBytes,
    answers: { 200: managedPost },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await changePost(app, caller, params.id, body)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/blogs/{id}',
    access,
    summary: 'Delete a post',
    tag,
    params: idParams,
    answers: { 200: deleted },
    handle: async ({ app, caller, params }) =>
      Response.json({ deletedCount: await deletePost(app, caller, params.id) }),
  }),
];

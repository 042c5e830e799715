import { z } from 'zod';
import { routesOf } from '#src/platform/http/route.server.ts';
import { paging } from '#src/platform/list-schemas.ts';
import { deleted } from '#src/platform/schemas.ts';
import { addPost, changePost, deletePost, listManaged, showManaged } from './admin-service.server.ts';
import { renderMarkdown } from './markdown-service.server.ts';
import {
  managedPost,
  managedQuery,
  newPost,
  postChanges,
  previewResponse,
  previewInput,
  post,
} from './schemas.ts';
import { listPublished, showPost } from './service.server.ts';

const route = routesOf('blogs');
const access = ['admin'] as const;
// 50,000 characters take up to three bytes each, or six when the client escapes them.
const maxJsonBytes = 320 * 1024;

const blogAdminRoutes = [
  route.get('/my/blogs', {
    access,
    summary: 'All posts, including drafts, newest first',
    query: managedQuery,
    responses: { 200: z.array(managedPost) },
    list: ({ app, query }) => listManaged(app, query),
  }),
  route.get('/my/blogs/{id}', {
    access,
    summary: 'One post, including a draft',
    problems: ['gone'],
    responses: { 200: managedPost },
    run: ({ app, params }) => showManaged(app, params.id),
  }),
  route.post('/blogs/preview', {
    access,
    summary: 'Render a Markdown preview; nothing is stored',
    body: previewInput,
    maxJsonBytes,
    responses: { 200: previewResponse },
    run: ({ body }) => ({ html: renderMarkdown(body.des) }),
  }),
  route.post('/blogs', {
    access,
    summary: 'Create a post, as a draft or published',
    body: newPost,
    maxJsonBytes,
    responses: { 201: managedPost },
    run: ({ app, caller, body }) => addPost(app, caller, body),
  }),
  route.patch('/blogs/{id}', {
    access,
    summary: 'Change, publish or withdraw a post',
    description: 'Fields that are not sent stay as they are.',
    problems: ['gone', 'changed'],
    body: postChanges,
    maxJsonBytes,
    responses: { 200: managedPost },
    run: ({ app, caller, params, body }) => changePost(app, caller, params.id, body),
  }),
  route.delete('/blogs/{id}', {
    access,
    summary: 'Delete a post',
    responses: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await deletePost(app, caller, params.id) }),
  }),
] as const;

export const blogRoutes = [
  route.get('/blogs', {
    access: 'public',
    summary: 'The published posts, newest first',
    query: paging,
    responses: { 200: z.array(post) },
    list: ({ app, query }) => listPublished(app, query),
  }),
  route.get('/blogs/{id}', {
    access: 'public',
    summary: 'One post',
    problems: ['gone'],
    responses: { 200: post },
    run: ({ app, params }) => showPost(app, params.id),
  }),
  ...blogAdminRoutes,
] as const;

import { routesOf } from '#src/platform/http/route.server.ts';
import { todo } from './schemas.ts';
import { showTodo } from './service.server.ts';

export const todoRoutes = [
  routesOf('dashboard').get('/todo', {
    access: 'user',
    summary: "The caller's to-do list, the most urgent first",
    description:
      'Requests, offers, meetings, handovers, reviews, disputes and unread messages; for admins also open reports, ' +
      'requests to be verified and disputes to decide. `todo` of `GET /unread` is the same count.',
    responses: { 200: todo },
    run: ({ app, caller }) => showTodo(app, caller),
  }),
] as const;

export { isBlocked } from './queries.server.ts';

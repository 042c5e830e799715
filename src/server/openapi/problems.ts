import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { z } from 'zod';
import { problemOf, problems, type ProblemCode } from '#src/platform/errors.ts';
import type { Described } from '#src/platform/http/route.server.ts';

const withBody: ProblemCode[] = ['bad-request', 'too-large', 'unsupported-media-type', 'invalid'];

/** The problems of a call: its own, and those that follow from its access, parameters and body. */
export function problemsOf(call: Described): ProblemCode[] {
  // Any call can be refused under load.
  const codes = new Set<ProblemCode>([...(call.problems ?? []), 'busy']);
  const add = (more: readonly ProblemCode[]) => more.forEach((code) => codes.add(code));
  if (call.access !== 'public') add(['unauthenticated', 'forbidden', 'suspended']);
  if (call.access !== 'public' && call.access !== 'identity') add(['no-record']);
  if (call.proof) add(['unauthenticated']);
  if (call.body || call.file) add(withBody);
  if (call.query) add(['invalid']);
  if (call.idempotent) add(['conflict', 'invalid']);
  if (call.method !== 'GET' || isSearchable(call)) add(['too-many-requests']);
  if (call.method !== 'GET') add(['maintenance']);
  if (call.path.includes('{id}')) add(['not-found']);
  return [...codes].toSorted((a, b) => problems[a][0] - problems[b][0]);
}

function isSearchable({ query }: Described): boolean {
  return query instanceof z.ZodObject && 'q' in query.shape;
}

const explained: Partial<Record<ProblemCode, string>> = {
  'bad-request': 'The body could not be read.',
  unauthenticated: 'No credential, or one that is not valid (any more).',
  forbidden: 'The caller may not do this, or their account was closed.',
  suspended: 'The account of the caller is suspended: `detail` says why.',
  'no-record': 'The caller has an account but no record yet: `POST /users` first.',
  'unverified-email':
    'The shop asks for a confirmed email address before this, and the caller has not confirmed theirs.',
  'not-found': 'There is nothing of this id; a malformed id is an unknown id.',
  conflict: 'It does not fit what is there: `detail` says why.',
  'already-booked': 'Someone else was faster.',
  'too-many-open': 'Too many requests of the buyer wait for an answer.',
  'open-order': 'The item has an open order.',
  'wrong-stage': 'The order is at another stage, which `code` names.',
  changed:
    'The item differs from what the caller has seen: `changes` names each fact, what it was and what it is.',
  'last-admin': 'There must be one admin at least.',
  gone: 'It was there and has been withdrawn.',
  'not-on-show': 'The item is paused, or its seller is suspended. It may come back, so this is not 410.',
  'too-large': 'The body is larger than this call takes.',
  'unsupported-media-type': 'The body is of another type than this call takes.',
  busy: 'There is too much to do: wait as many seconds as `Retry-After` says.',
  maintenance: 'The operator has stopped all changes: `detail` is their text.',
  'host-down': 'What keeps the photos cannot be reached: wait as many seconds as `Retry-After` says.',
  invalid: 'Fields were refused: `errors` names each, and why.',
  'too-many-requests': 'Wait as many seconds as `Retry-After` says.',
};

const fieldErrors = [{ path: 'title', message: 'is missing' }];

function exampleOf(code: ProblemCode): object {
  const problem = problemOf(code);
  const errors = code === 'invalid' ? { errors: fieldErrors } : {};
  const changes = code === 'changed' ? { version: 2, changes: [{ path: 'sale', was: 310.5, is: 290 }] } : {};
  return { summary: problem.title, value: { ...problem, ...errors, ...changes } };
}

type Refusals = {
  responses: ZodOpenApiResponsesObject;
  components: Record<string, ZodOpenApiResponseObject>;
};

export function describeProblems(codes: readonly ProblemCode[]): Refusals {
  const statuses = new Set(codes.map((code) => problems[code][0]));
  const refusals: Refusals = { responses: {}, components: {} };
  for (const status of statuses) {
    const these = codes.filter((code) => problems[code][0] === status);
    const name = these.join('_');
    refusals.responses[`${status}`] = { $ref: `#/components/responses/${name}` };
    refusals.components[name] = {
      description: these.map((code) => explained[code] ?? `${problems[code][1]}.`).join(' Or: '),
      ...((status === 429 || status === 503) && {
        headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
      }),
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          examples: Object.fromEntries(these.map((code) => [code, exampleOf(code)])),
        },
      },
    };
  }
  return refusals;
}

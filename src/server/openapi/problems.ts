import { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { problemOf, problemStatus, type ProblemCode } from '#src/platform/errors.ts';
import type { Described } from '#src/platform/http/route.server.ts';
import { problemTitles } from '#src/texts/problems.ts';

const withBody: ProblemCode[] = ['bad-request', 'too-large', 'unsupported-media-type', 'invalid'];

/** The problems of a call: its own, and those that follow from its access, parameters and body. */
export function problemsOf(call: Described): ProblemCode[] {
  // Any call can be refused under load.
  const codes = new Set<ProblemCode>([...(call.problems ?? []), 'busy']);
  const add = (more: readonly ProblemCode[]) => more.forEach((code) => codes.add(code));
  if (call.access !== 'public') add(['unauthenticated', 'forbidden', 'suspended']);
  if (call.access !== 'public' && call.access !== 'identity') add(['no-record']);
  if (call.proof) add(['unauthenticated']);
  if (call.confirm) add(['confirmation-required']);
  if (call.body || call.file) add(withBody);
  if (call.query) add(['invalid']);
  if (call.idempotent) add(['conflict', 'invalid']);
  if (call.method !== 'GET' || isSearchable(call)) add(['too-many-requests']);
  if (call.method !== 'GET') add(['maintenance']);
  if (call.path.includes('{id}')) add(['not-found']);
  return [...codes].toSorted((a, b) => problemStatus[a] - problemStatus[b]);
}

function isSearchable({ query }: Described): boolean {
  return query instanceof z.ZodObject && 'q' in query.shape;
}

const explained: Partial<Record<ProblemCode, string>> = {
  'bad-request': 'The body could not be read.',
  unauthenticated: 'The credentials are missing, invalid or expired.',
  forbidden: 'The caller is not allowed to do this, or their account was closed.',
  suspended: "The caller's account is suspended; `detail` has the reason.",
  'no-record': 'The caller has an account but no record yet: `POST /users` first.',
  'unverified-email': 'This requires a confirmed email address, and the caller has not confirmed theirs.',
  'confirmation-required':
    'The user has not shown within ten minutes that it is them: `POST /auth/confirm`, or log in again.',
  'invitation-needed':
    'The shop is open only by invitation, and the caller has none that can be used, or it accepts no new accounts.',
  'not-approved':
    'Only items of verified sellers are published; an admin has been asked to verify the caller.',
  'not-found': 'No resource has this id; a malformed id is treated as unknown.',
  conflict: 'The request conflicts with the current state; `detail` has the reason.',
  'already-booked': 'Someone else has already booked the item.',
  'too-many-open': "Too many of the buyer's requests are pending.",
  'open-order': 'The item has an open order.',
  'wrong-stage': 'The order is at another stage, given by `code`.',
  changed:
    'It differs from what the caller has seen; for an item, `changes` lists each field with its old and new value.',
  'last-admin': 'There must be at least one admin.',
  gone: 'The resource existed but has been withdrawn.',
  'not-on-show':
    'The item is paused, or its seller is suspended. It may become available again, so this is not 410.',
  'too-large': 'The body is larger than this endpoint accepts.',
  'unsupported-media-type': 'This endpoint does not accept the content type of the body.',
  busy: 'The server is overloaded; retry after the seconds in `Retry-After`.',
  maintenance: "The shop is in maintenance mode; `detail` is the operator's message.",
  'host-down': 'The photo storage cannot be reached; retry after the seconds in `Retry-After`.',
  invalid: 'Some fields are invalid; `errors` lists each with the reason.',
  'too-many-requests': 'Too many requests; retry after the seconds in `Retry-After`.',
};

const fieldErrors = [{ path: 'title', message: 'is required' }];

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
  const statuses = new Set(codes.map((code) => problemStatus[code]));
  const refusals: Refusals = { responses: {}, components: {} };
  for (const status of statuses) {
    const these = codes.filter((code) => problemStatus[code] === status);
    const name = these.join('_');
    refusals.responses[`${status}`] = { $ref: `#/components/responses/${name}` };
    refusals.components[name] = {
      description: these.map((code) => explained[code] ?? `${problemTitles[code]}.`).join(' Or: '),
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

import type { z } from 'zod';
import type { App } from '#src/platform/app.server.ts';
import type { Access, CallerFor } from '#src/platform/caller.ts';
import type { ProblemCode } from '#src/platform/errors.ts';
import type { FormFile } from './form-file.server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Shape = z.ZodType;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

type Expected = { field: string; maxBytes: number };

type Input<A extends Access, P, Q, B, F> = {
  app: App;
  request: Request;
  caller: CallerFor<A>;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  file: F extends Expected ? FormFile : undefined;
};

/** One call of the API: who may make it, what it takes and answers. The OpenAPI document is made of these. */
export type Route<
  A extends Access = Access,
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends Shape | undefined = Shape | undefined,
  F extends Expected | undefined = Expected | undefined,
> = {
  method: Method;
  /** Below `/api`, parameters in braces: `/cameras/{id}`. */
  path: string;
  access: A;
  summary: string;
  /** What else callers have to know; Markdown. */
  description?: string;
  tag: string;
  /** What can go wrong beyond what follows from `access`, parameters and body. */
  problems?: readonly ProblemCode[];
  /** What proves the caller where it is no access token: of a call whose access is `public`. */
  proof?: 'id-token' | 'session';
  params?: P;
  query?: Q;
  /** Of JSON; may be left out where its schema is optional. */
  body?: B;
  /** Set where the body is a form, as programs that are not ours send it, and not JSON. */
  form?: true;
  /** How large a JSON body may be, where 64 kB are too few. */
  maxJsonBytes?: number;
  /** Bodies of the answers that are not problems, by status. */
  answers: Record<number, Shape>;
  /** Of the answers' bodies, where they are no JSON. */
  answerType?: string;
  /** Headers of these answers that callers need, by name. */
  answerHeaders?: Record<string, string>;
  /** Whether `Idempotency-Key` is heeded: its first answer is kept, and answers whoever sends it again. */
  idempotent?: true;
  /** Set where the body is a form with one file: the handler receives it, bounded by `maxBytes`. */
  file?: F;
  handle: (input: Input<A, P, Q, B, F>) => Promise<Response>;
};

/** What the OpenAPI document says of a call, whoever answers it. */
export type Described = Omit<Route, 'handle'>;

/** Types a route by its own schemas. */
export function defineRoute<
  A extends Access,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
  F extends Expected | undefined = undefined,
>(route: Route<A, P, Q, B, F>): Route {
  return route as unknown as Route;
}

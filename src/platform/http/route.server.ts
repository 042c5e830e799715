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

/** One call of the API. The OpenAPI document is created from these. */
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
  /** Markdown. */
  description?: string;
  tag: string;
  /** In addition to those that follow from `access`, parameters and body. */
  problems?: readonly ProblemCode[];
  /** Identifies the caller of a `public` call, instead of an access token. */
  proof?: 'id-token' | 'session';
  params?: P;
  query?: Q;
  /** JSON, optional if its schema is. */
  body?: B;
  /** Set if the body is a form, as other programs send it, instead of JSON. */
  form?: true;
  /** Set if 64 kB are not enough. */
  maxJsonBytes?: number;
  answers: Record<number, Shape>;
  /** Set if the responses are not JSON. */
  answerType?: string;
  /** Descriptions by name. */
  answerHeaders?: Record<string, string>;
  /** Set if a repeated `Idempotency-Key` gets the first response again. */
  idempotent?: true;
  /** Set if the body is a form with one file of at most `maxBytes`. */
  file?: F;
  handle: (input: Input<A, P, Q, B, F>) => Promise<Response>;
};

export type Described = Omit<Route, 'handle'>;

export function defineRoute<
  A extends Access,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
  F extends Expected | undefined = undefined,
>(route: Route<A, P, Q, B, F>): Route {
  return route as unknown as Route;
}

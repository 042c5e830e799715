import type { z } from 'zod';
import type { App } from '#src/platform/app.server.ts';
import type { Access, CallerFor } from '#src/platform/caller.ts';
import { currentRequest } from '#src/platform/context.server.ts';
import type { ApiScope } from '#src/platform/db/columns.ts';
import type { Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError, problemOf, type ProblemCode } from '#src/platform/errors.ts';
import { answerable } from '#src/platform/outage.server.ts';
import { type problem, idParams } from '#src/platform/schemas.ts';
import type { FormFile } from './form-file.server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Shape = z.ZodType;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

type Responses = Record<number, Shape>;

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

type Declared<A, P, Q, B, R, F, X> = {
  access: A;
  summary: string;
  /** The description in Markdown. */
  description?: string;
  /** Problems other than those that follow from `access`, parameters and body. */
  problems?: readonly ProblemCode[];
  /** The proof of identity that a `public` call uses instead of an access token. */
  proof?: 'id-token' | 'session';
  params?: P;
  query?: Q;
  /** The schema of the JSON body. The body is optional if its schema is. */
  body?: B;
  /** Set if the body is a form instead of JSON, because programs other than our own send it. */
  form?: X;
  /** Set if 64 kB is not enough. */
  maxJsonBytes?: number;
  responses: R;
  /** Set if the responses are not JSON. */
  responseType?: string;
  /** Descriptions of response headers, by name. */
  responseHeaders?: Record<string, string>;
  /** Set if a repeated `Idempotency-Key` gets the first response again. */
  idempotent?: true;
  /** Set if the call is allowed during maintenance: admins must be able to log in and end it. */
  duringMaintenance?: true;
  /** The scope with which programs can make the call. Without one, API tokens are refused. */
  scope?: ApiScope;
  /**
   * Set if it does what can't be undone: the user must have shown in this session, within ten minutes, that it is them. A
   * login counts.
   */
  confirm?: true;
  /** Set if admins who have yet to set up their second factor can call it. */
  isFactorOptional?: true;
  /** Set if the body is a form with one file of at most `maxBytes`. */
  file?: F;
};

/** The OpenAPI description of a call. The types of calls from browsers follow from it (`calls.ts`). */
export type Described<
  M = Method,
  Path = string,
  Q = Shape | undefined,
  B = Shape | undefined,
  R = Responses,
  F = Expected | undefined,
  X = true | undefined,
> = Declared<Access, Shape | undefined, Q, B, R, F, X> & {
  method: M;
  /** The path below `/api`, with parameters in braces: `/cameras/{id}`. */
  path: Path;
  tag: string;
};

type AnyInput = Input<Access, Shape | undefined, Shape | undefined, Shape | undefined, Expected | undefined>;
/** A call of the API and its handler. The OpenAPI document is created from all routes. */
export type Route<
  M = Method,
  Path = string,
  Q = Shape | undefined,
  B = Shape | undefined,
  R = Responses,
  F = Expected | undefined,
  X = true | undefined,
> = Described<M, Path, Q, B, R, F, X> & { handle: (input: AnyInput) => Promise<Response> };

type Handling<I> =
  | { handle: (input: I) => Promise<Response> }
  /** Returns the JSON body. The status of the response is the only one in `responses`. */
  | { run: (input: I) => unknown }
  /** Returns one page of a list. */
  | { list: (input: I) => Promise<Page<unknown>> };

/** A path with `{id}` needs no schema for the id. */
type ParamsOf<Path extends string> = Path extends `${string}{id}${string}` ? typeof idParams : undefined;

export function routesOf(tag: string) {
  const declare =
    <M extends Method>(method: M) =>
    <
      Path extends string,
      A extends Access,
      P extends Shape | undefined = ParamsOf<Path>,
      Q extends Shape | undefined = undefined,
      B extends Shape | undefined = undefined,
      R extends Responses = Responses,
      F extends Expected | undefined = undefined,
      X extends true | undefined = undefined,
    >(
      path: Path,
      route: Declared<A, P, Q, B, R, F, X> & Handling<Input<A, P, Q, B, F>>,
    ): Route<M, Path, Q, B, R, F, X> => {
      const declared = route as unknown as Described<M, Path, Q, B, R, F, X> & Handling<AnyInput>;
      const params = path.includes('{id}') && { params: idParams };
      return { ...params, ...declared, method, path, tag, handle: handlerOf(declared) };
    };
  return {
    get: declare('GET'),
    post: declare('POST'),
    put: declare('PUT'),
    patch: declare('PATCH'),
    delete: declare('DELETE'),
  };
}

function handlerOf(route: Pick<Described, 'responses'> & Handling<AnyInput>): Route['handle'] {
  if ('handle' in route) return route.handle;
  if ('list' in route) return async (input) => pageResponse(input.request, await route.list(input));
  const [status] = Object.keys(route.responses);
  return async (input) => Response.json(await route.run(input), { status: Number(status) });
}

export function pageResponse<T>(request: Request, page: Page<T>): Response {
  const headers = new Headers({ 'x-total-count': String(page.total), 'x-first-row': String(page.first) });
  if (page.capped) headers.set('x-total-count-capped', '1');
  if (page.next) {
    const url = new URL(request.url);
    url.searchParams.set('cursor', page.next);
    headers.set('link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return Response.json(page.items, { headers });
}

type Problem = z.output<typeof problem>;

const problemHeaders = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };

/** Creates the response for an error. It contains the cause only if that is an AppError or an outage. */
export function problemResponse(thrown: unknown): Response {
  const error = answerable(thrown);
  const code: ProblemCode = error instanceof AppError ? error.code : 'internal';
  const more = error instanceof AppError ? error.more : {};
  const request = currentRequest();
  const body: Problem = {
    ...problemOf(code, error instanceof AppError ? error.message : undefined),
    ...(error instanceof AppError && error.errors ? { errors: error.errors } : {}),
    ...(more.code ? { code: more.code } : {}),
    ...(more.version === undefined ? {} : { version: more.version }),
    ...(more.changes ? { changes: more.changes } : {}),
    ...(request ? { requestId: request.id } : {}),
  };
  const wait = more.retryAfter === undefined ? {} : { 'retry-after': String(more.retryAfter) };
  return new Response(JSON.stringify(body), { status: body.status, headers: { ...problemHeaders, ...wait } });
}

import type { z } from 'zod';

/**
 * The routes of the API. Empty here; `src/app/features.server.ts` adds all routes by declaration merging, because code in
 * lower folders may not import features.
 * @public
 */
export interface ApiRoutes {}

type Route = ApiRoutes[keyof ApiRoutes];
type Routes = { [R in Route as NameOf<R>]: R };
type NameOf<R> = R extends { method: infer M extends string; path: infer P extends string }
  ? `${M} ${P}`
  : never;

/** A route by its method and path: `GET /orders/{id}`. */
export type Call = keyof Routes;

/** The JSON body of the response to each call. */
// An interface, because tsc then knows for every `Responses[C]` that it is one of these.
export interface Responses extends Bodies {}
type Bodies = { [C in Call]: BodyOf<Routes[C]> };
type BodyOf<R> = R extends { responses: infer S } ? z.output<S[keyof S]> : never;

/** A call that returns an array. */
export type ListCall = { [C in Call]: Responses[C] extends readonly unknown[] ? C : never }[Call];

/** The input of each call: the `params`, `query` and `body` that its handler gets, before they are parsed. */
export interface Inputs extends Sent {}
type Sent = { [C in Call]: Params<C> & Query<Routes[C]> & Body<Routes[C]> & CallOptions };

type Params<C> = [NamesIn<C>] extends [never] ? unknown : { params: Record<NamesIn<C>, string> };
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type Query<R> = R extends { query?: infer S extends z.ZodType }
  ? Part<'query', {} extends z.input<S> ? z.input<S> | undefined : z.input<S>>
  : unknown;
type Body<R> = R extends { file?: object } | { form?: true }
  ? { body: FormData }
  : R extends { body?: infer S extends z.ZodType }
    ? Part<'body', z.input<S>>
    : unknown;
/** A part of the input, which can be left out if its type allows it. */
type Part<Name extends string, T> = undefined extends T ? { [N in Name]?: T } : { [N in Name]: T };

type CallOptions = {
  /** Makes the call safe to repeat: it is sent again after a lost connection. */
  key?: string | undefined;
  /** Sends the request even if the page is closed before the response arrives. The body must be small. */
  keepalive?: boolean;
  /** Ends the call early. */
  signal?: AbortSignal;
};

/** The input as an argument, which can be left out if all of its parts can. */
export type InputArgs<C extends Call, More = unknown> = {} extends Inputs[C]
  ? [input?: Inputs[C] & More]
  : [input: Inputs[C] & More];

/** The parts of an OpenAPI document that its page shows; where the document has a reference, `follow` it first. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};
export type Content = Record<string, { schema?: Schema; example?: unknown }>;
type Parameter = {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema?: Schema;
};
type Header = { $ref?: string; description?: string };
export type Answer = {
  $ref?: string;
  description: string;
  headers?: Record<string, Header>;
  content?: Content;
};
type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { description?: string; content: Content };
  responses: Record<string, Answer>;
};
type SecurityScheme = { type: string; scheme?: string; name?: string; description?: string };
export type ApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, SecurityScheme>;
  };
};

export type Call = Operation & { method: string; path: string };

/** What a reference of this document names; anything else as it is. */
export function follow<T extends { $ref?: string }>(api: ApiDocument, value: T): T {
  if (!value.$ref) return value;
  const keys = value.$ref.replace('#/', '').split('/');
  return keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], api) as T;
}

/** The calls of a tag, in the order of the document. */
export function callsOf(api: ApiDocument, tag: string): Call[] {
  return Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
}

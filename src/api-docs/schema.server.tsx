import { Fragment } from 'react';
import type { Schema } from './document.server.ts';
import { Prose } from './prose.server.tsx';

const nameOf = (ref: string): string => ref.split('/').at(-1)!;

/** A schema's type in words, with links to the schemas that have names. */
export function TypeOf({ schema }: { schema: Schema }): React.ReactNode {
  const { $ref, items, type, format } = schema;
  if ($ref) {
    return (
      <a className="link" href={`#schema-${nameOf($ref)}`}>
        {nameOf($ref)}
      </a>
    );
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) {
    return either.map((one, index) => (
      <Fragment key={JSON.stringify(one)}>
        {index > 0 && ' | '}
        <TypeOf schema={one} />
      </Fragment>
    ));
  }
  if (items) {
    return (
      <>
        array of <TypeOf schema={items} />
      </>
    );
  }
  const types = [type ?? 'anything'].flat().join(' | ');
  return format ? `${types} (${format})` : types;
}

function range(from: number | undefined, to: number | undefined, unit = ''): string {
  if (from && to !== undefined) return `${from}–${to}${unit}`;
  if (to !== undefined) return `at most ${to}${unit}`;
  return from === undefined ? '' : `at least ${from}${unit}`;
}

/** What a value must keep to, in words. */
function boundsOf({ minLength, maxLength, minimum, maximum, ...schema }: Schema): string {
  const fallback = schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`;
  return [range(minLength, maxLength, ' characters'), range(minimum, maximum), fallback]
    .filter(Boolean)
    .join(' · ');
}

export type Row = { name: string; schema: Schema; required: boolean; note?: string | undefined };

/** Names, types and meanings: parameters, or the properties of a schema. */
export function Rows({ rows, caption }: { rows: Row[]; caption: string }) {
  return (
    <dl aria-label={caption} className="border-t border-line text-sm">
      {rows.map(({ name, schema, required, note }) => {
        const nested = schema.properties ?? schema.items?.properties;
        const bounds = boundsOf(schema);
        const words = note ?? schema.description;
        return (
          <div
            key={name}
            className="grid gap-x-6 gap-y-0.5 border-b border-line py-2 sm:grid-cols-[11rem_1fr]"
          >
            <dt className="wrap-anywhere">
              <code className="font-mono text-xs font-medium text-ink">{name}</code>
              {required && <span className="mono ms-2 text-patch-ink">required</span>}
            </dt>
            <dd className="min-w-0">
              <span className="mono wrap-anywhere">
                <TypeOf schema={schema} />
                {bounds && ` · ${bounds}`}
              </span>
              {words && <Prose text={words} />}
              {nested && <Properties schema={schema.properties ? schema : schema.items!} caption={name} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The properties of an object, those of what is in it nested; of a union, those of each of its members. */
export function Properties({ schema, caption }: { schema: Schema; caption: string }): React.ReactNode {
  const members = schema.anyOf ?? schema.oneOf;
  if (members) {
    return members.map((member, index) => (
      <div key={JSON.stringify(member)} className="mb-6">
        <p className="mono mb-1">
          {index > 0 && 'or '}
          {!member.properties && <TypeOf schema={member} />}
        </p>
        <Properties schema={member} caption={`${caption}, ${index + 1}`} />
      </div>
    ));
  }
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    schema: property,
    required: required.has(name),
  }));
  return rows.length > 0 && <Rows rows={rows} caption={caption} />;
}

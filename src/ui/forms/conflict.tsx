import { get } from 'react-hook-form';
import { conflictTexts as texts } from '#src/texts/conflicts.ts';
import type { Conflict } from '#src/ui/forms/versions.ts';

/** A field of the form as it is named to the user. `show` returns a value as text, or null for nothing. */
export type ConflictField = { path: string; label: string; show?: (value: never) => string | null };

type Props = { conflict: Conflict | null; fields: readonly ConflictField[] };

/** Lists what was saved elsewhere while a form was open: first what the next save replaces, then what the form took. */
export function ConflictList({ conflict, fields }: Props) {
  if (!conflict) return null;
  return (
    <div className="max-h-48 overflow-y-auto sm:max-h-72 border-y border-line text-sm">
      <List title={texts.theirs} fields={fields} valueAt={(path) => get(conflict.theirs, path)} />
      <List title={texts.taken} fields={fields} valueAt={(path) => conflict.taken[path]} />
    </div>
  );
}

function List({
  title,
  fields,
  valueAt,
}: {
  title: string;
  fields: readonly ConflictField[];
  valueAt: (path: string) => unknown;
}) {
  const shown = fields.filter(({ path }) => valueAt(path) !== undefined);
  if (shown.length === 0) return null;
  return (
    <section className="py-3">
      <p>{title}</p>
      <dl className="mt-2 flex flex-col gap-2">
        {shown.map(({ path, label, show }) => (
          <div key={path}>
            <dt className="font-semibold">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap text-soft">{textOf(valueAt(path), show)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function textOf(value: unknown, show: ConflictField['show']): string {
  if (show) return show(value as never) ?? texts.nothing;
  if (value === null || value === '') return texts.nothing;
  return typeof value === 'boolean' ? texts[value ? 'yes' : 'no'] : String(value);
}

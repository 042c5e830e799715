import type { ItemChanges } from '#src/platform/schemas.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { includedTexts } from '#src/texts/included.ts';
import { labeled, listed } from '#src/texts/words.ts';

type Change = ItemChanges[number];

export function ChangesCard({ changes }: { changes: ItemChanges }) {
  if (changes.length === 0) return null;
  const { list, tooOld, was, is } = changeTexts;
  const labels: Partial<Record<string, string>> = changeTexts.fields;
  const merged = new Map<string, Change>();
  // If a fact was edited several times, the oldest value is the one that the user saw.
  for (const change of changes)
    merged.set(change.path, { ...change, was: merged.get(change.path)?.was ?? change.was });
  const known = [...merged.values()].filter(({ path }) => labels[path] !== undefined);
  if (known.length === 0) return <p className="text-sm">{tooOld}</p>;
  return (
    <dl
      aria-label={list}
      className="flex max-h-72 flex-col gap-3 overflow-y-auto border-y border-line py-3 text-sm"
    >
      {known.map((change) => (
        <div key={change.path}>
          <dt className="font-semibold">{labels[change.path]}</dt>
          <dd className="wrap-anywhere whitespace-pre-line text-soft">
            {labeled(was, '')}
            <del>{formatValue(change, 'was')}</del>
          </dd>
          <dd className="wrap-anywhere whitespace-pre-line">
            {labeled(is, '')}
            <ins className="no-underline">{formatValue(change, 'is')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function formatValue(change: Change, version: 'was' | 'is'): string {
  const value = change[version];
  if (change.path === 'included' && Array.isArray(value))
    return value.length > 0 ? includedTexts.list(...value) : includedTexts.nothing;
  if (change.path === 'parts' && Array.isArray(value))
    return value.length > 0 ? listed(value) : changeTexts.alone;
  if (Array.isArray(value)) return changeTexts.photos(value.length);
  return change.path === 'sale' ? formatMoney(Number(value)) : String(value);
}

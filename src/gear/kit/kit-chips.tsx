import { X } from 'lucide-react';
import { Link } from 'react-router';
import { kitTexts } from '#src/texts/kit.ts';
import { searchTexts } from '#src/texts/search.ts';
import { call } from '#src/ui/client/call.ts';
import { useFetched } from '#src/ui/client/use-fetched.ts';
import { namesOf, useKit } from './my-kit.ts';

/**
 * Links that filter a list by what fits an item in the user's kit. The link of the filter in use removes the filter, so
 * this filter is not listed again among the active filters.
 */
export function KitChips({ path, search }: { path: string; search: string }) {
  const kit = useKit();
  const model = kit.map(({ key }) => key);
  const [items] = useFetched(model.join(' ') || null, async () => {
    const { body } = await call('GET /fit/items', { query: { model } });
    return body;
  });
  const names = items?.models ?? [];
  const params = new URLSearchParams(search);
  const listed = path.slice(1);
  const shown = names.filter(({ kind }) => (listed === 'search' ? kind === 'cameras' : kind !== listed));
  if (shown.length === 0) return null;
  const ownNames = namesOf(kit);
  return (
    <nav aria-label={kitTexts.chips} className="print:hidden">
      <ul className="flex gap-2 sm:flex-wrap">
        {shown.map(({ _id, brand, name }) => {
          const next = new URLSearchParams(params);
          next.delete('cursor');
          const isOn = params.get('fits')?.split('@')[0] === _id;
          if (isOn) for (const filter of ['fits', 'adapters', 'limited']) next.delete(filter);
          else {
            next.set('fits', _id);
            next.set('adapters', '1');
          }
          const label = kitTexts.chip(ownNames.get(_id) ?? `${brand} ${name}`);
          return (
            <li key={_id}>
              <Link
                to={`${path}?${next}`}
                preventScrollReset
                data-fits-on={isOn || undefined}
                aria-label={isOn ? searchTexts.find.without(label) : undefined}
                className="inline-flex min-h-9 items-center gap-2 rounded-xs border border-line px-3 text-sm hover:border-ink"
              >
                {label}
                {isOn && <X aria-hidden size={14} />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

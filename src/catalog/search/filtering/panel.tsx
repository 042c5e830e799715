import { X } from 'lucide-react';
import { useState, useEffect, useEffectEvent, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { groups, switches, type Group } from '#src/catalog/search/filters.ts';
import { usualRadius, waitingRadius } from '#src/catalog/search/near/radii.ts';
import type { FacetValue } from '#src/catalog/search/schemas.ts';
import type { Kind } from '#src/platform/db/columns.ts';
import { placeLabel } from '#src/texts/place-label.ts';
import { searchTexts } from '#src/texts/search.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { ChoiceField, FitsField, PriceFields } from './fields.tsx';
import { chosen, filtersOf, offered, valueLabel, withoutFilters, type ListProps } from './links.ts';
import { NearFields } from './near-fields.tsx';
import type { RefusedPrices } from './page-query-service.server.ts';
import { TraitFields } from './trait-fields.tsx';

type PanelProps = ListProps & {
  id: string;
  refused: RefusedPrices;
  /** The typed name or id that is no place. */
  unknownPlace: string | null;
  /** The kind of all items in a list, if it is the same. */
  kind?: Kind | undefined;
  count: number;
};

/** A plain GET form, in a popover on narrow screens. With JavaScript, each choice is sent immediately. */
export function FilterPanel({ id, path, params, facets, refused, unknownPlace, kind, count }: PanelProps) {
  const { find } = searchTexts;
  const send = useSend({ path, params, facets });
  const picked = chosen(params);
  // A new URL discards typed values that were not sent.
  const [typedFor, setTypedFor] = useState<PanelProps['params'] | null>(null);
  const isTyping = typedFor === params;
  // Typed values are sent only when Enter is pressed.
  const onFieldChange = (form: HTMLFormElement, changed: readonly Element[]) =>
    changed.every(isTyped) ? setTypedFor(params) : send(form);
  const form = useFollow(params, onFieldChange);
  return (
    <aside popover="auto" id={id} aria-label={find.filters} className="filter-sheet print:hidden">
      <Form
        ref={form}
        action={path}
        onChange={({ target, currentTarget }) =>
          target instanceof Element && onFieldChange(currentTarget, [target])
        }
        onSubmit={(event) => {
          event.preventDefault();
          setTypedFor(null);
          for (const field of event.currentTarget.elements)
            if (field instanceof HTMLInputElement) field.dataset['sent'] = field.value;
          // A model that is chosen from the suggestions submits the form without a button.
          if (event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter)
            document.getElementById(id)?.hidePopover?.();
          send(event.currentTarget);
        }}
        className="flex flex-col gap-7"
      >
        <div className="flex items-center justify-between xl:hidden">
          <p className="heading-block">{find.filters}</p>
          <IconButton label={find.close} className="-me-3" popoverTarget={id} popoverTargetAction="hide">
            <X aria-hidden size={22} strokeWidth={1.75} />
          </IconButton>
        </div>
        {['q', 'model', 'sort', 'order'].map((name) => {
          const value = params.get(name);
          return value && <input key={name} type="hidden" name={name} value={value} />;
        })}
        <PriceFields params={params} facets={facets} refused={refused} />
        <NearFields params={params} facets={facets} path={path} unknown={unknownPlace} />
        <FitsField params={params} facets={facets} path={path} />
        {groups
          .filter((group) => group !== 'kind' || !kind)
          .map((group) => (
            <FilterGroup
              key={group}
              name={group}
              values={facets[group]}
              picked={picked.filter(({ name }) => name === group).map(({ value }) => value)}
            />
          ))}
        <TraitFields params={params} kind={kind} />
        {filtersOf().map(([name, filter]) => (
          <ChoiceField key={name} name={name} filter={filter} params={params} />
        ))}
        <div className="flex flex-col">
          {switches.map((name) => (
            <Checkbox
              key={name}
              name={name}
              value="1"
              label={find[name]}
              count={find.count(facets[name])}
              defaultChecked={params.get(name) === '1'}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-4 max-xl:sticky max-xl:bottom-0 max-xl:-mx-5 max-xl:border-t max-xl:border-line max-xl:bg-paper max-xl:px-5 max-xl:pt-3 max-xl:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <Button type="submit" className="max-xl:flex-1">
            {isTyping || unknownPlace !== null ? find.show : find.showCount(count)}
          </Button>
          {picked.length > 0 && (
            <Link to={withoutFilters(path, params)} className="link text-sm">
              {find.clear}
            </Link>
          )}
        </div>
      </Form>
    </aside>
  );
}

const maxVisible = 8;

type GroupProps = { name: Group; values: readonly FacetValue[]; picked: readonly string[] };

function FilterGroup({ name, values, picked }: GroupProps) {
  const { find } = searchTexts;
  const all = offered(values, picked);
  if (all.length === 0) return null;
  const box = ({ value, label, count }: FacetValue) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      label={valueLabel(name, value, label)}
      count={find.count(count)}
      defaultChecked={picked.includes(value)}
    />
  );
  const rest = all.slice(maxVisible);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{find.groups[name]}</legend>
      {all.slice(0, maxVisible).map(box)}
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => picked.includes(value))}>
          <summary className="link cursor-pointer py-2 text-sm">{find.more(rest.length)}</summary>
          {rest.map(box)}
        </details>
      )}
    </fieldset>
  );
}

function useSend({ path, params, facets: { fits, near } }: ListProps) {
  const submit = useSubmit();
  return (form: HTMLFormElement) => {
    const given = new FormData();
    // The fields show the names of a model and a place, and the URL contains their ids.
    const ids = new Map([
      ['fits', fits && { name: fits.name, id: fits._id }],
      ['near', near && { name: placeLabel(near), id: String(near._id) }],
    ]);
    for (const [name, value] of new FormData(form)) {
      const known = ids.get(name);
      if (value !== '') given.append(name, known && value === known.name ? known.id : value);
    }
    if (!given.has('near') && waitingRadius(params) === null) given.delete('within');
    if (given.has('near') && !params.has('near') && !given.has('within'))
      given.set('within', String(usualRadius()));
    void submit(given, { method: 'get', action: path, preventScrollReset: true });
  };
}

const isTyped = (field: Element): boolean => field instanceof HTMLInputElement && field.type !== 'checkbox';

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!(field instanceof HTMLInputElement)) return false;
  return isTyped(field) ? field.value !== field.defaultValue : field.checked !== field.defaultChecked;
}

/**
 * Updates the form when Back or a link changes the URL. `onFieldChange` is called with the fields that were changed
 * before hydration.
 */
function useFollow(
  params: URLSearchParams,
  onFieldChange: (form: HTMLFormElement, changed: readonly Element[]) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const followed = useRef(params);
  const onEarlyChange = useEffectEvent(onFieldChange);
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])];
    if (followed.current === params) {
      const early = fields.filter(isChanged);
      if (form.current && early.length > 0) onEarlyChange(form.current, early);
      return;
    }
    followed.current = params;
    for (const field of fields) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox')
        field.checked = params.getAll(field.name).includes(field.value);
      else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        // Does not overwrite text that is being typed and was not sent.
        if (field !== document.activeElement || field.dataset['sent'] === field.value)
          field.value = field.dataset['name'] ?? params.get(field.name) ?? '';
    }
  }, [params]);
  return form;
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { useSubmit } from 'react-router';
import type { Facets } from '#src/search/query.ts';

/** Sends what is filled in, without the fields that are empty. */
export function useSend(path: string, fits: Facets['fits']) {
  const submit = useSubmit();
  return (form: HTMLFormElement) => {
    const given = new FormData();
    // A model stands in its field by its name, and in an address by its id.
    for (const [name, value] of new FormData(form))
      if (value !== '') given.append(name, name === 'fits' && value === fits?.name ? fits._id : value);
    void submit(given, { method: 'get', action: path, preventScrollReset: true });
  };
}

export const isTyped = (field: Element): boolean =>
  field instanceof HTMLInputElement && field.type !== 'checkbox';

/** Whether a field differs from how it came with the page. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    // A value of the address that is not offered leaves the first.
    const given = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.value !== given?.value;
  }
  if (!(field instanceof HTMLInputElement)) return false;
  return isTyped(field) ? field.value !== field.defaultValue : field.checked !== field.defaultChecked;
}

/**
 * Follows the address when it changes elsewhere: a filter taken out over the list, the browser's Back. `hear` is told of
 * the fields that were changed before the page's script ran, whose events nobody heard.
 */
export function useFollow(
  params: URLSearchParams,
  hear: (form: HTMLFormElement, changed: readonly Element[]) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const followed = useRef(params);
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])];
    if (followed.current === params) {
      const early = fields.filter(isChanged);
      if (form.current && early.length > 0) heard(form.current, early);
      return;
    }
    followed.current = params;
    for (const field of fields) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox')
        field.checked = params.getAll(field.name).includes(field.value);
      else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        // What is being typed stays, unless it was sent as it is.
        if (field !== document.activeElement || field.dataset['sent'] === field.value)
          // An address has a model by its id, and the field by its name.
          field.value = (field.name === 'fits' && field.dataset['name']) || (params.get(field.name) ?? '');
    }
  }, [params]);
  return form;
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { useSubmit } from 'react-router';
import type { Facets } from '#src/catalog/search/schemas.ts';

export function useSend(path: string, fits: Facets['fits']) {
  const submit = useSubmit();
  return (form: HTMLFormElement) => {
    const given = new FormData();
    // The field shows a model by name, the address has its id.
    for (const [name, value] of new FormData(form))
      if (value !== '') given.append(name, name === 'fits' && value === fits?.name ? fits._id : value);
    void submit(given, { method: 'get', action: path, preventScrollReset: true });
  };
}

export const isTyped = (field: Element): boolean =>
  field instanceof HTMLInputElement && field.type !== 'checkbox';

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    // A value of the address that is not offered leaves the first.
    const given = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.value !== given?.value;
  }
  if (!(field instanceof HTMLInputElement)) return false;
  return isTyped(field) ? field.value !== field.defaultValue : field.checked !== field.defaultChecked;
}

/** Follows the address when Back or a link changes it. `hear` gets fields that were changed before hydration. */
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
        // Keeps what is being typed, unless it was sent as it is.
        if (field !== document.activeElement || field.dataset['sent'] === field.value)
          field.value = (field.name === 'fits' && field.dataset['name']) || (params.get(field.name) ?? '');
    }
  }, [params]);
  return form;
}

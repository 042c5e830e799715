import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NamedAdapter } from '#src/gear/fit/schemas.ts';
import { gearTexts } from '#src/texts/gear.ts';
import { call } from '#src/ui/client/call.ts';
import { useSettled } from '#src/ui/client/hooks.ts';
import { TextField } from '#src/ui/forms/field.tsx';
import type { ListingForm } from './listing-values.ts';

const pauseMs = 500;
const longestQuery = 120;

/** The mounts that the title of an adapter names; undefined while they are not known. */
function useNamed(brand: string, title: string): NamedAdapter | undefined {
  const query = new URLSearchParams({
    brand: brand.slice(0, longestQuery),
    title: title.slice(0, longestQuery),
  }).toString();
  const settled = useSettled(query, pauseMs);
  const { data } = useQuery({
    queryKey: ['adapter', settled],
    queryFn: async () => (await call<NamedAdapter>('GET', `/api/gear/adapter?${settled}`)).body,
    enabled: brand.trim() !== '' && title.trim() !== '' && settled === query,
    staleTime: Infinity,
    retry: false,
  });
  return settled === query ? data : undefined;
}

/** The mounts that an adapter joins. A new title fills them in until the seller types there. */
export function AdapterFields({ form: { field: fieldOf, watch, setValue } }: { form: ListingForm }) {
  const { gear: words } = gearTexts;
  const [brand, title, from, to] = watch(['brand', 'title', 'adaptsFrom', 'adaptsTo']);
  const named = useNamed(brand ?? '', title ?? '');
  const [firstTitle] = useState(title);
  const [isTyped, setIsTyped] = useState(false);
  const isOpen = !from && !to && !isTyped && title !== firstTitle;
  useEffect(() => {
    if (!isOpen || !named?.adaptsFrom || !named.adaptsTo) return;
    setValue('adaptsFrom', named.adaptsFrom, { shouldDirty: true });
    setValue('adaptsTo', named.adaptsTo, { shouldDirty: true });
  }, [isOpen, named, setValue]);
  const onInput = () => setIsTyped(true);
  const emptyIsNull = { setValueAs: (value: unknown) => (value === '' ? null : value) };
  return (
    <>
      <TextField
        {...fieldOf('adaptsFrom', words.adaptsFrom, emptyIsNull)}
        optional={words.optional}
        hint={words.adapterHint}
        onInput={onInput}
      />
      <TextField
        {...fieldOf('adaptsTo', words.adaptsTo, emptyIsNull)}
        optional={words.optional}
        onInput={onInput}
      />
    </>
  );
}

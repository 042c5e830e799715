import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { NamedAdapter } from '#src/gear/fit/schemas.ts';
import { GearFields } from '#src/gear/models/gear-fields-card.tsx';
import type { GearKind, GearValues, SuggestedModel } from '#src/gear/models/schemas.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { gearTexts } from '#src/texts/gear.ts';
import { call } from '#src/ui/client/call.ts';
import { useSettled } from '#src/ui/client/hooks.ts';
import { TextField } from '#src/ui/forms/field.tsx';
import { textOrNull } from '#src/ui/forms/form.ts';
import type { ListingForm } from './listing-values.ts';
import { ConversionField, described } from './parts-fieldset.tsx';

/** `onKind` is missing for a listed item, whose kind stays the same. */
export function GearFieldset({
  kind,
  form,
  onKind,
}: {
  kind: Kind;
  form: ListingForm;
  onKind: ((kind: GearKind) => void) | undefined;
}) {
  const { control, setValue, getValues, field: fieldOf } = form;
  const { gear: words } = gearTexts;
  const { products } = dashboardTexts;
  const brand = useController({ control, name: 'brand' });
  const model = useController({ control, name: 'model' });
  const modelId = useController({ control, name: 'modelId' });
  const mount = useController({ control, name: 'mount' });
  const conversion = useController({ control, name: 'conversion' });
  const options = { shouldDirty: true, shouldValidate: brand.formState.isSubmitted };
  const values = {
    brand: brand.field.value ?? '',
    model: model.field.value ?? '',
    modelId: modelId.field.value ?? null,
    mount: mount.field.value ?? '',
  };

  /** Empty values are null, as in the API. */
  function change(changes: Partial<GearValues>): void {
    if (changes.brand !== undefined) {
      if (changes.model === undefined) renameItem(changes.brand);
      setValue('brand', changes.brand, options);
    }
    if (changes.model !== undefined) setValue('model', changes.model || null, options);
    if (changes.modelId !== undefined) setValue('modelId', changes.modelId, options);
    if (changes.mount !== undefined) setValue('mount', changes.mount || null, options);
  }
  /** Leaves a title that the user has written. */
  function nameItem(title: string): void {
    const before = [values.model, nameOf(values)];
    const current = getValues('title') ?? '';
    if (current === '' || before.includes(current)) setValue('title', title, options);
  }
  /** Keeps the brand in a title that was made from brand and model. */
  function renameItem(newBrand: string): void {
    const isNamed = values.brand !== '' && getValues('title') === nameOf(values);
    if (isNamed && !values.model.startsWith(values.brand))
      setValue('title', nameOf({ brand: newBrand, model: values.model }), options);
  }
  function pick(picked: SuggestedModel): void {
    nameItem(nameOf({ brand: picked.brand, model: picked.name }));
    if (picked.kind !== kind) onKind?.(picked.kind);
  }
  const failed = { brand: brand.fieldState.error?.message, mount: mount.fieldState.error?.message };
  return (
    <>
      <GearFields
        kind={kind === 'accessories' ? undefined : kind}
        anyKind={onKind !== undefined}
        values={values}
        fields={{
          brand: described(products.fields.brand, failed.brand),
          model: {
            ...described(words.model, model.fieldState.error?.message, modelId.fieldState.error?.message),
            hint: words.modelHint,
          },
          mount: described(words.mount, failed.mount),
        }}
        refs={{ brand: brand.field.ref, model: model.field.ref, mount: mount.field.ref }}
        onChange={change}
        onPick={pick}
        onTyped={nameItem}
      >
        <TextField {...fieldOf('title', products.fields.title)} required className="sm:col-span-2" />
      </GearFields>
      {kind === 'lens' && (
        <ConversionField value={conversion.field.value ?? null} onChange={conversion.field.onChange} />
      )}
      {kind === 'accessories' && <AdapterFields form={form} />}
    </>
  );
}

const nameOf = ({ brand, model }: { brand: string; model: string }): string =>
  model.startsWith(brand) ? model : `${brand} ${model}`.trim();

const pauseMs = 500;
const longestQuery = 120;

/** The mounts that the title of an adapter names; undefined while they are not known. */
function useNamed(brand: string, title: string): NamedAdapter | undefined {
  const query = useMemo(
    () => ({ brand: brand.slice(0, longestQuery), title: title.slice(0, longestQuery) }),
    [brand, title],
  );
  const settled = useSettled(query, pauseMs);
  const { data } = useQuery({
    queryKey: ['adapter', settled],
    queryFn: async () => (await call('GET /gear/adapter', { query: settled })).body,
    enabled: brand.trim() !== '' && title.trim() !== '' && settled === query,
    staleTime: Infinity,
    retry: false,
  });
  return settled === query ? data : undefined;
}

/** The mounts that an adapter joins. A new title fills them in until the seller types there. */
function AdapterFields({ form: { field: fieldOf, watch, setValue } }: { form: ListingForm }) {
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
  return (
    <>
      <TextField
        {...fieldOf('adaptsFrom', words.adaptsFrom, textOrNull)}
        optional={words.optional}
        hint={words.adapterHint}
        onInput={onInput}
      />
      <TextField
        {...fieldOf('adaptsTo', words.adaptsTo, textOrNull)}
        optional={words.optional}
        onInput={onInput}
      />
    </>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#src/ui/client/call.ts';
import { useSettled } from '#src/ui/client/hooks.ts';
import { useState } from 'react';
import { gearTexts } from '#src/texts/gear.ts';
import { SuggestField } from '#src/ui/forms/suggest-field.tsx';
import type { GearFound, GearKind, GearModel } from './schemas.ts';

const pauseMs = 150;
const nothing: GearFound = { brands: [], models: [] };

function useGear(q: string, kind: GearKind | undefined, brand = ''): GearFound {
  const params = new URLSearchParams();
  if (q.trim()) params.set('q', q.trim().slice(0, 120));
  if (brand.trim()) params.set('brand', brand.trim().slice(0, 120));
  const empty = params.size === 0;
  if (kind) params.set('kind', kind);
  const query = useSettled(params.toString(), pauseMs);
  const { data = nothing } = useQuery({
    queryKey: ['gear', query],
    queryFn: async () => (await call<GearFound>('GET', `/api/gear?${query}`)).body,
    enabled: !empty && query !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  return empty ? nothing : data;
}

export type GearValues = { brand: string; model: string; modelId: string | null; mount: string };

type Field = { label: string; hint?: string | undefined; error?: string | undefined };

function optionsOf(words: string[], value: string) {
  return words.includes(value) ? [] : words.map((word) => ({ id: word, value: word }));
}

/** A picked model fills all three fields; typed values stay as they are. */
export function GearFields({
  kind,
  values,
  fields,
  refs,
  onChange,
}: {
  kind: GearKind | undefined;
  values: GearValues;
  fields: Record<'brand' | 'model' | 'mount', Field>;
  refs: Record<'brand' | 'model' | 'mount', React.RefCallback<HTMLInputElement>>;
  onChange: (changes: Partial<GearValues>) => void;
}) {
  const { gear: words } = gearTexts;
  const [picked, setPicked] = useState<GearModel | null>(null);
  const { brands } = useGear(values.brand, kind);
  const { models } = useGear(values.model, kind, values.brand);
  const suggested = models.map((model) => ({
    ...model,
    id: model._id,
    value: model.name,
    detail: model.mounts.join(', ') || words.fixedLens,
  }));
  const mounts = picked?._id === values.modelId ? (picked?.mounts ?? []) : [];

  function pick(model: GearModel): void {
    setPicked(model);
    const mount = model.mounts.length === 1 || kind === 'cameras' ? (model.mounts[0] ?? '') : '';
    onChange({ brand: model.brand, model: model.name, modelId: model._id, mount });
  }
  return (
    <>
      <SuggestField
        {...fields.brand}
        name="brand"
        required
        value={values.brand}
        inputRef={refs.brand}
        suggestions={optionsOf(brands, values.brand)}
        onType={(brand) => onChange({ brand, modelId: null })}
        onPick={({ value }) => onChange({ brand: value, ...(value !== values.brand && { modelId: null }) })}
      />
      {kind && (
        <>
          <SuggestField
            {...fields.model}
            name="model"
            optional={words.optional}
            value={values.model}
            inputRef={refs.model}
            suggestions={suggested}
            onType={(model) => onChange({ model, modelId: null })}
            onPick={pick}
          />
          <SuggestField
            {...fields.mount}
            name="mount"
            optional={words.optional}
            value={values.mount}
            inputRef={refs.mount}
            suggestions={optionsOf(mounts, values.mount)}
            onType={(mount) => onChange({ mount })}
            onPick={({ value }) => onChange({ mount: value })}
          />
        </>
      )}
    </>
  );
}

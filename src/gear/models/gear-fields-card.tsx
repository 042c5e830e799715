import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gearTexts } from '#src/texts/gear.ts';
import { call } from '#src/ui/client/call.ts';
import { useSettled } from '#src/ui/client/hooks.ts';
import { SuggestField } from '#src/ui/forms/suggest-field.tsx';
import type { GearFound, GearKind, GearValues, SuggestedModel } from './schemas.ts';
import { leaveModel, modelNamedIn, mountsText, valuesOfModel } from './typed-model.ts';

const pauseMs = 150;
const nothing: GearFound = { brands: [], mounts: [], models: [] };

type Typed = Record<'mount' | 'q' | 'brand', string | undefined>;
const isEmpty = ({ mount, q, brand }: Typed): boolean => !mount && !q && !brand;

function useGear(q: string, kind: GearKind | undefined, brand = '', mount = ''): GearFound {
  const typed = useMemo(
    () => ({
      mount: mount.trim().slice(0, 60) || undefined,
      q: q.trim().slice(0, 120) || undefined,
      brand: brand.trim().slice(0, 120) || undefined,
      kind,
    }),
    [mount, q, brand, kind],
  );
  const empty = isEmpty(typed);
  const query = useSettled(typed, pauseMs);
  const { data = nothing } = useQuery({
    queryKey: ['gear', query],
    queryFn: async () => (await call('GET /gear', { query })).body,
    enabled: !empty && !isEmpty(query),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  return empty ? nothing : data;
}

/** The model of the reference with this id, found by its name. */
export function useGearModel({
  model,
  modelId,
  brand,
}: Omit<GearValues, 'mount'>): SuggestedModel | undefined {
  const { models } = useGear(modelId === null ? '' : model, undefined, modelId === null ? '' : brand);
  return models.find(({ _id }) => _id === modelId);
}

export const hasFixedLens = ({ kind, choices }: Pick<SuggestedModel, 'kind' | 'choices'>): boolean =>
  kind === 'cameras' && choices.length === 0;

type Field = { label: string; error: string | undefined; hint?: string; required?: boolean };

function optionsOf(words: readonly string[], value: string) {
  return words.includes(value) ? [] : words.map((word) => ({ id: word, value: word }));
}

/** A picked model fills all three fields. */
export function GearFields({
  kind,
  anyKind = false,
  values,
  fields,
  refs,
  onChange,
  onPick,
  onTyped,
  children,
}: {
  kind: GearKind | undefined;
  /** Also suggests models of the other kind. */
  anyKind?: boolean;
  values: GearValues;
  fields: Record<'brand' | 'model' | 'mount', Field>;
  refs: Record<'brand' | 'model' | 'mount', React.RefCallback<HTMLInputElement>>;
  onChange: (changes: Partial<GearValues>) => void;
  onPick?: ((model: SuggestedModel) => void) | undefined;
  /** Called when the user leaves the field with a model that is not in the reference. */
  onTyped?: ((model: string) => void) | undefined;
  /** The fields between the model and the brand. */
  children?: React.ReactNode;
}) {
  const { gear: words, kinds: kindNames } = gearTexts;
  const { brands } = useGear(values.brand, kind);
  const { models } = useGear(values.model, anyKind ? undefined : kind, values.brand);
  const suggested = models.map((model) => ({
    ...model,
    id: model._id,
    value: model.name,
    label: anyKind ? `${model.brand} ${model.name}` : model.name,
    detail: [...(model.kind === kind ? [] : [kindNames[model.kind]]), mountsText(model, words)].join(' · '),
  }));
  const known = useGearModel(values);
  const choices = known && known.choices.length > 1 ? known.choices : undefined;
  const isFixed = known !== undefined && hasFixedLens(known);
  const { mounts } = useGear('', undefined, '', choices ? '' : values.mount);

  function fill(model: SuggestedModel): void {
    onChange(valuesOfModel(model));
  }
  function pick(model: SuggestedModel): void {
    fill(model);
    onPick?.(model);
  }
  function typeBrand(brand: string): void {
    onChange({ ...leaveModel(values, known), brand });
  }
  /** Picks the model whose name was typed in full. */
  function settle({ relatedTarget: next }: React.FocusEvent): void {
    if (values.modelId !== null || values.model.trim() === '') return;
    const named = modelNamedIn(values, models);
    // Nothing may appear in a field while the user begins to type there.
    const isTyping = next instanceof HTMLInputElement && next.type === 'text';
    if (named) (isTyping ? fill : pick)(named);
    else if (!isTyping) onTyped?.(values.model.trim());
  }
  return (
    <>
      {kind && (
        <SuggestField
          {...fields.model}
          name="model"
          optional={fields.model.required ? undefined : words.optional}
          value={values.model}
          inputRef={refs.model}
          suggestions={suggested}
          onType={(model) => onChange({ ...leaveModel(values, known), model })}
          onPick={pick}
          onBlur={settle}
          className="sm:col-span-2"
        />
      )}
      {children}
      <SuggestField
        {...fields.brand}
        name="brand"
        required
        value={values.brand}
        inputRef={refs.brand}
        suggestions={optionsOf(brands, values.brand)}
        onType={typeBrand}
        onPick={({ value }) => value !== values.brand && typeBrand(value)}
      />
      {kind && !(isFixed && values.mount === '') && (
        <SuggestField
          {...fields.mount}
          hint={choices && values.mount === '' ? words.mountHint : undefined}
          name="mount"
          optional={words.optional}
          value={values.mount}
          inputRef={refs.mount}
          suggestions={optionsOf(choices ?? mounts, values.mount)}
          onType={(mount) => onChange({ mount })}
          onPick={({ value }) => onChange({ mount: value })}
        />
      )}
    </>
  );
}

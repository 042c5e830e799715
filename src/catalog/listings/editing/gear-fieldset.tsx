import { useController } from 'react-hook-form';
import { GearFields, type GearValues } from '#src/gear/models/gear-fields-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { gearTexts } from '#src/texts/gear.ts';
import { siteTexts } from '#src/texts/site.ts';
import type { Kind } from '#src/catalog/listings/schemas.ts';
import type { ListingForm } from './listing-fieldset.tsx';

export function GearFieldset({ kind, form: { control, setValue } }: { kind: Kind; form: ListingForm }) {
  const { gear: words } = gearTexts;
  const { products } = dashboardTexts;
  const { form: formWords } = siteTexts;
  const brand = useController({ control, name: 'brand' });
  const model = useController({ control, name: 'model' });
  const modelId = useController({ control, name: 'modelId' });
  const mount = useController({ control, name: 'mount' });

  /** Empty values are null, as in the API. */
  function change(changes: Partial<GearValues>): void {
    const options = { shouldDirty: true, shouldValidate: brand.formState.isSubmitted };
    if (changes.brand !== undefined) setValue('brand', changes.brand, options);
    if (changes.model !== undefined) setValue('model', changes.model || null, options);
    if (changes.modelId !== undefined) setValue('modelId', changes.modelId, options);
    if (changes.mount !== undefined) setValue('mount', changes.mount || null, options);
  }
  const field = (label: string, ...errors: (string | undefined)[]) => {
    const message = errors.find(Boolean);
    return { label, error: message && formWords.fieldError(label, message) };
  };
  const failed = { brand: brand.fieldState.error?.message, mount: mount.fieldState.error?.message };
  return (
    <GearFields
      kind={kind === 'accessories' ? undefined : kind}
      values={{
        brand: brand.field.value ?? '',
        model: model.field.value ?? '',
        modelId: modelId.field.value ?? null,
        mount: mount.field.value ?? '',
      }}
      fields={{
        brand: field(products.fields.brand, failed.brand),
        model: {
          ...field(words.model, model.fieldState.error?.message, modelId.fieldState.error?.message),
          hint: words.modelHint,
        },
        mount: field(words.mount, failed.mount),
      }}
      refs={{ brand: brand.field.ref, model: model.field.ref, mount: mount.field.ref }}
      onChange={change}
    />
  );
}

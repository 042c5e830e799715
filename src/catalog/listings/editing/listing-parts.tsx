import { useRef } from 'react';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { EvidenceField, GradingField } from '#src/catalog/listings/inspecting/inspection-fields.tsx';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { checklistNamesOf } from '#src/gear/grading/schemas.ts';
import { hasFixedLens, useGearModel } from '#src/gear/models/gear-fields-card.tsx';
import type { GearKind } from '#src/gear/models/schemas.ts';
import { UploadField } from '#src/media/photos/uploading/upload-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { listingFormTexts } from '#src/texts/listing-form.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { photoPath } from '#src/ui/forms/form.ts';
import { GearFieldset } from './gear-fieldset.tsx';
import { ListingFieldset } from './listing-fieldset.tsx';
import type { ListingState } from './use-listing-form.ts';

/** All parts of the form. A listed item is graded on its own page, and keeps its kind. */
export function ListingParts({
  kind,
  state,
  editing,
  onKind,
}: {
  kind: Kind;
  state: ListingState;
  editing?: OwnListing | undefined;
  onKind?: (kind: GearKind) => void;
}) {
  const { form, uploads, change } = state;
  const { graded, answers, evidence } = state.findings;
  const [brand, model, modelId] = form.watch(['brand', 'model', 'modelId']);
  const known = useGearModel({ brand: brand ?? '', model: model ?? '', modelId: modelId ?? null });
  const list = graded?.inspection.list ?? answers?.list ?? editing?.inspection?.list;
  const isFilm = kind === 'cameras' && (known ? known.film : list === 'film');
  const lists = checklistNamesOf[kind].filter(
    (name) => known?.kind !== 'cameras' || name === (known.film ? 'film' : 'digital'),
  );
  return (
    <ListingFieldset
      kind={kind}
      isFilm={isFilm}
      isListed={editing !== undefined}
      hasFixedLens={known !== undefined && hasFixedLens(known)}
      form={form}
      best={graded?.cap ?? editing?.inspection?.grade ?? undefined}
      photos={<PhotosField {...state} />}
      gear={<GearFieldset kind={kind} form={form} onKind={onKind} />}
      findings={
        !editing && (
          <>
            <GradingField
              lists={lists}
              model={known?.kind === kind ? known : undefined}
              graded={graded}
              stored={{ read: () => answers, write: (next) => change({ answers: next }) }}
              onGraded={(next) => {
                change({ graded: next, answers: null });
                if (!next) return;
                form.setValue('condition', next.condition, { shouldDirty: true, shouldValidate: true });
                uploads.list.addSent(Object.values(next.inspection.photos ?? {}).flat());
              }}
            />
            {kind === 'cameras' && (!isFilm || evidence) && (
              <EvidenceField
                brand={brand ?? ''}
                modelId={modelId}
                evidence={evidence}
                onEvidence={(next) => change({ evidence: next })}
              />
            )}
          </>
        )
      }
    />
  );
}

/** Uploaded photos, or else the URL of one. */
function PhotosField({
  form,
  uploads,
  lost,
  address,
}: Pick<ListingState, 'form' | 'uploads' | 'lost' | 'address'>) {
  const { products } = dashboardTexts;
  const { photos: words } = photosTexts;
  const { fieldError } = siteTexts.form;
  const focused = useRef<HTMLInputElement>(null);
  const { errors } = form.formState;
  const hasPhotos = uploads.items.length > 0;
  const imgError = hasPhotos ? undefined : errors.img?.message;
  const message = errors.photos && String(errors.photos.message);
  const { ref } = form.register('photos');
  return (
    <>
      {lost > 0 && <Notice className="sm:col-span-2">{listingFormTexts.draft.lost(lost)}</Notice>}
      <UploadField
        uploads={uploads}
        label={words.label}
        required={!hasPhotos && !form.watch('img')}
        error={message === words.missing ? message : message && fieldError(words.label, message)}
        className="sm:col-span-2"
        ref={(input) => {
          focused.current = input;
          // The type keeps React Hook Form from announcing a change of the value at each render.
          ref({ focus: () => focused.current?.focus(), value: undefined, type: 'photos' });
        }}
      />
      <details open={address !== '' || imgError !== undefined} className="sm:col-span-2">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
          {words.orAddress}
        </summary>
        <TextField
          label={products.fields.img}
          hint={hasPhotos ? words.addressUnused : products.fields.imgHint}
          readOnly={hasPhotos}
          error={imgError && fieldError(products.fields.img, String(imgError))}
          {...form.register('img', { setValueAs: photoPath })}
        />
      </details>
    </>
  );
}

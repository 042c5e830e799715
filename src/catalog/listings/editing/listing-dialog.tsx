import { useCallback, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import type { Evidence } from '#src/gear/evidence/schemas.ts';
import { discardGrading } from '#src/gear/grading/client.ts';
import type { GradedItem } from '#src/gear/grading/grading-card.tsx';
import { UploadField, useUploads } from '#src/accounts/photos/uploading/upload-card.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { photoPath, useSchemaForm } from '#src/ui/client/form.ts';
import { useStoredInput } from '#src/ui/client/personal-storage.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialogs/dialog.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { useLeaveWarning } from '#src/ui/dialogs/use-leave-warning.tsx';
import {
  maxPhotos,
  type Kind,
  type Listing,
  type OwnListing,
  type NewListing,
} from '#src/catalog/listings/schemas.ts';
import { EvidenceField, GradingField } from '#src/catalog/listings/inspecting/inspection-fields.tsx';
import {
  fieldsWithoutPhotos,
  ListingFieldset,
  typedFields,
  type FieldsInput,
  type FieldsOutput,
} from './listing-fieldset.tsx';
import { GearFieldset } from './gear-fieldset.tsx';

/** Values from other dialogs and uploads, which the form does not hold. */
type Extras = { graded?: GradedItem | null; evidence?: Evidence | null; photos?: string[] };

type Props = {
  kind: Kind;
  /** Undefined for a new item. */
  editing?: OwnListing | undefined;
  onAdded?: ((listing: Listing) => void) | undefined;
  onClose: () => void;
};

/** Stores typed values until they are sent, and asks for confirmation before closing. */
export function ListingDialog({ kind, editing, onAdded, onClose }: Props) {
  const { products } = dashboardTexts;
  const form = useRef<{ requestClose: () => void }>(null);
  return (
    <Dialog
      onClose={() => form.current?.requestClose()}
      title={editing ? products.editTitle : products.addKind[kind]}
      size="lg"
    >
      <DialogForm kind={kind} editing={editing} onAdded={onAdded} onClose={onClose} ref={form} />
    </Dialog>
  );
}

function DialogForm({
  kind,
  editing,
  onAdded,
  onClose,
  ref: outside,
}: Props & { ref: React.Ref<{ requestClose: () => void }> }) {
  const { products } = dashboardTexts;
  const { photos: photoWords } = photosTexts;
  const { form: words } = siteTexts;
  const renew = useRenew();
  const shown = editing?.photos.map(({ url }) => url) ?? [];
  const draftKey = editing ? `item:${editing._id}` : `new:${kind}`;
  const [extras, setExtras] = useStoredInput<Extras>(`${draftKey}:beside`);
  const { graded = null, evidence = null } = extras ?? {};
  const uploads = useUploads(extras?.photos ?? shown, maxPhotos);
  const hasPhotos = uploads.items.length > 0;
  const schema = hasPhotos ? typedFields : fieldsWithoutPhotos;
  const focused = useRef<HTMLInputElement>(null);

  async function send(fields: FieldsOutput, key: string): Promise<void> {
    const urls = await uploads.list.settled();
    if (!urls) throw new CallError(422, { detail: photoWords.notSent });
    const photoFields = { img: urls[0] ?? String(fields.img), photos: urls };
    const floor = fields.offers ? fields.floor : null;
    const inspection = graded?.inspection;
    const found = { ...(inspection && { inspection }), ...(evidence && { evidence: evidence._id }) };
    const body: NewListing = { ...fields, ...photoFields, floor, ...found };
    if (editing) await api('PATCH', `/${kind}/${editing._id}`, body);
    else {
      const added = await api<Listing>('POST', `/${kind}`, body, key);
      // Deletes the grading answers, so that the next item starts without them.
      discardGrading(`new:${kind}`);
      onAdded?.(added.body);
    }
    setExtras(() => null);
    toast.success(editing ? products.saved : products.success);
    onClose();
    await renew('my');
  }
  const explain = (error: CallError) => error.messageOr(products.failed);
  const address = shown.length === 0 ? (editing?.products.img ?? '') : '';
  const blank = { title: '', brand: '', location: '', des: '' };
  const { model = null, modelId = null, mount = null, offers = true, floor = null } = editing ?? {};
  const initial = {
    ...(editing?.products ?? blank),
    model,
    modelId,
    mount,
    included: editing?.included ?? [],
    offers,
    floor,
    img: address,
    photos: undefined,
  } satisfies Record<Exclude<keyof FieldsInput, keyof Listing['products']> | 'img', unknown>;
  const form = useSchemaForm<FieldsInput, FieldsOutput>(schema, initial, send, explain, {
    draftKey,
  });
  const { errors, dirtyFields } = form.formState;
  const isTyped = Object.keys(dirtyFields).length > 0 || graded !== null || evidence !== null;
  const isChanged = isTyped || uploads.items.map(({ url }) => url).join() !== shown.join();
  const save = (changes: Extras) => setExtras((before) => ({ ...before, ...changes }));
  const savePhotos = useEffectEvent(() => {
    const arrived = uploads.list.items().flatMap(({ url }) => url ?? []);
    if (arrived.join() !== (extras?.photos ?? shown).join()) save({ photos: arrived });
  });
  const { subscribe } = uploads.list;
  useEffect(() => subscribe(() => savePhotos()), [subscribe]);
  const forget = () => {
    form.forget();
    setExtras(() => null);
  };
  const isUnsaved = useCallback(() => isChanged, [isChanged]);
  const { warning, requestClose } = useLeaveWarning(isUnsaved, form.getValues('title'), forget);
  useImperativeHandle(outside, () => ({ requestClose: () => requestClose(onClose) }));
  const [buy, sale, img, takesOffers, brand] = form.watch(['buy', 'sale', 'img', 'offers', 'brand']);
  const hints = { sale: Number(sale) > Number(buy) ? products.fields.saleAboveBuy : undefined };
  const photoError = errors.photos && (hasPhotos ? String(errors.photos.message) : photoWords.missing);
  const imgError = hasPhotos ? undefined : errors.img?.message;

  return (
    <>
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        <ListingFieldset
          kind={kind}
          form={form}
          hints={hints}
          takesOffers={takesOffers === true}
          best={graded?.cap ?? editing?.inspection?.grade ?? undefined}
          renderGrading={() =>
            !editing && (
              <GradingField
                kind={kind}
                graded={graded}
                onGraded={(next) => {
                  save({ graded: next });
                  if (!next) return;
                  form.setValue('condition', next.condition, { shouldDirty: true, shouldValidate: true });
                  uploads.list.addSent(Object.values(next.inspection.photos ?? {}).flat());
                }}
              />
            )
          }
          renderEvidence={() =>
            !editing &&
            kind === 'cameras' && (
              <EvidenceField
                brand={brand ?? ''}
                evidence={evidence}
                onEvidence={(next) => save({ evidence: next })}
              />
            )
          }
          renderGear={() => <GearFieldset kind={kind} form={form} />}
          renderPhoto={() => {
            const { ref } = form.register('photos');
            return (
              <>
                <UploadField
                  uploads={uploads}
                  label={photoWords.label}
                  required={!hasPhotos && !img}
                  error={
                    photoError && (hasPhotos ? words.fieldError(photoWords.label, photoError) : photoError)
                  }
                  className="sm:col-span-2"
                  ref={(input) => {
                    focused.current = input;
                    // The form may focus the field, but does not own its value.
                    ref({ focus: () => focused.current?.focus(), value: undefined });
                  }}
                />
                <details open={address !== '' || imgError !== undefined} className="sm:col-span-2">
                  <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
                    {photoWords.orAddress}
                  </summary>
                  <TextField
                    label={products.fields.img}
                    hint={hasPhotos ? photoWords.addressUnused : products.fields.imgHint}
                    readOnly={hasPhotos}
                    error={imgError && words.fieldError(products.fields.img, String(imgError))}
                    {...form.register('img', { setValueAs: photoPath })}
                  />
                </details>
              </>
            );
          }}
        />
        {form.failure && (
          <div className="mt-5">
            <Notice tone="error">{form.failure}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="line" onClick={() => requestClose(onClose)}>
            {products.cancel}
          </Button>
          <Button type="submit" pending={form.formState.isSubmitting}>
            {editing ? products.save : products.submit}
          </Button>
        </DialogActions>
      </form>
      {warning}
    </>
  );
}

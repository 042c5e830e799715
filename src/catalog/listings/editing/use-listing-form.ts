import { useEffect, useEffectEvent, useState } from 'react';
import { maxPhotos, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { typedFields, type NewListing } from '#src/catalog/items/schemas.ts';
import { useUploads } from '#src/media/photos/uploading/upload-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { CallError } from '#src/ui/client/call.ts';
import type { StoredInput } from '#src/ui/client/personal-storage.ts';
import { useSchemaForm, type OpenedForm } from '#src/ui/forms/form.ts';
import { isSame, type Values } from '#src/ui/forms/merge.ts';
import { explainConflict } from '#src/ui/forms/versions.ts';
import {
  fieldsWithoutPhotos,
  toNewListing,
  type Content,
  type FieldsInput,
  type FieldsOutput,
  type Findings,
  type Start,
} from './listing-values.ts';

/** The fields, photos and findings of an item. `onChange` is called after each change of any of them. */
export function useListingForm({
  kind,
  start,
  stored = {},
  send,
  onChange,
}: {
  kind: Kind;
  start: Start;
  /** How changes are stored on this device until they are sent. */
  stored?: { draftKey?: string; draftOf?: (input: StoredInput<Values>) => StoredInput<Values> };
  send: (
    sent: { body: NewListing; fields: FieldsOutput; opened: OpenedForm<FieldsInput> },
    key: string,
  ) => Promise<void>;
  onChange?: (content: Content) => void;
}) {
  const uploads = useUploads(start.photos, maxPhotos);
  const [findings, setFindings] = useState(start.findings);
  const [lost, setLost] = useState(start.missing);
  const hasPhotos = uploads.items.length > 0;
  const schema = hasPhotos ? typedFields : fieldsWithoutPhotos;
  async function sendFields(
    fields: FieldsOutput,
    key: string,
    opened: OpenedForm<FieldsInput>,
  ): Promise<void> {
    const urls = await uploads.list.settled();
    if (!urls) throw new CallError(422, { detail: photosTexts.photos.notSent });
    const body = toNewListing(kind, fields, urls, findings);
    await send({ body, fields: { ...fields, photos: urls }, opened }, key);
  }
  const form = useSchemaForm<FieldsInput, FieldsOutput>(
    schema,
    { ...start.values, photos: start.photos },
    sendFields,
    explain,
    stored,
  );
  const { subscribe, clearErrors, getValues, setValue } = form;
  const changed = useEffectEvent((now = { kind, findings }, lostNow = lost) => {
    const items = uploads.list.items();
    const photos = urlsOf(items);
    const missing = Math.min(maxPhotos, items.length - photos.length + lostNow);
    onChange?.({ ...now, values: getValues(), photos, missing });
  });
  const photosChanged = useEffectEvent(() => {
    clearErrors(['photos', 'img']);
    const now = urlsOf(uploads.list.items());
    if (!isSame(now, getValues('photos'))) setValue('photos', now, { shouldDirty: true });
    setLost(0);
    changed(undefined, 0);
  });
  /** Restored and reset values include photos. */
  const valuesChanged = useEffectEvent(() => {
    const photos = getValues('photos') as string[];
    if (!isSame(photos, urlsOf(uploads.list.items()))) uploads.list.show(photos);
    changed();
  });
  useEffect(() => {
    valuesChanged();
    return subscribe({ formState: { values: true }, callback: () => valuesChanged() });
  }, [subscribe]);
  useEffect(() => uploads.list.subscribe(() => photosChanged()), [uploads.list]);
  useEffect(() => changed({ kind, findings }), [kind, findings]);
  const urls = urlsOf(uploads.items);
  return {
    form,
    uploads,
    /** The URLs of the photos that have been uploaded. */
    urls,
    isUploading: urls.length < uploads.items.length,
    uploading: uploads.items.filter(({ state }) => state !== 'done' && state !== 'failed').length,
    /** How many photos an earlier page did not upload, until the user changes the photos. */
    lost,
    /** The photo URL with which the form opens. */
    address: start.values.img,
    findings,
    change: (changes: Partial<Findings>) => setFindings((before) => ({ ...before, ...changes })),
  };
}

const explain = (error: CallError): string =>
  explainConflict(error) ?? error.messageOr(dashboardTexts.products.failed);

const urlsOf = (items: ReturnType<typeof useUploads>['items']): string[] =>
  items.flatMap(({ url }) => url ?? []);

export type ListingState = ReturnType<typeof useListingForm>;

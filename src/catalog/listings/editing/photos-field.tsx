import { useRef } from 'react';
import { UploadField, type useUploads } from '#src/accounts/photos/uploading/upload-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { listingFormTexts } from '#src/texts/listing-form.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { photoPath } from '#src/ui/client/form.ts';
import { TextField } from '#src/ui/forms/field.tsx';
import type { ListingForm } from './listing-values.ts';

/** Uploaded photos, or else the URL of one. */
export function PhotosField({
  form,
  uploads,
  lost,
  address,
}: {
  form: ListingForm;
  uploads: ReturnType<typeof useUploads>;
  /** How many photos an earlier page did not upload. */
  lost: number;
  /** The URL with which the form opens. */
  address: string;
}) {
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

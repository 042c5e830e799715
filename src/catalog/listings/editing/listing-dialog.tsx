import { useCallback, useImperativeHandle, useRef, useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { Button } from '#src/ui/button.tsx';
import { useRenew } from '#src/ui/client/hooks.ts';
import { useStoredInput } from '#src/ui/client/personal-storage.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { useLeaveWarning } from '#src/ui/dialogs/use-leave-warning.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { ListingFormFrame } from './listing-form-frame.tsx';
import { ListingParts } from './listing-parts.tsx';
import { noFindings, valuesOf } from './listing-values.ts';
import { useListingForm } from './use-listing-form.ts';

type Closer = { requestClose: () => void };
type Props = { editing: OwnListing; onClose: () => void };

/** Edits a listed item. Changes are stored on this device until they are sent, and closing asks for confirmation. */
export function ListingDialog({ editing, onClose }: Props) {
  const form = useRef<Closer>(null);
  const close = () => form.current?.requestClose();
  return (
    <Dialog isTall onClose={close} title={dashboardTexts.products.editTitle} size="lg">
      <EditForm editing={editing} onClose={onClose} ref={form} />
    </Dialog>
  );
}

function EditForm({ editing, onClose, ref }: Props & { ref: React.Ref<Closer> }) {
  const { products } = dashboardTexts;
  const { kind, _id } = editing;
  const renew = useRenew();
  const [shown] = useState(() => editing.photos.map(({ url }) => url));
  const [photos, setPhotos] = useStoredInput<string[]>(`item:${_id}:photos`);
  const [start] = useState(() => ({
    values: valuesOf(editing),
    address: shown.length === 0 ? editing.products.img : '',
    photos: photos ?? shown,
    missing: 0,
    findings: noFindings,
  }));
  const state = useListingForm({
    kind,
    start,
    draftKey: `item:${_id}`,
    send: async (body) => {
      await api('PATCH', `/${kind}/${_id}`, body);
      setPhotos(() => null);
      toast.success(products.saved);
      onClose();
      await renew('my');
    },
    onChange: ({ photos: urls }) => {
      if (urls.join() !== (photos ?? shown).join()) setPhotos(() => urls);
    },
  });
  const { form, uploads } = state;
  const isTyped = Object.keys(form.formState.dirtyFields).length > 0;
  const isChanged = isTyped || uploads.items.map(({ url }) => url).join() !== shown.join();
  const isUnsaved = useCallback(() => isChanged, [isChanged]);
  const forget = () => {
    form.forget();
    setPhotos(() => null);
  };
  const { warning, requestClose } = useLeaveWarning(isUnsaved, form.getValues('title'), forget);
  useImperativeHandle(ref, () => ({ requestClose: () => requestClose(onClose) }));
  return (
    <>
      <ListingFormFrame
        form={form}
        submitLabel={products.save}
        actions={
          <Button variant="line" onClick={() => requestClose(onClose)}>
            {products.cancel}
          </Button>
        }
      >
        <ListingParts kind={kind} state={state} editing={editing} address={start.address} />
      </ListingFormFrame>
      {warning}
    </>
  );
}

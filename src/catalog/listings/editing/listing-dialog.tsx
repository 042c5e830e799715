import { useCallback, useImperativeHandle, useRef, useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { usePriceFall } from '#src/catalog/listings/price-fall.tsx';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { ownItemsTexts } from '#src/texts/own-items.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { useLeaveWarning } from '#src/ui/dialogs/use-leave-warning.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ConflictList } from '#src/ui/forms/conflict.tsx';
import { RestoredNotice } from '#src/ui/forms/settings-form.tsx';
import { useVersions } from '#src/ui/forms/versions.ts';
import { fieldsOfItem } from './fields-of-item.ts';
import { ListingFormFrame } from './listing-form-frame.tsx';
import { ListingParts } from './listing-parts.tsx';
import { editedValues, editsOf, noFindings, type FieldsInput } from './listing-values.ts';
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
  const [start] = useState(() => {
    const values = editedValues(editing);
    return { values, photos: values.photos, missing: 0, findings: noFindings };
  });
  const versions = useVersions<OwnListing, FieldsInput>(editing, {
    valuesOf: editedValues,
    read: async () => (await api(`GET /dashboard/${kind}/{id}`, { params: { id: _id } })).body,
    wholes: ['photos'],
  });
  const fall = usePriceFall();
  const state = useListingForm({
    kind,
    start,
    stored: { draftKey: `item:${_id}`, draftOf: versions.draftOf },
    send: async ({ body, fields, opened }) => {
      await versions.save(opened, fields, async (_, base) => {
        const { version, edited } = base;
        const { sale: was } = base.products;
        if (!(await fall.confirm({ was, sale: body.sale })))
          throw new CallError(422, { detail: ownItemsTexts.fall.notSaved });
        await api(`PATCH /${kind}/{id}`, {
          params: { id: _id },
          body: { ...editsOf(kind, body, base), version, edited },
        });
        return undefined;
      });
      toast.success(products.saved);
      onClose();
      await renew('my');
    },
  });
  const { form } = state;
  const isChanged = Object.keys(form.formState.dirtyFields).length > 0;
  const isUnsaved = useCallback(() => isChanged, [isChanged]);
  const { warning, requestClose } = useLeaveWarning(isUnsaved, form.getValues('title'), form.forget);
  useImperativeHandle(ref, () => ({ requestClose: () => requestClose(onClose) }));
  const discard = () => {
    form.discard();
    versions.forgetConflict();
  };
  return (
    <>
      <RestoredNotice form={{ isRestored: form.isRestored, discard }} className="mb-5" />
      <ListingFormFrame
        form={form}
        submitLabel={products.save}
        note={<ConflictList conflict={versions.conflict} fields={fieldsOfItem(kind)} />}
        actions={
          <Button variant="line" onClick={() => requestClose(onClose)}>
            {products.cancel}
          </Button>
        }
      >
        <ListingParts kind={kind} state={state} editing={editing} />
      </ListingFormFrame>
      {warning}
      {fall.dialog}
    </>
  );
}

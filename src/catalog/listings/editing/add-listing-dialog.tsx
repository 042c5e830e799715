import { useCallback, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { Draft } from '#src/catalog/listings/drafts/schemas.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import type { GearKind } from '#src/gear/models/schemas.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { listingFormTexts } from '#src/texts/listing-form.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { useLeaveWarning } from '#src/ui/dialogs/use-leave-warning.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ListingFormFrame } from './listing-form-frame.tsx';
import { ListingParts } from './listing-parts.tsx';
import { ListingPreview } from './listing-preview.tsx';
import { toDraftFields, type LastPlace } from './listing-values.ts';
import { DraftStatus, useDraftSaver, usePublish } from './use-draft-saver.tsx';
import { useListingForm } from './use-listing-form.ts';

type Props = {
  kind: Kind;
  /** Undefined for a new item. */
  draft: Draft | undefined;
  /** The place of the user's last item. */
  place: LastPlace;
  /** Called when the draft is first saved. */
  onCreated: (id: string) => void;
  /** Opens the version of the draft that another device has saved. */
  onReplace: (draft: Draft) => void;
  onAdded: (listing: Listing) => void;
  onClose: () => void;
};
type Closer = { requestClose: () => void };

/** A form that is closed waits at most this long for its last save. */
const maxCloseMs = 1_000;

/** Lists a new item. Whatever is typed is saved as a draft, so closing loses nothing. */
export function AddListingDialog(props: Props) {
  const opened = useDraftSaver(props.kind, props.draft, props.place);
  const [kind, setKind] = useState(opened.kind);
  const form = useRef<Closer>(null);
  const close = () => form.current?.requestClose();
  const change = (next: GearKind): void => {
    setKind(next);
    toast.blank(listingFormTexts.switched[next]);
  };
  return (
    <Dialog isTall onClose={close} title={dashboardTexts.products.addKind[kind]} size="lg">
      <AddForm {...props} opened={opened} kind={kind} onKind={change} ref={form} />
    </Dialog>
  );
}

function AddForm({
  opened: { saver, start, state: saved },
  kind,
  onKind,
  onCreated,
  onReplace,
  onAdded,
  onClose,
  ref,
}: Props & {
  opened: ReturnType<typeof useDraftSaver>;
  onKind: (kind: GearKind) => void;
  ref: React.Ref<Closer>;
}) {
  const { products } = dashboardTexts;
  const words = listingFormTexts;
  const renew = useRenew();
  const [isPreviewing, setPreviewing] = useState(false);
  const publish = usePublish(saver);
  const state = useListingForm({
    kind,
    start,
    send: async ({ body }, key) => {
      const added = await publish(kind, body, key).catch(dropOldEvidence);
      toast.success(products.success);
      onAdded(added);
      await renew('my');
    },
    onChange: ({ kind: now, ...content }) => saver.change(now, toDraftFields(content)),
  });
  const { form, isUploading, uploading, change } = state;
  /** The server keeps what it read from a file for a day. */
  function dropOldEvidence(error: unknown): never {
    if (!(error instanceof CallError) || !error.errors.some(({ path }) => path === 'evidence')) throw error;
    change({ evidence: null });
    throw new CallError(422, { detail: words.oldEvidence });
  }
  const { id } = saver;
  const formElement = useRef<HTMLFormElement>(null);
  const isLeaving = useRef(false);
  const created = useEffectEvent((savedId: string) => {
    // The last save can end before the form is gone.
    if (!isLeaving.current) onCreated(savedId);
  });
  useEffect(() => {
    if (id !== null) created(id);
  }, [id]);
  const isUnsaved = useCallback(() => isUploading, [isUploading]);
  const { warning, requestClose } = useLeaveWarning(
    isUnsaved,
    form.getValues('title'),
    () => undefined,
    words.uploading,
  );
  const close = async (): Promise<void> => {
    isLeaving.current = true;
    const saving = saver.flush();
    // The list of drafts under the form should already have this one.
    await Promise.race([saving, new Promise((resolve) => setTimeout(resolve, maxCloseMs))]);
    onClose();
    await saving;
    await renew('my');
  };
  useImperativeHandle(ref, () => ({ requestClose: () => requestClose(() => void close()) }));
  return (
    <>
      <ListingFormFrame
        ref={formElement}
        form={form}
        submitLabel={products.submit}
        note={
          <DraftStatus
            state={saved}
            uploading={uploading}
            onKeep={() => void saver.keepMine()}
            onReplace={(other) => {
              saver.end();
              onReplace(other);
            }}
          />
        }
        actions={
          <Button variant="line" onClick={() => setPreviewing(true)}>
            {words.preview.open}
          </Button>
        }
      >
        <ListingParts kind={kind} state={state} onKind={onKind} />
      </ListingFormFrame>
      {isPreviewing && (
        <ListingPreview
          kind={kind}
          state={state}
          onClose={() => setPreviewing(false)}
          onAdd={() => {
            setPreviewing(false);
            formElement.current?.requestSubmit();
          }}
        />
      )}
      {warning}
    </>
  );
}

import { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import { useRefreshOrders } from '#src/deals/orders/client.ts';
import type { OrderDetails } from '#src/deals/orders/schemas.ts';
import { UploadField, useUploads } from '#src/media/photos/uploading/upload-card.tsx';
import { maxPhotos } from '#src/messaging/conversations/schemas.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { CallError } from '#src/ui/client/call.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { RadioGroup } from '#src/ui/forms/choice.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useSchemaForm, type FieldOf } from '#src/ui/forms/form.ts';
import { newDispute } from './schemas.ts';

type Uploads = ReturnType<typeof useUploads>;

async function uploadedPhotos({ list }: Uploads): Promise<string[]> {
  const urls = await list.settled();
  if (!urls) throw new CallError(422, { detail: photosTexts.photos.notSent });
  return urls;
}

function explain(error: CallError): string {
  const { deal } = dealTexts;
  return error.status === 409 ? deal.movedOn : error.messageOr(deal.failed);
}

function StatementFields({ field, uploads }: { field: FieldOf<Claim> | FieldOf<Answer>; uploads: Uploads }) {
  const { note, noteName, photos, photosHint, optional } = disputeTexts;
  return (
    <>
      <TextArea required maxLength={1000} {...field('note', note, { errorLabel: noteName })} />
      <UploadField uploads={uploads} label={photos} hint={photosHint} optional={optional} />
    </>
  );
}

const claimFields = z.object({
  reason: z.enum(newDispute.shape.reason.options, disputeTexts.chooseReason),
  note: newDispute.shape.note,
});
type Claim = z.output<typeof claimFields>;

export function ClaimDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const { deal } = dealTexts;
  const { claims } = order;
  const refresh = useRefreshOrders();
  const uploads = useUploads([], maxPhotos);
  const form = useSchemaForm<Claim, Claim>(
    claimFields,
    { note: '', ...(claims.length === 1 && { reason: claims[0] }) },
    async (claim) => {
      const photos = await uploadedPhotos(uploads);
      await api('POST /orders/{id}/dispute', { params: { id: order._id }, body: { ...claim, photos } });
      toast.success(deal.done.dispute);
      onClose();
      await refresh();
    },
    explain,
    { draftKey: `dispute:${order._id}` },
  );
  return (
    <FormDialog
      form={form}
      eyebrow={order.title}
      title={disputeTexts.claim}
      description={disputeTexts.claimText[order.side === 'seller' ? 'seller' : 'buyer']}
      cancelLabel={deal.keep}
      submitLabel={disputeTexts.send}
      onClose={onClose}
    >
      <RadioGroup
        isStacked
        options={claims.map((reason) => ({ value: reason, ...disputeTexts.options[reason] }))}
        {...form.field('reason', disputeTexts.why, { errorLabel: disputeTexts.whyName })}
      />
      <StatementFields field={form.field} uploads={uploads} />
    </FormDialog>
  );
}

const answerFields = newDispute.pick({ note: true });
type Answer = z.output<typeof answerFields>;

/** The answer is typed into the field `note`. */
export function AnswerDialog({
  order,
  onDone,
  onClose,
}: {
  order: Pick<OrderDetails, '_id' | 'title'>;
  onDone: () => void;
  onClose: () => void;
}) {
  const { deal } = dealTexts;
  const refresh = useRefreshOrders();
  const uploads = useUploads([], maxPhotos);
  const form = useSchemaForm(
    answerFields,
    { note: '' },
    async ({ note: answer }) => {
      const photos = await uploadedPhotos(uploads);
      await api('PUT /orders/{id}/dispute', { params: { id: order._id }, body: { answer, photos } });
      toast.success(deal.done.answer);
      onClose();
      await refresh();
      onDone();
    },
    explain,
    { draftKey: `answer:${order._id}` },
  );
  return (
    <FormDialog
      form={form}
      eyebrow={order.title}
      title={disputeTexts.answerTitle}
      description={disputeTexts.answerText}
      cancelLabel={deal.keep}
      submitLabel={disputeTexts.send}
      onClose={onClose}
    >
      <StatementFields field={form.field} uploads={uploads} />
    </FormDialog>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import type { Conversation } from '#src/messaging/conversations/schemas.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { displayName } from '#src/texts/names.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

export function BlockButton({ conversation: { other, writable } }: { conversation: Conversation }) {
  const { block } = conversationTexts;
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [hasOrder, setHasOrder] = useState(false);
  const isBlocked = writable === 'blocked';
  const name = displayName(other.name);
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      isBlocked
        ? api('DELETE /blocks/{id}', { params: { id: other._id } })
        : api('PUT /blocks/{id}', { params: { id: other._id }, body: { cancel: hasOrder } }),
    onSuccess: async () => {
      setIsOpen(false);
      setHasOrder(false);
      toast.success(isBlocked ? block.undone : block.done);
      await queries.invalidateQueries();
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'open-order') setHasOrder(true);
      else toast.error(block.failed);
    },
  });
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => (isBlocked ? mutate() : setIsOpen(true))}>
        <Ban aria-hidden size={16} strokeWidth={2} />
        {isBlocked ? block.end(name) : block.start(name)}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={block.sure(name)}
        tone="danger"
        confirmLabel={hasOrder ? block.confirmWithOrder : block.confirm}
        cancelLabel={block.keep}
        pending={isPending}
        onConfirm={() => mutate()}
      >
        <p>{block.sureText}</p>
        {hasOrder && (
          <p role="alert" className="mt-3 font-semibold">
            {block.withOrder}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

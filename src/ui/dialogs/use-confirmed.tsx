import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** Asks before `act` runs. Render `dialog` beside the list. */
export function useConfirmed<T>({
  act,
  done,
  explain,
  onDone,
  words,
}: {
  act: (item: T) => Promise<unknown>;
  done: string;
  explain: (error: Error) => string;
  onDone: (item: T) => Promise<unknown>;
  words: (item: T) => Omit<ConfirmDialogProps, 'onClose' | 'onConfirm' | 'pending' | 'error'>;
}) {
  const [asked, setAsked] = useState<T | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: act,
    onSuccess: async (_, item) => {
      setAsked(null);
      toast.success(done);
      await onDone(item);
    },
  });
  const ask = (item: T) => {
    reset();
    setAsked(item);
  };
  const dialog = asked && (
    <ConfirmDialog
      onClose={() => setAsked(null)}
      onConfirm={() => mutate(asked)}
      pending={isPending}
      error={error ? explain(error) : undefined}
      {...words(asked)}
    />
  );
  return { ask, dialog };
}

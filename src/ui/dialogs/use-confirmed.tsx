import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** Asks for confirmation before an action runs. The caller renders `dialog` beside the list. */
export function useConfirmed<T>({
  run,
  done,
  explain,
  onDone,
  words,
}: {
  run: (item: T) => Promise<unknown>;
  done: string;
  explain: (error: Error) => string;
  onDone: (item: T) => Promise<unknown>;
  words: (item: T) => Omit<ConfirmDialogProps, 'onClose' | 'onConfirm' | 'pending' | 'error'>;
}) {
  const [confirming, setConfirming] = useState<T | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: run,
    onSuccess: async (_, item) => {
      setConfirming(null);
      toast.success(done);
      await onDone(item);
    },
  });
  const confirm = (item: T) => {
    reset();
    setConfirming(item);
  };
  const dialog = confirming && (
    <ConfirmDialog
      onClose={() => setConfirming(null)}
      onConfirm={() => mutate(confirming)}
      pending={isPending}
      error={error ? explain(error) : undefined}
      {...words(confirming)}
    />
  );
  return { confirm, dialog };
}

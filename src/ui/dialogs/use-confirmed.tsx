import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '#src/ui/feedback/toast.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** Asks for confirmation before an action runs. The caller renders `dialog` beside the list. */
export function useConfirmed<T, Result = unknown>({
  run,
  done,
  explain,
  onDone,
  words,
}: {
  run: (item: T) => Promise<Result>;
  /** The toast; omit it if `onDone` reports the result. */
  done?: string;
  explain: (error: Error) => string;
  onDone: (item: T, result: Result) => Promise<unknown>;
  words: (item: T) => Omit<ConfirmDialogProps, 'onClose' | 'onConfirm' | 'pending' | 'error'>;
}) {
  const [confirming, setConfirming] = useState<T | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: run,
    onSuccess: async (result, item) => {
      setConfirming(null);
      if (done !== undefined) toast.success(done);
      await onDone(item, result);
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

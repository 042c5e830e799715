import { useMutation } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export function RestoreButton({
  id,
  title,
  size = 'md',
  onDone,
}: {
  id: string;
  title: string;
  size?: 'sm' | 'md';
  onDone?: () => void;
}) {
  const renew = useRenew();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => api('DELETE /pauses/{id}', { params: { id } }),
    onSuccess: async () => {
      toast.success(pauseTexts.restored);
      onDone?.();
      await renew('pauses', 'people', 'reports', 'my', 'cameras', 'lens', 'accessories', 'audit');
    },
    onError: (error) =>
      toast.error(error instanceof CallError && error.status === 410 ? error.message : pauseTexts.failed),
  });
  return (
    <Button
      size={size}
      variant="line"
      pending={isPending}
      aria-label={pauseTexts.restoreOf(title)}
      onClick={() => mutate()}
    >
      {pauseTexts.restore}
    </Button>
  );
}

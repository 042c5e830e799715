import { useMutation } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { reviewTexts } from '#src/texts/reviews.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

export function TakeBackButton({
  id,
  what,
  onDone,
}: {
  id: string;
  what: 'text' | 'reply';
  onDone: () => Promise<void>;
}) {
  const { reviews: words } = reviewTexts;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('DELETE', `/reviews/${id}/${what}`),
    onSuccess: () => toast.success(words.takenBack),
    onError: () => toast.error(words.failed),
    onSettled: onDone,
  });
  return (
    <div>
      <Button size="sm" variant="quiet" className="-ms-3" pending={isPending} onClick={() => mutate()}>
        {what === 'text' ? words.takeBack : words.takeBackReply}
      </Button>
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { postsTexts } from '#src/texts/posts.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import type { ManagedPost } from './schemas.ts';

export function usePostActions() {
  const renew = useRenew();
  const { posts } = postsTexts;
  const { products } = dashboardTexts;
  const turn = useMutation({
    mutationFn: async ({ _id, published }: ManagedPost) =>
      api<ManagedPost>('PATCH', `/blogs/${_id}`, { published: !published }),
    onSuccess: ({ body }) => toast.success(body.published ? posts.published : posts.withdrawn),
    onError: () => toast.error(products.notDone),
    onSettled: () => renew('my'),
  });
  const { ask: askDelete, dialog } = useConfirmed<ManagedPost>({
    act: async ({ _id }) => api('DELETE', `/blogs/${_id}`),
    done: posts.deleted,
    explain: () => products.notDone,
    onDone: () => renew('my'),
    words: ({ title }) => ({
      title: posts.deleteTitle(title),
      children: posts.deleteText,
      confirmLabel: posts.deleteYes,
      cancelLabel: posts.deleteNo,
    }),
  });
  const turning = turn.isPending ? turn.variables._id : null;
  return { turn: turn.mutate, turning, askDelete, dialog };
}

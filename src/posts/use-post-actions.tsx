import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/auth/client.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { postsTexts } from '#src/texts/posts.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { ManagedPost } from './contract.ts';

const ConfirmDialog = lazyPart(async () => (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog);

export function usePostActions() {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<ManagedPost | null>(null);
  const { posts } = postsTexts;
  const { products } = dashboardTexts;
  const renew = async () => queries.invalidateQueries({ queryKey: ['my'] });
  const turn = useMutation({
    mutationFn: async ({ _id, published }: ManagedPost) =>
      api<ManagedPost>('PATCH', `/blogs/${_id}`, { published: !published }),
    onSuccess: ({ body }) => toast.success(body.published ? posts.published : posts.withdrawn),
    onError: () => toast.error(products.notDone),
    onSettled: renew,
  });
  const remove = useMutation({
    mutationFn: async ({ _id }: ManagedPost) => api('DELETE', `/blogs/${_id}`),
    onSuccess: async () => {
      setAsked(null);
      toast.success(posts.deleted);
      await renew();
    },
  });
  const askDelete = (post: ManagedPost) => {
    remove.reset();
    setAsked(post);
  };
  const dialog = asked && (
    <ConfirmDialog
      onClose={() => setAsked(null)}
      title={posts.deleteTitle(asked.title)}
      confirmLabel={posts.deleteYes}
      cancelLabel={posts.deleteNo}
      onConfirm={() => remove.mutate(asked)}
      pending={remove.isPending}
      error={remove.isError ? products.notDone : undefined}
    >
      {posts.deleteText}
    </ConfirmDialog>
  );
  const turning = turn.isPending ? turn.variables._id : null;
  return { turn: turn.mutate, turning, askDelete, dialog };
}

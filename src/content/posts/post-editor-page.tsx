import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { postsTexts } from '#src/texts/posts.ts';
import { CallError, statusOf } from '#src/ui/client/call.ts';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { PostForm } from './post-form.tsx';

export default function PostEditorPage() {
  const { id = 'new' } = useParams();
  const navigate = useNavigate();
  const [createdId, setCreatedId] = useState<string | null>(null);
  // The form that created a post stays open, because the admin may still be typing.
  if (id !== 'new' && id !== createdId) return <StoredPost key={id} id={id} />;
  return (
    <PostForm
      onCreated={(newId) => {
        setCreatedId(newId);
        void navigate(`/dashboard/admin/blogs/${newId}`, { replace: true, preventScrollReset: true });
      }}
    />
  );
}

function StoredPost({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['post', id],
    queryFn: async () => (await api('GET /my/blogs/{id}', { params: { id } })).body,
    // Requested only once, because a later response must not replace typed text.
    gcTime: 0,
    staleTime: Infinity,
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });
  const { posts } = postsTexts;
  if (data) return <PostForm stored={data} />;
  if (!error) return <RowsSkeleton />;
  return <FailedRead status={statusOf(error)} back={{ to: '/dashboard/admin/blogs', label: posts.back }} />;
}

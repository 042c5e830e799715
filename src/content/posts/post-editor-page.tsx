import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { CallError, statusOf } from '#src/ui/client/call.ts';
import { postsTexts } from '#src/texts/posts.ts';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { RowsSkeleton } from '#src/ui/lists/skeleton.tsx';
import type { ManagedPost } from './schemas.ts';
import { PostForm } from './post-form.tsx';

export default function PostEditorPage() {
  const { id = 'new' } = useParams();
  const navigate = useNavigate();
  const [made, setMade] = useState<string | null>(null);
  // The form that made a post goes on with it: someone may be typing.
  if (id !== 'new' && id !== made) return <StoredPost key={id} id={id} />;
  return (
    <PostForm
      onMade={(newId) => {
        setMade(newId);
        void navigate(`/dashboard/admin/blogs/${newId}`, { replace: true, preventScrollReset: true });
      }}
    />
  );
}

function StoredPost({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['post', id],
    queryFn: async () => (await api<ManagedPost>('GET', `/my/blogs/${id}`)).body,
    // Asked for once, when the form opens: a later answer must not meet what was typed.
    gcTime: 0,
    staleTime: Infinity,
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });
  const { posts } = postsTexts;
  if (data) return <PostForm stored={data} />;
  if (!error) return <RowsSkeleton />;
  return <FailedRead status={statusOf(error)} back={{ to: '/dashboard/admin/blogs', label: posts.back }} />;
}

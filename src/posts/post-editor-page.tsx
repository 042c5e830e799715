import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '#src/auth/client.ts';
import { CallError } from '#src/browser/call.ts';
import { postsTexts } from '#src/texts/posts.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ErrorScreen } from '#src/ui/error-screen.tsx';
import { RowsSkeleton } from '#src/ui/skeleton.tsx';
import type { ManagedPost } from './contract.ts';
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
  const { errors, layout } = siteTexts;
  const { posts } = postsTexts;
  if (data) return <PostForm stored={data} />;
  if (!error) return <RowsSkeleton label={layout.loading} />;
  const status = error instanceof CallError ? error.status : 0;
  const { title, text } = status === 404 ? errors.notFound : status === 410 ? errors.gone : errors.other;
  const back = { to: '/dashboard/admin/blogs', label: posts.back };
  return <ErrorScreen code={status ? String(status) : ''} title={title} text={text} back={back} />;
}

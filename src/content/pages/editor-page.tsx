import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { shopPagesTexts as texts } from '#src/texts/shop-pages.ts';
import { CallError, statusOf } from '#src/ui/client/call.ts';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { PageForm } from './page-form.tsx';
import type { ShopPage } from './schemas.ts';

export default function PageEditorPage() {
  const { name = '' } = useParams();
  return <StoredPage key={name} name={name} />;
}

function StoredPage({ name }: { name: string }) {
  const [restored, setRestored] = useState<ShopPage | null>(null);
  const { data, error } = useQuery({
    queryKey: ['shop-page', name],
    queryFn: async () => (await api('GET /shop/pages/{name}', { params: { name } })).body,
    // Requested only once, because a later response must not replace typed text.
    gcTime: 0,
    staleTime: Infinity,
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });
  const page = restored ?? data;
  if (page) return <PageForm key={restored?.version} stored={page} onRestored={setRestored} />;
  if (!error) return <RowsSkeleton />;
  return (
    <FailedRead status={statusOf(error)} back={{ to: '/dashboard/admin/shop/pages', label: texts.back }} />
  );
}

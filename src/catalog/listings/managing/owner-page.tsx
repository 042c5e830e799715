import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { AppError } from '#src/platform/errors.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { CallError, statusOf } from '#src/ui/client/call.ts';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { isKind, kinds } from '#src/catalog/items/kind-schemas.ts';
import { existsListing } from '#src/catalog/listings/service.server.ts';
import { OwnedItem } from './owned-item.tsx';

/** Responds with 404 to everyone if the item is unknown. The browser fetches the item, for signed-in users only. */
export const loader = pageLoader(async ({ app, params, url }) => {
  const kind = url.pathname.split('/')[2];
  if (!isKind(kind) || !(await existsListing(app, kind, params.id ?? ''))) throw new AppError('not-found');
  return null;
});

export default function OwnerPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const kind = kinds.find((each) => each === pathname.split('/')[2]) ?? 'cameras';
  const user = useCurrentUser();
  // The key starts with 'my', so that the item is refetched with the lists of the user's own items.
  const { data, error, isPending } = useQuery({
    queryKey: ['my', kind, id],
    queryFn: async () => (await api(`GET /dashboard/${kind}/{id}`, { params: { id } })).body,
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });
  if (isPending) return <RowsSkeleton />;
  if (error) {
    const back = { to: '/', label: siteTexts.errors.back };
    // Only sellers have a page of their own items.
    const other =
      user.role === 'Seller'
        ? { to: '/dashboard/myproducts', label: dashboardTexts.products.back }
        : undefined;
    return <FailedRead status={statusOf(error)} back={back} other={other} />;
  }
  return <OwnedItem listing={data} isOwner={user._id === data.products._id} />;
}

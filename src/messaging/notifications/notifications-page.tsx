import {
  BellPlus,
  Handshake,
  Heart,
  MessageSquare,
  ShoppingBag,
  Star,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { takeEvent } from '#src/messaging/live/client.ts';
import { notificationPageTexts } from '#src/texts/notifications-page.ts';
import { Ago } from '#src/ui/ago.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { PagedPage, Rows } from '#src/ui/lists/paged-page.tsx';
import { Photo } from '#src/ui/photo.tsx';
import type { Notification } from './schemas.ts';

export default function NotificationsPage() {
  const list = usePagedList('GET /notifications', api);
  useSeen(list.isPlaceholderData ? [] : list.items);
  return (
    <PagedPage
      list={list}
      words={notificationPageTexts}
      actions={
        <ButtonLink variant="line" to="/dashboard/notifications/settings">
          {notificationPageTexts.choices.title}
        </ButtonLink>
      }
    >
      <Rows items={list.items}>{(notification) => <Row notification={notification} />}</Rows>
    </PagedPage>
  );
}

/** Marks the visible notifications as read on the server, while the page still shows them as new. */
function useSeen(items: readonly Notification[]): void {
  const marked = useRef('');
  const last = items.find(({ read }) => !read)?.date;
  useEffect(() => {
    if (last === undefined || last <= marked.current) return;
    marked.current = last;
    void api('PUT /notifications/read', { body: { until: last } })
      // Updates the count immediately. Without an event stream, the next poll could be a minute away.
      .then(({ body }) => takeEvent({ name: 'notification', data: body }))
      // Tries again when the page is next shown.
      .catch(() => (marked.current = ''));
  }, [last]);
}

/** Shown for what has no photo. */
const icons: Record<Notification['group'], LucideIcon> = {
  orders: ShoppingBag,
  messages: MessageSquare,
  offers: Handshake,
  watchlist: Heart,
  searches: BellPlus,
  sellers: UserRoundCheck,
  reviews: Star,
};

function Row({ notification }: { notification: Notification }) {
  const { group, text, title, detail, img, other, path, count, date, read } = notification;
  const { isNew, times } = notificationPageTexts;
  return (
    <article className="relative flex items-start gap-4 py-4">
      <Photo src={img} alt="" brokenLabel="" Icon={icons[group]} className="w-16 shrink-0 sm:w-20" />
      <div className="min-w-0 flex-1">
        <h2 className={read ? 'wrap-anywhere' : 'font-semibold wrap-anywhere'}>
          <Link to={path} className="after:absolute after:inset-0">
            {text}
          </Link>
        </h2>
        <p className="text-sm wrap-anywhere">
          {[other, title, detail].filter((part) => part !== null).join(' · ')}
        </p>
        <p className="text-xs text-soft">
          <Ago date={date} />
          {count > 1 && ` · ${times(count)}`}
        </p>
      </div>
      {!read && (
        <span className="shrink-0 bg-patch px-2 py-0.5 text-xs font-semibold text-on-patch">{isNew}</span>
      )}
    </article>
  );
}

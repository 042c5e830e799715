import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { api } from '#src/auth/client.ts';
import { CallError } from '#src/browser/call.ts';
import { formatDay, formatMoment } from '#src/platform/dates.ts';
import { formatDollars } from '#src/platform/money.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EmailLink, PhoneLink } from '#src/ui/contact.tsx';
import { DefinitionList } from '#src/ui/definition-list.tsx';
import { ErrorScreen } from '#src/ui/error-screen.tsx';
import { PageHeading, SectionHeading } from '#src/ui/page-heading.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { RowsSkeleton } from '#src/ui/skeleton.tsx';
import type { OrderDetails } from './contract.ts';
import { turnOf } from './turn.ts';
import { useOrderSteps } from './use-order-steps.tsx';

const lists = { buyer: '/dashboard', seller: '/dashboard/sellerorders', admin: '/dashboard/admin/allorders' };

/** One order for both of its sides: whose turn it is, until when, and what can be done. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const { errors, layout } = siteTexts;
  const { data, error, isPending } = useQuery({
    queryKey: ['order', id],
    queryFn: async () => (await api<OrderDetails>('GET', `/orders/${id}`)).body,
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });
  if (isPending) return <RowsSkeleton label={layout.loading} />;
  if (error) {
    const status = error instanceof CallError ? error.status : 0;
    const said = status === 403 ? errors.forbidden : status === 404 ? errors.notFound : errors.other;
    const back = { to: '/dashboard', label: errors.back };
    return (
      <ErrorScreen code={status ? String(status) : ''} title={said.title} text={said.text} back={back} />
    );
  }
  return <OrderView order={data} />;
}

function OrderView({ order }: { order: OrderDetails }) {
  const { deal } = dealTexts;
  const { layout } = siteTexts;
  const { side } = order;
  return (
    <>
      <PageHeading
        title={deal.title(order.title)}
        eyebrow={deal.stages[order.stage]}
        actions={
          <ButtonLink variant="line" to={lists[side]}>
            {deal.back[side]}
          </ButtonLink>
        }
      />
      <Turn order={order} />
      <div className="mt-10 grid gap-10 lg:grid-cols-2">
        <section>
          <SectionHeading title={deal.item} />
          <Link to={`/${order.kind}/${order.listing}`} className="block">
            <Photo src={order.img} alt={order.title} eager brokenLabel={layout.noPicture} />
          </Link>
          <DefinitionList
            items={[
              { term: deal.price, detail: formatDollars(order.sale) },
              { term: deal.booked, detail: formatDay(order.date) },
              { term: deal.place, detail: order.location },
            ]}
          />
        </section>
        <div className="flex flex-col gap-10">
          <OtherSide order={order} />
          <History order={order} />
        </div>
      </div>
    </>
  );
}

/** The sentence and its buttons, the one that brings the deal further first. */
function Turn({ order }: { order: OrderDetails }) {
  const { take, dialog, pending } = useOrderSteps(order);
  const { deal } = dealTexts;
  return (
    <section className="mt-8 flex flex-col gap-4 border-y border-line py-6">
      <p className="text-lg font-semibold" aria-live="polite">
        {turnOf(order, order.side)}
      </p>
      {order.acts.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {order.acts.map((action, index) => (
            <Button
              key={action}
              variant={index === 0 ? 'patch' : 'line'}
              pending={pending === action}
              onClick={() => take(action)}
            >
              {deal.actions[action]}
            </Button>
          ))}
        </div>
      )}
      {order.stage === 'accepted' && (
        <p className="text-sm text-soft">
          {deal.safety}{' '}
          <Link to="/safety" className="link">
            {deal.safetyLink}
          </Link>
        </p>
      )}
      {dialog}
    </section>
  );
}

function OtherSide({ order: { side, other } }: { order: OrderDetails }) {
  const { deal } = dealTexts;
  return (
    <section>
      <SectionHeading title={deal.otherSide[side]} />
      <p className="font-semibold">{other.name}</p>
      {other.phone && <PhoneLink phone={other.phone} />}
      {other.email ? <EmailLink email={other.email} /> : <p className="text-soft">{deal.contactLater}</p>}
    </section>
  );
}

function History({ order }: { order: OrderDetails }) {
  const { deal } = dealTexts;
  const names = { buyer: order.name, seller: order.seller };
  return (
    <section>
      <SectionHeading title={deal.history} />
      <ol className="flex flex-col gap-2 text-sm">
        {order.history.map(({ stage, by, at }) => (
          <li key={at + stage}>{deal.step(deal.stages[stage], deal.by[by](names), formatMoment(at))}</li>
        ))}
      </ol>
    </section>
  );
}

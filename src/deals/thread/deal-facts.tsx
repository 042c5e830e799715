import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { orderQuery } from '#src/deals/orders/client.ts';
import { BookedFacts, priceLabel } from '#src/deals/orders/order-facts.tsx';
import type { ConversationDetails } from '#src/messaging/conversations/schemas.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { SectionHeadings } from '#src/ui/layout/page-heading.tsx';
import { Photo } from '#src/ui/photo.tsx';

/** The item of a conversation, and the facts of its order, where there is room beside the messages. */
export function DealFacts({
  conversation: { kind, listing, img, title, order: id },
  price,
}: {
  conversation: ConversationDetails;
  price: string | null;
}) {
  const { data: order } = useQuery({ ...orderQuery(id ?? ''), enabled: id !== null });
  return (
    <aside
      aria-label={dealTexts.deal.item}
      className="hidden flex-col gap-3 text-sm min-[88rem]:flex [&_dl>div]:block [&_dl>div]:py-2"
    >
      <Photo src={img} alt="" brokenLabel="" />
      <Link to={`/${kind}/${listing}`} className="font-semibold wrap-anywhere hover:underline">
        {title}
      </Link>
      {price && (
        <p>
          <span className="tabular text-2xl font-semibold">{price}</span>
          {order && <span className="mono block">{priceLabel(order)}</span>}
        </p>
      )}
      {order && (
        <SectionHeadings value={false}>
          <BookedFacts order={order} />
        </SectionHeadings>
      )}
    </aside>
  );
}

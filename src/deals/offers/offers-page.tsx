import { Link, useSearchParams } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { conversationPath } from '#src/platform/shared/deal-paths.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { otherSide } from '#src/platform/shared/order-sides.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { grammar } from '#src/texts/grammar.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { todoTexts } from '#src/texts/todo.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { PagedPage, Rows } from '#src/ui/lists/paged-page.tsx';
import { Photo } from '#src/ui/photo.tsx';
import type { Offer, OfferTurn } from './schemas.ts';
import { isOfferWaiting, offerStatusText, offerTurnText } from './status-text.ts';

const sides = ['buying', 'selling'] as const;

export default function OffersPage() {
  const user = useCurrentUser();
  const [params] = useSearchParams();
  const wanted = sides.find((each) => each === params.get('side'));
  const side = wanted ?? (user.role === 'Seller' ? 'selling' : 'buying');
  const list = usePagedList('GET /offers', api, { query: { side } });
  const { nav: title, count, empty, emptyHint, browse } = offerTexts;
  const words = { title, count, empty: empty[side], emptyHint: emptyHint[side] };
  return (
    <PagedPage
      list={list}
      words={{ ...words, browse: side === 'buying' ? browse : undefined }}
      above={
        <nav aria-label={title} className="mb-8 flex flex-wrap gap-2">
          {sides.map((each) => (
            <ButtonLink
              key={each}
              size="sm"
              variant={each === side ? 'solid' : 'line'}
              aria-current={each === side ? 'page' : undefined}
              to={`/dashboard/offers?side=${each}`}
            >
              {offerTexts.sides[each]}
            </ButtonLink>
          ))}
        </nav>
      }
    >
      <Rows items={list.items} keyOf={({ listing, turns }) => `${listing} ${turns[0]?.date}`}>
        {(offer) => <OfferRow offer={offer} />}
      </Rows>
    </PagedPage>
  );
}

function OfferRow({ offer }: { offer: Offer }) {
  const { course, left, seeItem } = offerTexts;
  const { side } = offer;
  const theirs = otherSide(side);
  const { deal } = dealTexts;
  const isWaiting = isOfferWaiting(offer);
  const itemPath = `/${offer.kind}/${offer.listing}`;
  const [path, opened] =
    offer.conversation === null
      ? [itemPath, seeItem]
      : [conversationPath(offer.conversation), deal.openThread];
  const act = offer.acts.includes('confirm') ? 'confirm-offer' : 'answer-offer';
  const label = isWaiting ? todoTexts.acts[act] : opened;
  const hasMore = offer.acts.includes('again') || offer.state === 'open';
  return (
    <article className="flex gap-4 py-6 max-sm:flex-col sm:gap-6">
      <Link to={itemPath} className="w-28 shrink-0" aria-label={seeItem}>
        <Photo src={offer.img} alt="" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h2 tabIndex={-1} className="font-semibold wrap-anywhere">
            {offer.title}
          </h2>
          <p className="text-sm text-soft">{offerTexts.price(formatMoney(offer.sale))}</p>
        </div>
        <p className="text-lg font-semibold wrap-anywhere" aria-live="polite">
          {offerStatusText(offer)}
        </p>
        <ChangesCard changes={offer.changes} />
        <OfferHistory offer={offer} label={course} />
        {hasMore && <p className="text-sm text-soft">{left(offer.left[side], offer.left[theirs], theirs)}</p>}
        <div>
          <ButtonLink
            variant={isWaiting ? 'patch' : 'line'}
            to={path}
            aria-label={deal.linkOf(label, offer.title)}
          >
            {label}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** The amounts of both sides, oldest first. */
function OfferHistory({ offer, label }: { offer: Offer; label: string }) {
  return (
    <ol aria-label={label} className="flex flex-col gap-2 text-sm">
      {offer.turns.map((turn) => (
        <li key={turn.date} className="wrap-anywhere">
          <Turn turn={turn} offer={offer} />
        </li>
      ))}
    </ol>
  );
}

function Turn({ turn, offer }: { turn: OfferTurn; offer: Offer }) {
  const { offered, ended } = offerTurnText(turn, offer);
  const isOwn = turn.by === offer.side;
  return (
    <>
      <p>
        <span className={isOwn ? undefined : 'font-semibold'}>{offered}</span>
        {grammar.gap}
        <span className="text-soft">· {formatMoment(turn.date)}</span>
      </p>
      {turn.note && <p className="text-soft">{turn.note}</p>}
      {ended && <p className="text-soft">{ended}</p>}
      {!isOwn && <WarningNotice warnings={turn.warnings} />}
    </>
  );
}

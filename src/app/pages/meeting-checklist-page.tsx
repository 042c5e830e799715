import { Link } from 'react-router';
import { filmAmong } from '#src/catalog/item-fit/service.server.ts';
import { isKind } from '#src/catalog/items/kind-schemas.ts';
import { PartsCard } from '#src/catalog/items/parts-card.tsx';
import { showListing } from '#src/catalog/listings/service.server.ts';
import { MeetingTables } from '#src/gear/grading/meeting-card.tsx';
import { meetingChecklist } from '#src/gear/grading/meeting-service.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { meetingTexts } from '#src/texts/meeting-checklist.ts';
import { gradeName } from '#src/texts/names.ts';
import { shopName } from '#src/texts/shop.ts';
import { pageMeta } from '#src/ui/layout/page-meta.ts';
import type { Route } from './+types/meeting-checklist-page';

export const meta: Route.MetaFunction = ({ loaderData, ...place }) =>
  loaderData
    ? pageMeta(place, {
        title: meetingTexts.pageTitle(loaderData.title),
        description: meetingTexts.lead(loaderData.isGraded),
        above: [],
      })
    : [{ title: shopName() }];

const lists = { lens: 'lens', accessories: 'accessory' } as const;

export const loader = pageLoader(async ({ app, params, url }) => {
  const kind = url.pathname.split('/')[1];
  if (!isKind(kind)) throw new AppError('not-found');
  const listing = await showListing(app, kind, params.id ?? '');
  const film = await filmAmong(app, [listing]);
  const list = kind === 'cameras' ? (film.length > 0 ? 'film' : 'digital') : lists[kind];
  const { title, sale, condition } = listing.products;
  const checklist = await meetingChecklist(app, list, listing);
  const isGraded = listing.inspection !== null;
  return { kind, id: listing._id, title, sale, condition, parts: listing.parts, isGraded, checklist };
});

/** Works without scripts, since it is meant for paper. */
export default function MeetingChecklistPage({ loaderData }: Route.ComponentProps) {
  const { kind, id, title, sale, condition, parts, isGraded, checklist } = loaderData;
  const words = meetingTexts;
  return (
    <article className="shell max-w-4xl py-10 print:max-w-none print:p-0">
      <p className="mono uppercase">{words.title}</p>
      <h1 className="heading-page mt-2 wrap-anywhere print:text-lg">{title}</h1>
      <p className="mt-2 font-[550]">{words.facts(formatMoney(sale), gradeName(condition))}</p>
      <p className="mt-2 text-soft print:hidden">{words.lead(isGraded)}</p>
      <p className="mt-2 text-soft print:text-[8.5pt]">{words.bring[kind]}</p>
      <p className="mt-2 print:hidden">
        <Link to={`/${kind}/${id}`} className="link -my-3 inline-block py-3">
          {words.back}
        </Link>
      </p>
      <div className="mt-4 empty:hidden print:mt-2 print:text-[8.5pt]">
        <PartsCard parts={parts} />
      </div>
      <MeetingTables checklist={checklist} />
      <p className="mt-6 border-b border-line pb-16 text-sm font-semibold print:mt-3">{words.notes}</p>
    </article>
  );
}

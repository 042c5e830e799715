import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { checklistSections } from '#src/texts/checklists.ts';
import { gradingFormTexts } from '#src/texts/grading-form.ts';
import { gradingPageTexts } from '#src/texts/grading-page.ts';
import { gradeName } from '#src/texts/names.ts';
import { shopName } from '#src/texts/shop.ts';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { pageMeta } from '#src/ui/layout/page-meta.ts';
import type { Route } from './+types/definitions-page';
import { currentChecklist } from './checklists.ts';
import { checklistNames, type Point } from './schemas.ts';

export const meta: Route.MetaFunction = ({ loaderData, ...place }) =>
  loaderData
    ? pageMeta(place, {
        title: gradingPageTexts.page.title,
        description: gradingPageTexts.page.lead,
        above: [],
      })
    : [{ title: shopName() }];

export const loader = pageLoader(async () => ({ lists: checklistNames.map(currentChecklist) }));

export default function DefinitionsPage({ loaderData }: Route.ComponentProps) {
  const { page: words } = gradingPageTexts;
  const { lists: names } = gradingFormTexts;
  return (
    <article className="shell max-w-4xl py-10 sm:py-14">
      <PageHeading title={words.title} lead={words.lead} />
      <ol className="mt-6 list-decimal ps-5">
        {words.rules.map((rule) => (
          <li key={rule} className="py-1">
            {rule}
          </li>
        ))}
      </ol>
      <nav aria-label={words.jump} className="mt-8 print:hidden">
        <p aria-hidden className="heading-block">
          {words.jump}
        </p>
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {loaderData.lists.map(({ list }) => (
            <li key={list}>
              <a href={`#${list}`} className="link inline-flex min-h-11 items-center">
                {names[list]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {loaderData.lists.map(({ list, points }) => (
        <section key={list} id={list} className="mt-10 scroll-mt-6">
          <h2 className="heading-section mb-4">{names[list]}</h2>
          {sectionsOf(points).map(({ section, inSection }) => (
            <section key={section} className="mt-6">
              <h3 className="mono mb-2">{checklistSections[section]}</h3>
              <dl className="border-t border-line">
                {inSection.map((point) => (
                  <Definition key={point.id} point={point} />
                ))}
              </dl>
            </section>
          ))}
        </section>
      ))}
    </article>
  );
}

function sectionsOf(points: readonly Point[]) {
  const names = [...new Set(points.map(({ section }) => section))];
  return names.map((section) => ({
    section,
    inSection: points.filter((point) => point.section === section),
  }));
}

function Definition({ point: { ask, how, must, only, answers } }: { point: Point }) {
  const { page: words } = gradingPageTexts;
  return (
    <div className="grid gap-2 border-b border-line py-4 sm:grid-cols-2 sm:gap-8">
      <dt>
        <span className="font-semibold">{ask}</span>
        {must && <span className="mono ms-2">{words.needed}</span>}
        <span className="block text-sm text-soft">{how}</span>
        {only && <span className="mt-1 block text-sm text-soft">{words.only[only]}</span>}
      </dt>
      <dd>
        <ul className="text-sm">
          {answers.map(({ value, text, cap, working, traits }) => (
            <li key={value} className="flex justify-between gap-3 py-1">
              <span>{text}</span>
              {!traits && <span className="mono shrink-0">{working ? gradeName(cap) : words.fails}</span>}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ShopResponse } from '#src/platform/shop/schemas.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { AnnouncementTab } from './settings/announcement-tab.tsx';
import { CategoriesTab } from './settings/categories-tab.tsx';
import { GeneralTab } from './settings/general-tab.tsx';
import { LookTab } from './settings/look-tab.tsx';
import { HomeTab } from './settings/home-tab.tsx';
import { useShop } from './settings/use-shop.ts';

type TabName = keyof typeof shopSettingsTexts.tabs;

/** The tabs in their order. Each one has its own form, so that what is saved is what the admin sees. */
const tabs: readonly { name: TabName; Tab: ComponentType<{ stored: ShopResponse }> }[] = [
  { name: 'general', Tab: GeneralTab },
  { name: 'look', Tab: LookTab },
  { name: 'home', Tab: HomeTab },
  { name: 'categories', Tab: CategoriesTab },
  { name: 'announcement', Tab: AnnouncementTab },
];

export default function ShopPage() {
  const texts = shopSettingsTexts;
  const [query] = useSearchParams();
  const { data, isError, refetch } = useShop();
  const { name: current, Tab } = tabs.find(({ name }) => name === query.get('tab')) ?? tabs[0]!;
  return (
    <>
      <PageHeading title={texts.title} />
      <nav aria-label={texts.tabsLabel} className="mt-6 mb-8 flex flex-wrap gap-x-6 border-b border-line">
        {tabs.map(({ name }) => (
          <Link
            key={name}
            to={`?tab=${name}`}
            preventScrollReset
            aria-current={name === current ? 'page' : undefined}
            className="inline-flex min-h-11 items-center text-sm text-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--patch)]"
          >
            {texts.tabs[name]}
          </Link>
        ))}
      </nav>
      {data && <Tab key={current} stored={data} />}
      {!data && !isError && <RowsSkeleton />}
      {isError && !data && (
        <Notice
          tone="error"
          action={
            <Button size="sm" variant="line" onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.loadFailed}
        </Notice>
      )}
    </>
  );
}

import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { z } from 'zod';
import { dayMs, formatDay } from '#src/platform/shared/dates.ts';
import { shopFields, type ShopResponse } from '#src/platform/shop/schemas.ts';
import { shopHomeTexts } from '#src/texts/shop-home.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import { kindNames } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { textOrNull } from '#src/ui/forms/form.ts';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { PageHeading, SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { GeneralTab } from './settings/general-tab.tsx';
import { HomeTab } from './settings/home-tab.tsx';
import { LookTab } from './settings/look-tab.tsx';
import { useShopForm } from './settings/use-shop-form.ts';
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

type Fields = Pick<ShopResponse, 'categories'>;

const schema: z.ZodType<Fields, Fields> = shopFields.pick({ categories: true });

/** The names of the three kinds. */
function CategoriesTab({ stored }: { stored: ShopResponse }) {
  const { categories: texts } = shopHomeTexts;
  const form = useShopForm(schema, ['categories'], { stored, draftKey: 'shop-categories' });
  const { field } = form;
  const conflicts = kindNames.map((kind) => ({ path: `categories.${kind}`, label: texts.names[kind] }));
  return (
    <SettingsForm form={form} submitLabel={shopSettingsTexts.save} variant="solid" conflicts={conflicts}>
      <SettingsSection title={texts.title} lead={texts.lead}>
        {kindNames.map((kind) => (
          <TextField
            key={kind}
            maxLength={40}
            placeholder={siteTexts.nav[kind]}
            {...field(`categories.${kind}`, texts.names[kind], textOrNull)}
          />
        ))}
      </SettingsSection>
    </SettingsForm>
  );
}

type AnnouncementFields = Pick<ShopResponse, 'announcement'>;

const { announcement } = shopFields.shape;
const isBlank = (given: AnnouncementFields['announcement']): boolean => !given?.text && !given?.lastDay;
/** A form without text and last day means that there is no announcement. */
const announcementSchema = z.object({
  announcement: z.preprocess(
    (given: AnnouncementFields['announcement']) => (isBlank(given) ? null : given),
    announcement.nullable(),
  ),
}) as z.ZodType<AnnouncementFields, AnnouncementFields>;

/** The line above the header of every page. */
function AnnouncementTab({ stored }: { stored: ShopResponse }) {
  const { announcement: texts } = shopHomeTexts;
  const { save } = shopSettingsTexts;
  const form = useShopForm(announcementSchema, ['announcement'], { stored, draftKey: 'shop-announcement' });
  const { field, watch } = form;
  const lastDay = watch('announcement.lastDay');
  const day = field('announcement.lastDay', texts.lastDay);
  const show = (other: AnnouncementFields['announcement']) =>
    other && texts.both(other.text, formatDay(other.lastDay, 'UTC'));
  return (
    <SettingsForm
      form={form}
      submitLabel={save}
      variant="solid"
      conflicts={[{ path: 'announcement', label: texts.title, show }]}
    >
      <SettingsSection title={texts.title} lead={texts.lead}>
        <TextField maxLength={200} hint={texts.textHint} {...field('announcement.text', texts.text)} />
        <TextField
          type="date"
          hint={hasPassed(lastDay) ? texts.ended : texts.lastDayHint}
          {...day}
          error={day.error && !lastDay ? texts.noLastDay : day.error}
        />
      </SettingsSection>
    </SettingsForm>
  );
}

/** Whether a day has passed in UTC. A day that is being typed has not. */
const hasPassed = (day: string | undefined): boolean => Date.parse(day ?? '') + dayMs < Date.now();

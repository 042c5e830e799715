import { z } from 'zod';
import { shopFields, type ShopResponse } from '#src/platform/shop/schemas.ts';
import { dayMs, formatDay } from '#src/platform/shared/dates.ts';
import { shopHomeTexts } from '#src/texts/shop-home.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import { TextField } from '#src/ui/forms/field.tsx';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { useShopForm } from './use-shop-form.ts';

type Fields = Pick<ShopResponse, 'announcement'>;

const { announcement } = shopFields.shape;
const isBlank = (given: Fields['announcement']): boolean => !given?.text && !given?.lastDay;
/** A form without text and last day means that there is no announcement. */
const schema = z.object({
  announcement: z.preprocess(
    (given: Fields['announcement']) => (isBlank(given) ? null : given),
    announcement.nullable(),
  ),
}) as z.ZodType<Fields, Fields>;

/** The line above the header of every page. */
export function AnnouncementTab({ stored }: { stored: ShopResponse }) {
  const { announcement: texts } = shopHomeTexts;
  const { save } = shopSettingsTexts;
  const form = useShopForm(schema, ['announcement'], { stored, draftKey: 'shop-announcement' });
  const { field, watch } = form;
  const lastDay = watch('announcement.lastDay');
  const day = field('announcement.lastDay', texts.lastDay);
  const show = (other: Fields['announcement']) =>
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

import type { z } from 'zod';
import { shopFields, type ShopResponse } from '#src/platform/shop/schemas.ts';
import { shopHomeTexts } from '#src/texts/shop-home.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import { kindNames } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { textOrNull } from '#src/ui/forms/form.ts';
import { TextField } from '#src/ui/forms/field.tsx';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { useShopForm } from './use-shop-form.ts';

type Fields = Pick<ShopResponse, 'categories'>;

const schema: z.ZodType<Fields, Fields> = shopFields.pick({ categories: true });

/** The names of the three kinds. */
export function CategoriesTab({ stored }: { stored: ShopResponse }) {
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

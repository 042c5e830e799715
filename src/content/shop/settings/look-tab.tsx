import { shopChanges, type ShopResponse } from '#src/platform/shop/schemas.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import { optionalText } from '#src/ui/client/form.ts';
import { TextField } from '#src/ui/forms/field.tsx';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { z } from 'zod';
import { LookPreview } from './look-preview.tsx';
import { hintOf } from './setting-field.tsx';
import { useShopForm } from './use-shop-form.ts';

const names = ['accent'] as const;
const schema = z.object({ accent: shopChanges.shape.accent.unwrap() });
const originalAccent = '#f0a81c';
const isColor = (text: string | null): text is string => /^#[\da-f]{6}$/i.test(text ?? '');

/** The accent of the shop, with a preview of what has been chosen. */
export function LookTab({ stored }: { stored: ShopResponse }) {
  const { look: texts, general, save } = shopSettingsTexts;
  const form = useShopForm(schema, names, { stored, draftKey: 'shop-look' });
  const { field, theirs } = form;
  const typed = form.watch('accent');
  const accent = isColor(typed) ? typed : null;
  return (
    <SettingsForm form={form} submitLabel={save} variant="solid">
      <SettingsSection title={texts.accent} lead={texts.accentLead}>
        <div className="flex items-start gap-3">
          <TextField
            optional={general.optional}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            placeholder={originalAccent}
            hint={hintOf(theirs.accent, texts.accentHint)}
            {...field('accent', texts.accentCode, {
              setValueAs: (value: unknown) => optionalText(value) ?? null,
            })}
          />
          <input
            type="color"
            aria-label={texts.pick}
            value={accent ?? originalAccent}
            onChange={({ currentTarget: { value } }) => form.setValue('accent', value, { shouldDirty: true })}
            className="mt-7 h-11 w-14 shrink-0 cursor-pointer rounded-xs border border-edge bg-sheet p-1"
          />
        </div>
      </SettingsSection>
      <SettingsSection title={texts.preview}>
        <LookPreview name={stored.name} accent={accent} />
      </SettingsSection>
    </SettingsForm>
  );
}

import { useState } from 'react';
import { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import { explainSize } from '#src/media/photos/uploading/client.ts';
import { shopChanges, type ShopResponse, maxLogoBytes } from '#src/platform/shop/schemas.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import type { Logo } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { TextField, Field } from '#src/ui/forms/field.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { textOrNull } from '#src/ui/forms/form.ts';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { LookPreview } from './look-preview.tsx';
import { useShopForm } from './use-shop-form.ts';

const names = ['accent', 'logo'] as const;
const { accent: accentField, logo: logoField } = shopChanges.shape;
const schema = z.object({ accent: accentField.unwrap(), logo: logoField.unwrap() });
const originalAccent = '#f0a81c';
const isColor = (text: string | null): text is string => /^#[\da-f]{6}$/i.test(text ?? '');

/** The logo and the accent of the shop, with a preview of what has been chosen. */
export function LookTab({ stored }: { stored: ShopResponse }) {
  const { look: texts, general, save } = shopSettingsTexts;
  const form = useShopForm(schema, names, { stored, draftKey: 'shop-look' });
  const { field } = form;
  const conflicts = [
    { path: 'logo', label: texts.logo, show: (other: Logo | null) => other && texts.theirLogo },
    { path: 'accent', label: texts.accentCode },
  ];
  const [isUploading, setUploading] = useState(false);
  const [typed, logo] = form.watch(['accent', 'logo']);
  const logoProblem = form.formState.errors.logo?.message;
  const accent = isColor(typed) ? typed : null;
  return (
    <SettingsForm
      form={form}
      submitLabel={save}
      variant="solid"
      isUploading={isUploading}
      conflicts={conflicts}
    >
      <SettingsSection title={texts.logo} lead={texts.logoLead}>
        <LogoField
          value={logo}
          hint={texts.logoHint}
          refused={logoProblem && siteTexts.form.fieldError(texts.logo, logoProblem)}
          pending={isUploading}
          onPending={setUploading}
          onChange={(chosen) => form.setValue('logo', chosen, { shouldDirty: true })}
        />
      </SettingsSection>
      <SettingsSection title={texts.accent} lead={texts.accentLead}>
        <div className="flex items-start gap-3">
          <TextField
            optional={general.optional}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            placeholder={originalAccent}
            hint={texts.accentHint}
            {...field('accent', texts.accentCode, textOrNull)}
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
        <LookPreview name={stored.name} accent={accent} logo={logo} />
      </SettingsSection>
    </SettingsForm>
  );
}

/** Uploads a logo when it is chosen, so that the preview shows what the server makes of it. */
function LogoField({
  value,
  hint,
  refused,
  pending,
  onChange,
  onPending,
}: {
  value: Logo | null;
  hint: string;
  refused: string | undefined;
  /** Whether a logo is being uploaded. */
  pending: boolean;
  onChange: (logo: Logo | null) => void;
  onPending: (isPending: boolean) => void;
}) {
  const { look: texts } = shopSettingsTexts;
  const [failure, setFailure] = useState<string | null>(null);
  const error = failure ?? refused;

  async function upload(file: File): Promise<void> {
    if (file.size > maxLogoBytes) return setFailure(texts.logoTooLarge);
    const form = new FormData();
    form.set('image', file);
    onPending(true);
    setFailure(null);
    try {
      onChange((await api('POST /shop/logo', { body: form })).body);
    } catch (thrown) {
      const problem = explainSize(thrown, file, maxLogoBytes);
      if (!(problem instanceof CallError)) throw problem;
      setFailure(problem.messageOr(texts.logoFailed));
    } finally {
      onPending(false);
    }
  }

  return (
    <div>
      <Field label={texts.logoFile} hint={hint} error={error}>
        {(ids) => (
          <FileButton
            {...ids}
            text={texts.chooseLogo}
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            disabled={pending}
            onFiles={([file]) => file && void upload(file)}
          />
        )}
      </Field>
      {value && (
        <Button size="sm" variant="line" className="mt-3" onClick={() => onChange(null)}>
          {texts.noLogo}
        </Button>
      )}
    </div>
  );
}

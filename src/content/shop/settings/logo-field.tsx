import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { maxLogoBytes } from '#src/platform/shop/schemas.ts';
import type { Logo } from '#src/texts/shop.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import { Button } from '#src/ui/button.tsx';
import { explainSize } from '#src/media/photos/uploading/client.ts';
import { CallError } from '#src/ui/client/call.ts';
import { Field } from '#src/ui/forms/field.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';

/** Uploads a logo when it is chosen, so that the preview shows what the server makes of it. */
export function LogoField({
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

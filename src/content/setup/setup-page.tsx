import { useState } from 'react';
import { signIn } from '#src/accounts/auth/client.ts';
import { AuthFrame } from '#src/accounts/auth/sign-in/auth-frame-card.tsx';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { grammar } from '#src/texts/grammar.ts';
import type { Language } from '#src/texts/language-names.ts';
import { setupTexts } from '#src/texts/setup.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { call } from '#src/ui/client/call.ts';
import { useMailedLink } from '#src/ui/client/mailed-link.ts';
import { openTranslated } from '#src/ui/client/open-translated.ts';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { unlistedMeta } from '#src/ui/layout/page-meta.ts';
import type { Route } from './+types/setup-page.ts';
import type { Setup, SetupState } from './schemas.ts';
import { SetupForm } from './setup-form.tsx';
import { storeTyped } from './typed.ts';

export const meta = () => unlistedMeta(setupTexts.title);

export const loader = pageLoader(async ({ app: { shop } }) => {
  const names = new Intl.DisplayNames(grammar.tag, { type: 'currency' });
  return {
    shop: shop.current,
    chosen: shop.chosen,
    currencies: Intl.supportedValuesOf('currency').map((code) => ({
      code,
      name: names.of(code) ?? code,
    })),
    zones: Intl.supportedValuesOf('timeZone'),
  };
});

export default function SetupPage({ loaderData }: Route.ComponentProps) {
  const [state, setState] = useState<SetupState>('valid');
  const [check] = useState(() => async ({ token }: { token: string }) => {
    const { body } = await call('POST /setup/check', { body: { token } });
    setState(body.state);
    return body.state === 'valid';
  });
  const { token, isSpent, isChecked } = useMailedLink('setup', check);

  async function choose(language: Language): Promise<void> {
    await call('POST /setup/language', { body: { token, language } });
    await openTranslated(language);
  }

  async function send(fields: Omit<Setup, 'token'>): Promise<void> {
    await call('POST /setup', { body: { ...fields, token } });
    await signIn(fields);
    storeTyped(null);
    // Opens a new document, because the texts of this one have the settings from before.
    location.replace('/dashboard');
  }

  if (state !== 'valid' || isSpent)
    return (
      <AuthFrame title={setupTexts.title} lead={setupTexts.refused[state === 'valid' ? 'unknown' : state]}>
        {state === 'done' && (
          <ButtonLink size="lg" wide to="/login">
            {setupTexts.signIn}
          </ButtonLink>
        )}
      </AuthFrame>
    );
  return (
    <AuthFrame title={setupTexts.title} lead={setupTexts.lead}>
      {isChecked ? <SetupForm {...loaderData} choose={choose} send={send} /> : <RowsSkeleton />}
    </AuthFrame>
  );
}

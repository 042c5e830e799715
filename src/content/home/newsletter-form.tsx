import { useState } from 'react';
import { homeTexts } from '#src/texts/home.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { call, CallError } from '#src/ui/client/call.ts';
import { TextField } from '#src/ui/forms/field.tsx';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';

export function Newsletter() {
  const { newsletter } = homeTexts.home;
  return (
    <section className="grid gap-6 lg:grid-cols-2 lg:gap-14">
      <div>
        <SectionHeading title={newsletter.title} />
        <p className="max-w-prose text-soft">{newsletter.text}</p>
      </div>
      <div>
        <noscript>
          <p>{homeTexts.newsletter.needsScript}</p>
        </noscript>
        <NewsletterForm />
      </div>
    </section>
  );
}

/** The server validates the address, so that visitors do not load a schema. */
function NewsletterForm() {
  const { newsletter: words } = homeTexts;
  const { form } = siteTexts;
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<string>();

  async function send(event: React.FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = event.currentTarget;
    if (state === 'sending') return;
    setState('sending');
    setError(undefined);
    try {
      const email = String(new FormData(typed).get('email'));
      await call('POST /newsletter', { body: { email } });
      typed.reset();
      setState('sent');
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      const wrong = failure.errors.find(({ path }) => path === 'email');
      setError(wrong ? form.fieldError(words.email, wrong.message) : words.failed);
      setState('idle');
    }
  }

  return (
    <form method="post" onSubmit={(event) => void send(event)} noValidate className="noscript:hidden">
      <div className="flex gap-3 max-sm:flex-col sm:items-start">
        <TextField
          label={words.email}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={words.placeholder}
          required
          error={error}
          className="flex-1"
        />
        <Button type="submit" pending={state === 'sending'} className="sm:mt-6.5">
          {words.subscribe}
        </Button>
      </div>
      <output className="mt-3 block min-h-5 text-sm text-soft">{state === 'sent' ? words.sent : ''}</output>
    </form>
  );
}

import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, CallError } from '#src/platform/browser/call.ts';
import { texts } from '#src/texts/texts.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

type Words = { title: string; lead: string; submit: string; done: string; gone: string };

/** What a mailed link opens. A press does it, because programs that look through mails follow links. */
export function TokenForm({ path, words }: { path: 'confirm' | 'leave'; words: Words }) {
  const [search] = useSearchParams();
  const [state, setState] = useState<'asking' | 'sending' | 'done' | 'gone'>('asking');
  const [failure, setFailure] = useState<string | null>(null);

  const token = search.get('token') ?? '';
  useEffect(() => {
    // What was pressed meanwhile has its own answer.
    const setGone = () => setState((now) => (now === 'asking' ? 'gone' : now));
    const body = { token: token || '-', use: path };
    void call<{ valid: boolean }>('POST', '/api/newsletter/check', { body }).then(
      (answer) => answer.body.valid || setGone(),
      // A token that is too long is none; without an answer the press says what is wrong.
      (error: unknown) => error instanceof CallError && error.status === 422 && setGone(),
    );
  }, [token, path]);

  async function send(): Promise<void> {
    setState('sending');
    setFailure(null);
    try {
      await call('POST', `/api/newsletter/${path}`, { body: { token } });
      setState('done');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setState('asking');
      setFailure(error.status === 404 || error.status === 422 ? words.gone : texts.newsletter.failed);
    }
  }

  return (
    <div className="shell flex justify-center py-12 sm:py-20">
      <div className="flex w-full max-w-md flex-col items-start gap-6">
        <h1 className="heading-page">{words.title}</h1>
        <output className="text-soft">
          {state === 'done' ? words.done : state === 'gone' ? words.gone : words.lead}
        </output>
        {failure && <Notice tone="error">{failure}</Notice>}
        {state === 'done' || state === 'gone' ? (
          <ButtonLink to="/">{texts.letters.home}</ButtonLink>
        ) : (
          <Button size="lg" pending={state === 'sending'} onClick={() => void send()}>
            {words.submit}
          </Button>
        )}
      </div>
    </div>
  );
}

import { useState } from 'react';
import type { LinkCheck } from '#src/content/newsletter/schemas.ts';
import { homeTexts } from '#src/texts/home.ts';
import { newsletterTexts } from '#src/texts/newsletter.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { call, CallError } from '#src/ui/client/call.ts';
import { useMailedLink } from '#src/ui/client/mailed-link.ts';
import { Notice, ScriptNeeded } from '#src/ui/feedback/notice.tsx';

async function isLinkValid(body: LinkCheck): Promise<boolean> {
  return (await call('POST /newsletter/check', { body })).body.valid;
}

/** The form on a page that a mailed link opens. It requires a click, because email scanners follow links. */
export function TokenForm({ purpose }: Pick<LinkCheck, 'purpose'>) {
  const words = newsletterTexts.links[purpose];
  const { token, isSpent } = useMailedLink(purpose, isLinkValid);
  const [progress, setProgress] = useState<'sending' | 'done' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // The result of a click takes precedence over the check of the link.
  const result = progress === 'done' ? words.done : isSpent && !progress && !failure ? words.gone : null;

  async function send(): Promise<void> {
    setProgress('sending');
    setFailure(null);
    try {
      await call(`POST /newsletter/${purpose}`, { body: { token } });
      setProgress('done');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProgress(null);
      setFailure(error.status === 404 || error.status === 422 ? words.gone : homeTexts.newsletter.failed);
    }
  }

  return (
    <div className="shell flex justify-center py-12 sm:py-20">
      <div className="flex w-full max-w-md flex-col items-start gap-6">
        <h1 className="heading-page">{words.title}</h1>
        <output className="text-soft">{result ?? words.lead}</output>
        {failure && <Notice tone="error">{failure}</Notice>}
        {result ? (
          <ButtonLink to="/">{newsletterTexts.links.home}</ButtonLink>
        ) : (
          <ScriptNeeded>
            <Button size="lg" pending={progress === 'sending'} onClick={() => void send()}>
              {words.submit}
            </Button>
          </ScriptNeeded>
        )}
      </div>
    </div>
  );
}

import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { savedSearchTexts } from '#src/texts/saved-searches.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

export function MailsOff({ onDone }: { onDone: () => unknown }) {
  const { mailsOff: words, failed } = savedSearchTexts;
  const [isPending, setPending] = useState(false);
  const turnOn = async () => {
    setPending(true);
    try {
      const { searches } = (await api('GET /notifications/preferences')).body;
      await api('PUT /notifications/preferences', { body: { searches: { ...searches, mail: 'now' } } });
      toast.success(words.done);
      await onDone();
    } catch (error) {
      toast.error(reasonOf(error, failed));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="mb-6 flex flex-col items-start gap-3">
      <Notice>{words.text}</Notice>
      <Button variant="line" size="sm" pending={isPending} onClick={() => void turnOn()}>
        {words.action}
      </Button>
    </div>
  );
}

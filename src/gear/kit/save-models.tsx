import { Check, Plus } from 'lucide-react';
import { useUserId } from '#src/accounts/auth/session.ts';
import { kitTexts } from '#src/texts/kit.ts';
import { labeled } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { maxInBrowser, readBrowserKit, writeBrowserKit } from './browser-kit.ts';
import { loadKit, useKit } from './my-kit.ts';

async function save(userId: string | null, model: string): Promise<void> {
  if (userId === null) {
    if (!writeBrowserKit([...readBrowserKit(), model])) return void toast.error(kitTexts.full(maxInBrowser));
  } else {
    try {
      const { api } = await import('#src/accounts/auth/client.ts');
      await api('POST /my/kit', { body: { model } });
    } catch (error) {
      return void toast.error(reasonOf(error, kitTexts.failed));
    }
  }
  await loadKit(userId);
}

export function SaveModels({ models }: { models: readonly { id: string; label: string }[] }) {
  const userId = useUserId();
  const kit = useKit();
  if (userId === undefined) return null;
  return (
    <ul className="mt-6 flex flex-wrap gap-3">
      {models.map(({ id, label }) => {
        const isSaved = kit.some(({ key }) => key.split('@')[0] === id);
        return (
          <li key={id}>
            <Button
              variant="line"
              size="sm"
              disabled={isSaved}
              aria-label={isSaved ? labeled(kitTexts.inKit, label) : kitTexts.addOf(label)}
              onClick={() => void save(userId, id)}
            >
              {isSaved ? <Check aria-hidden size={16} /> : <Plus aria-hidden size={16} />}
              {isSaved ? labeled(kitTexts.inKit, label) : kitTexts.addOf(label)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

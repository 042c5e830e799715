import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { kitTexts } from '#src/texts/kit.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { declineOffer, endOffer, readBrowserKit, readOffer, writeBrowserKit } from './browser-kit.ts';
import { loadKit } from './my-kit.ts';

export function ImportKit() {
  const [ids, setIds] = useState(readOffer);
  const queries = useQueryClient();
  const user = useCurrentUser();
  if (ids.length === 0) return null;

  async function importKit(): Promise<void> {
    try {
      // Skips models that the kit already contains.
      const { body: kit } = await api('GET /my/kit');
      const owned = new Set(kit.map(({ model }) => model._id));
      for (const model of ids) {
        if (!owned.has(model)) await api('POST /my/kit', { body: { model } });
        // If a later request fails, items that were already sent are not sent again.
        writeBrowserKit(readBrowserKit().filter((id) => id !== model));
      }
      endOffer();
      setIds([]);
      toast.success(kitTexts.taken);
    } catch (error) {
      setIds(readBrowserKit());
      toast.error(reasonOf(error, kitTexts.failed));
    }
    await Promise.all([loadKit(user._id), queries.invalidateQueries({ queryKey: ['kit'] })]);
  }
  return (
    <Notice className="mb-6">
      <p>{kitTexts.offer(ids.length)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void importKit()}>
          {kitTexts.take}
        </Button>
        <Button
          size="sm"
          variant="line"
          onClick={() => {
            declineOffer();
            setIds([]);
          }}
        >
          {kitTexts.decline}
        </Button>
      </div>
    </Notice>
  );
}

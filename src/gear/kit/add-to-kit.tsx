import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { call, reasonOf } from '#src/ui/client/call.ts';
import { ModelField } from '#src/gear/models/model-field-card.tsx';
import { kitTexts } from '#src/texts/kit.ts';
import { Button } from '#src/ui/button.tsx';
import { loadKit } from './my-kit.ts';

async function findNamed(typed: string): Promise<string | undefined> {
  const { models } = (await call('GET /gear', { query: { q: typed } })).body;
  const exact = models.find(({ brand, name }) => `${brand} ${name}`.toLowerCase() === typed.toLowerCase());
  return (exact ?? (models.length === 1 ? models[0] : undefined))?._id;
}

export function AddToKit() {
  const queries = useQueryClient();
  const user = useCurrentUser();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function add(data: FormData): Promise<void> {
    const typed = String(data.get('model') ?? '').trim();
    setPending(true);
    try {
      const model = await findNamed(typed);
      if (!model) return setError(kitTexts.none(typed));
      await api('POST /my/kit', { body: { model } });
      setError(undefined);
      // Does not clear text that was typed while the request ran.
      const field = form.current?.elements.namedItem('model');
      if (field instanceof HTMLInputElement && field.value.trim() === typed) form.current?.reset();
      await Promise.all([loadKit(user._id), queries.invalidateQueries({ queryKey: ['kit'] })]);
    } catch (failed) {
      setError(reasonOf(failed, kitTexts.failed));
    } finally {
      setPending(false);
    }
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void add(new FormData(event.currentTarget));
      }}
      className="flex max-w-xl flex-wrap items-end gap-3"
    >
      <ModelField label={kitTexts.item} name="model" required error={error} className="flex-1" />
      <Button type="submit" pending={isPending}>
        {kitTexts.add}
      </Button>
    </form>
  );
}

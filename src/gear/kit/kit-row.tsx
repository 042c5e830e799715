import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { kitTexts } from '#src/texts/kit.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { Untranslated } from '#src/ui/text.tsx';
import { keyOf, labelOf, loadKit } from './my-kit.ts';
import type { KitItem } from './schemas.ts';

export function KitRow({ item }: { item: KitItem }) {
  const { _id, model, mount, name } = item;
  const queries = useQueryClient();
  const user = useCurrentUser();
  const { mutate, isPending } = useMutation({
    mutationFn: async (changes: { name?: string | null; mount?: string | null } | null) =>
      changes
        ? api('PATCH /my/kit/{id}', { params: { id: _id }, body: changes })
        : api('DELETE /my/kit/{id}', { params: { id: _id } }),
    onError: (error) => toast.error(reasonOf(error, kitTexts.failed)),
    onSettled: () => Promise.all([loadKit(user._id), queries.invalidateQueries({ queryKey: ['kit'] })]),
  });
  const label = labelOf(item);
  const hasSeveralMounts = model.choices.length > 1;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const own = String(data.get('name') ?? '').trim() || null;
        const chosen = String(data.get('mount') ?? '') || null;
        mutate({
          ...(own !== name && { name: own }),
          ...(hasSeveralMounts && chosen !== mount && { mount: chosen }),
        });
      }}
      className="flex flex-wrap items-end gap-3 py-4"
    >
      <div className="min-w-48 flex-1">
        <p className="font-semibold wrap-anywhere">
          <Link to={`/models/${model._id}`} className="link">
            <Untranslated>{`${model.brand} ${model.name}`}</Untranslated>
          </Link>
        </p>
        <Link
          to={`/${model.kind === 'lens' ? 'cameras' : 'lens'}?fits=${encodeURIComponent(keyOf(item))}&adapters=1`}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {kitTexts.forSale}
        </Link>
      </div>
      {hasSeveralMounts && (
        <SelectField
          label={kitTexts.mount}
          aria-label={kitTexts.mountOf(label)}
          name="mount"
          defaultValue={mount ?? ''}
        >
          <option value="">{kitTexts.anyMount}</option>
          {model.choices.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      )}
      <TextField
        label={kitTexts.name}
        aria-label={kitTexts.nameOf(`${model.brand} ${model.name}`)}
        name="name"
        maxLength={60}
        defaultValue={name ?? ''}
      />
      {/* Together on a line, because Remove alone would look indented. */}
      <div className="flex gap-3">
        <Button type="submit" variant="line" pending={isPending}>
          {kitTexts.save}
        </Button>
        <Button variant="quiet" aria-label={kitTexts.removeOf(label)} onClick={() => mutate(null)}>
          {kitTexts.remove}
        </Button>
      </div>
    </form>
  );
}

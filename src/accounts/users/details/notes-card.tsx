import { useQueryClient } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { newNote, type UserDetails } from '#src/accounts/users/schemas.ts';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { displayName } from '#src/texts/names.ts';
import { Button } from '#src/ui/button.tsx';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';

export function UserNotes({ user: { _id: id, closed } }: { user: UserDetails }) {
  const list = usePagedList('GET /people/{id}/notes', api, { params: { id }, name: 'notes', limit: 10 });
  const { users } = adminTexts;
  return (
    <section className="mt-10">
      <SectionHeading title={users.notes} className="mb-2!" />
      <p className="mb-5 max-w-prose text-soft">{users.notesLead}</p>
      {!closed && <NoteForm id={id} />}
      <Paged list={list} of={users.notes} empty={<p className="text-soft">{users.noNotes}</p>}>
        <ol className="border-t border-line">
          {list.items.map(({ _id, text, date, author }) => (
            <li key={_id} className="border-b border-line py-3">
              <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="mono mt-1 wrap-anywhere">
                {users.by(displayName(author.name), formatMoment(date))}
              </p>
            </li>
          ))}
        </ol>
      </Paged>
    </section>
  );
}

function NoteForm({ id }: { id: string }) {
  const queries = useQueryClient();
  const { users } = adminTexts;
  const { field, submit, failure, formState } = useSchemaForm(
    newNote,
    { text: '' },
    async (fields) => {
      await api('POST /people/{id}/notes', { params: { id }, body: fields });
      toast.success(users.noted);
      for (const key of ['people', 'audit']) await queries.invalidateQueries({ queryKey: [key] });
    },
    (error) => (error.status === 409 ? error.message : users.noteFailed),
    { draftKey: `note:${id}` },
  );
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mb-6 flex max-w-prose flex-col items-start gap-4"
    >
      <TextArea className="w-full" hint={users.noteHint} required {...field('text', users.note)} />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" variant="line" pending={formState.isSubmitting}>
        {users.addNote}
      </Button>
    </form>
  );
}

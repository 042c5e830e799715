import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import { useOwn } from '#src/accounts/auth/session.ts';
import { modelTexts } from '#src/texts/models.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { noteChange, type ShopNote } from './schemas.ts';

const typedNotes = z.object({ notes: z.array(noteChange) });
type TypedNotes = z.output<typeof typedNotes>;

type About = { model: string; title: string; onClose: () => void };

export function NotesDialog(about: About) {
  const [notes] = useOwn('GET /models/{id}/notes', { params: { id: about.model } }, (all) => all);
  return notes ? <NotesForm {...about} notes={notes} /> : null;
}

function NotesForm({ model, title, onClose, notes }: About & { notes: readonly ShopNote[] }) {
  const { notes: words, known } = modelTexts;
  const { revalidate } = useRevalidator();
  const form = useSchemaForm<TypedNotes, TypedNotes>(
    typedNotes,
    { notes: notes.map(({ text }) => ({ text })) },
    async (typed) => {
      for (const [index, { key, text }] of notes.entries()) {
        const body = typed.notes[index];
        if (body && body.text !== text)
          await api('PUT /models/{id}/notes/{note}', { params: { id: model, note: key }, body });
      }
      await revalidate();
      toast.success(words.saved);
      onClose();
    },
    (error) => error.messageOr(words.failed),
    { draftKey: `notes:${model}` },
  );
  return (
    <FormDialog
      form={form}
      eyebrow={title}
      title={known}
      description={words.lead}
      size="lg"
      cancelLabel={words.cancel}
      submitLabel={words.save}
      onClose={onClose}
    >
      {notes.map(({ key, original }, index) => (
        <TextArea
          key={key}
          rows={3}
          hint={words.original(original)}
          {...form.field(`notes.${index}.text`, words.note(index + 1))}
        />
      ))}
    </FormDialog>
  );
}

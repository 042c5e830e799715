import { useState } from 'react';
import { useSession } from '#src/accounts/auth/session.ts';
import { modelTexts } from '#src/texts/models.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const NotesDialog = lazyPart(async () => (await import('./notes-dialog.tsx')).NotesDialog);

/** Lets admins change and hide the notes on a model. */
export function EditNotesCard(about: { model: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  if (session.state !== 'signed-in' || session.user.role !== 'admin') return null;
  return (
    <>
      <Button variant="quiet" size="sm" className="print:hidden" onClick={() => setOpen(true)}>
        {modelTexts.notes.edit}
      </Button>
      {isOpen && <NotesDialog {...about} onClose={() => setOpen(false)} />}
    </>
  );
}

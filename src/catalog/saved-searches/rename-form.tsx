import { useEffect, useRef, useState } from 'react';
import { savedSearchTexts } from '#src/texts/saved-searches.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/forms/field.tsx';

export function RenameForm({ name, onDone }: { name: string; onDone: (name: string | null) => void }) {
  const { list } = savedSearchTexts;
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className="mt-2 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(typed.trim());
      }}
    >
      <TextField
        label={list.name}
        hint={list.nameHint}
        value={typed}
        maxLength={80}
        ref={field}
        className="grow basis-48"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="sm">
        {list.save}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => onDone(null)}>
        {list.cancel}
      </Button>
    </form>
  );
}

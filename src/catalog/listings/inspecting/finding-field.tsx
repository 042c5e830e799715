import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

export const EvidenceDialog = lazyPart(
  async () => (await import('#src/gear/evidence/evidence-form-card.tsx')).EvidenceDialog,
);

export const GradingDialog = lazyPart(
  async () => (await import('#src/gear/grading/grading-card.tsx')).GradingDialog,
);

/** A part of the form whose answers come from a dialog. */
export function FindingField({
  words,
  found,
  onOpen,
  onRemove,
  children,
}: {
  words: { offer: string; begin: string; again: string; remove: string };
  found: string | null;
  onOpen: () => void;
  onRemove: () => void;
  children: React.ReactNode;
}) {
  return (
    <div className="border-s-2 border-patch bg-wash p-4 sm:col-span-2">
      <p className="text-sm">{found === null ? words.offer : <strong>{found}</strong>}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" variant="line" onClick={onOpen}>
          {found === null ? words.begin : words.again}
        </Button>
        {found !== null && (
          <Button size="sm" variant="quiet" onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

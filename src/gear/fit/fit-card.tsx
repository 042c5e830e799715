import { ModelField } from '#src/gear/models/model-field-card.tsx';
import { fitTexts } from '#src/texts/fit.ts';
import { Button } from '#src/ui/button.tsx';

/** Asks about each kind among the item and its parts. */
export function FitCard({ id, kinds }: { id: string; kinds: readonly string[] }) {
  return [...new Set(kinds)].map((kind) => <FitForm key={kind} id={id} kind={kind} />);
}

function FitForm({ id, kind }: { id: string; kind: string }) {
  const { fit } = fitTexts;
  if (kind !== 'cameras' && kind !== 'lens') return null;
  const other = kind === 'lens' ? 'camera' : 'lens';
  return (
    <form method="get" action="/fit" className="flex flex-col gap-3 print:hidden">
      <p className="heading-block">{kind === 'lens' ? fit.onItem : fit.onCamera}</p>
      <input type="hidden" name="listing" value={id} />
      <div className="flex flex-wrap items-end gap-3">
        <ModelField
          kind={other === 'camera' ? 'cameras' : 'lens'}
          label={other === 'camera' ? fit.yourCamera : fit.yourLens}
          name={other}
          required
          className="flex-1"
        />
        <Button type="submit" variant="line">
          {fit.ask}
        </Button>
      </div>
    </form>
  );
}

import { useEffect, useRef } from 'react';
import { ModelField } from '#src/gear/models/model-field-card.tsx';
import { fitTexts } from '#src/texts/fit.ts';
import { Button } from '#src/ui/button.tsx';
import { askedModelFor } from './asked-model-client.ts';

/** Asks about each kind among the item, which is the first, and its parts. */
export function FitCard({ id, kinds }: { id: string; kinds: readonly string[] }) {
  const [itemKind = ''] = kinds;
  return [...new Set(kinds)].map((kind) => (
    <FitForm key={`${id} ${kind}`} id={id} kind={kind} itemKind={itemKind} />
  ));
}

function FitForm({ id, kind, itemKind }: { id: string; kind: string; itemKind: string }) {
  const { fit } = fitTexts;
  const form = useRef<HTMLFormElement>(null);
  // After the page is rendered, because its HTML is the same for everyone.
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('input[type=text]');
    if (input?.value === '') input.value = askedModelFor(kind, itemKind);
  }, [kind, itemKind]);
  if (kind !== 'cameras' && kind !== 'lens') return null;
  const other = kind === 'lens' ? 'camera' : 'lens';
  return (
    <form ref={form} method="get" action="/fit" className="flex flex-col gap-3 print:hidden">
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

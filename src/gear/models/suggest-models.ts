import { gearTexts } from '#src/texts/gear.ts';
import { searchTexts } from '#src/texts/search.ts';
import { call } from '#src/ui/client/call.ts';
import { suggestWhileTyping } from '#src/ui/forms/combobox.ts';
import { mountsText } from './typed-model.ts';
import type { GearFound, GearKind, GearModel } from './schemas.ts';

type Options = { kind: GearKind | undefined; submits: boolean };

export function suggestModels(input: HTMLInputElement, { kind, submits }: Options): void {
  suggestWhileTyping<GearModel>(input, {
    place: input.parentElement,
    words: { name: searchTexts.find.suggestions, suggested: searchTexts.find.suggested },
    toLine: (model) => ({
      label: `${model.brand} ${model.name}`,
      detail: mountsText(model, gearTexts.gear),
    }),
    async fetchOptions(q, signal) {
      const query = new URLSearchParams({ q, ...(kind && { kind }) });
      return (await call<GearFound>('GET', `/api/gear?${query}`, { signal })).body.models;
    },
    onSelect({ brand, name }) {
      input.value = `${brand} ${name}`;
      if (submits) input.form?.requestSubmit();
    },
  });
}

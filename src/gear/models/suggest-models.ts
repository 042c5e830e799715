import { gearTexts } from '#src/texts/gear.ts';
import { searchTexts } from '#src/texts/search.ts';
import { call } from '#src/ui/client/call.ts';
import { suggestWhileTyping } from '#src/ui/forms/combobox.ts';
import type { GearKind, GearModel } from './schemas.ts';
import { mountsText } from './typed-model.ts';

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
      return (await call('GET /gear', { query: { q, kind }, signal })).body.models;
    },
    onSelect({ brand, name }) {
      input.value = `${brand} ${name}`;
      if (submits) input.form?.requestSubmit();
    },
  });
}

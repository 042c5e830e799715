import { changeTexts } from '#src/texts/changes.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { gearTexts, partTexts } from '#src/texts/gear.ts';
import { offerTexts } from '#src/texts/offers.ts';
import type { Field } from './fields.ts';

/** The names of the fields in the form; null for those that the text of another field stands for. */
export const fieldLabels = (): Record<Field, string | null> => ({
  ...dashboardTexts.products.fields,
  model: gearTexts.gear.model,
  modelId: null,
  mount: gearTexts.gear.mount,
  conversion: partTexts.conversion.title,
  adaptsFrom: gearTexts.gear.adaptsFrom,
  adaptsTo: gearTexts.gear.adaptsTo,
  offers: offerTexts.form.take,
  floor: offerTexts.form.floor,
  included: changeTexts.fields.included,
  parts: changeTexts.fields.parts,
  photos: changeTexts.fields.photos,
  place: null,
});

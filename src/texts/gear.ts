import { inLocale } from './locale.ts';
import { uncapitalize } from './words.ts';

/** Brands, models and mounts. */
export const gearTexts = inLocale({
  gear: {
    model: 'Model',
    modelHint: 'Pick it from the list to fill in title, brand and mount. Or type your own.',
    mount: 'Mount',
    whichMount: 'Which mount is it?',
    mountHint: 'Which mount is it? This lens was made for several.',
    mountAsked: 'Buyers who filter by mount or by their camera can’t find it until you choose one.',
    severalMounts: 'several mounts',
    adapts: 'Adapts',
    joins: (from: string | null, to: string | null) =>
      from !== null && to !== null ? `${from} lenses to ${to} cameras` : null,
    adaptsFrom: 'From (lens)',
    adaptsTo: 'To (camera)',
    adapterHint: 'For an adapter: the mounts that it joins, e.g. Canon EF and Sony E.',
    focal: 'Focal length',
    aperture: 'Maximum aperture',
    fStop: (number: number) => `f/${number}`,
    crop: 'Crop factor',
    fullFrame: '1 (full frame)',
    optional: 'optional',
    fixedLens: 'fixed lens',
  },
  kinds: { cameras: 'Camera', lens: 'Lens' },
});

/** The grade on an item's page. */
export const gradingTexts = inLocale({
  item: {
    title: 'Checked by the seller',
    graded: 'Grade based on',
    stated: 'The seller’s judgment',
    byQuestions: 'The seller’s answers to our checklist',
    byQuestionsAs: (grade: string) => `The seller’s answers to our checklist: ${grade}`,
    because: (grade: string, ...reasons: string[]) =>
      reasons.length > 0 ? `${grade} (${reasons.map(uncapitalize).join('; ')})` : grade,
    nothing: (grade: string) => `${grade}: no faults found`,
    noGrade: 'No grade: more than a third was not checked',
    less: (grade: string) => `The answers would allow ${grade}.`,
    notChecked: (ask: string) => `not checked: ${ask}`,
    unchecked: 'not checked',
    faultless: (count: number, all: number) => `${count} of ${all} points without fault`,
    date: (day: string) => `Checked by the seller on ${day}. Not checked by us.`,
    definitions: 'How we grade',
    serviced: (answer: string, details: string) => `${answer}: ${details}`,
  },
});

/** The things that are sold together with an item, and the conversions of lenses. */
export const partTexts = inLocale({
  title: 'Comes with',
  conversion: {
    title: 'Conversion',
    ask: 'Has it been converted?',
    none: 'Not converted',
    ai: 'AI’d: a pre-AI Nikkor made AI',
    'other-mount': 'Converted to another mount',
    cine: 'Cine-modded: made for filming',
  },
});

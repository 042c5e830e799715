/** Follows the id of a model for lenses that were made AI. No id contains it. */
export const aiSuffix = '~ai';

/** The id by which rules name an item; empty if its model is not known. */
export const ruleId = (model: string | null, isAi: boolean): string =>
  `${model ?? ''}${isAi ? aiSuffix : ''}`;

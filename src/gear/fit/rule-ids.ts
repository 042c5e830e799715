/** Follows the id of a model for lenses that were made AI. No id contains it. */
const aiSuffix = '~ai';

/** Begins the id of lenses of which facts are stored instead of a model. */
const factsPrefix = '=';

/** The id by which rules name an item; empty if its model is not known. */
export const ruleId = (model: string | null, isAi: boolean, facts: string | null): string =>
  facts === null ? `${model ?? ''}${isAi ? aiSuffix : ''}` : factsPrefix + facts;

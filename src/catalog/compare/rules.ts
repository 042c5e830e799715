// Apart from the schema, so that pages load no zod.
export const minCompared = 2;
export const maxCompared = 4;

export const pathOf = (ids: readonly string[]): string =>
  `/compare?${new URLSearchParams(ids.map((id) => ['id', id]))}`;

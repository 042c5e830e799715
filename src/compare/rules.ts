/** So many items stand side by side. */
export const fewestCompared = 2;
export const mostCompared = 4;

/** The page that has some items side by side. */
export const pathOf = (ids: readonly string[]): string =>
  `/compare?${new URLSearchParams(ids.map((id) => ['id', id]))}`;

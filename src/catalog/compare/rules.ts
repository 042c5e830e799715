export const fewestCompared = 2;
export const mostCompared = 4;

export const pathOf = (ids: readonly string[]): string =>
  `/compare?${new URLSearchParams(ids.map((id) => ['id', id]))}`;

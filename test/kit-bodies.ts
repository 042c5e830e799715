import { badText, type Bad } from './bad-values.ts';

const orNull = (bad: Bad[]): Bad[] => bad.filter(([, value]) => value !== undefined && value !== null);

/** Returns bodies that the calls accept and values that their fields reject; `id` is an item in the caller's kit. */
export function badKit<As>(as: As, id: string) {
  const name = orNull(badText(60));
  const mount: Bad[] = [...name, ['not a mount of the model', 'Canon EF']];
  const model: Bad[] = [...badText(120), ['unknown', 'nikon-d9999']];
  return {
    'POST /my/kit': { path: '/my/kit', as, good: { model: 'nikon-d850' }, fields: { model, mount, name } },
    'PATCH /my/kit/{id}': { path: `/my/kit/${id}`, as, good: { name: 'x' }, fields: { mount, name } },
  };
}

import { expect, test } from 'vitest';
import routes from '#src/routes.ts';

type Route = { path?: string | undefined; file: string; children?: Route[] | undefined };

function pagesIn(all: readonly Route[], above = '', layouts: string[] = []): [string, string[]][] {
  return all.flatMap(({ path, file, children }) => {
    const here = path ? `${above}/${path}` : above;
    return children
      ? pagesIn(children, here, [...layouts, file])
      : [[here, layouts] satisfies [string, string[]]];
  });
}
const pages = pagesIn(routes as Route[]);
const layout = (name: string) => `app/dashboard/${name}-layout.tsx`;

test('every page of the dashboard and no other page requires a login', () => {
  for (const [path, layouts] of pages)
    expect(layouts[0] === layout('dashboard'), path).toBe(/^\/dashboard(\/|$)/.test(path));
});

test('every page for admins or sellers is inside the guard for that role', () => {
  const guarded = pages.filter(([, layouts]) => layouts.length > 0);
  const inside = (name: string) =>
    guarded.filter(([, layouts]) => layouts.includes(layout(name))).map(([path]) => path);
  expect(inside('admin')).toEqual(
    guarded.map(([path]) => path).filter((path) => /^\/dashboard\/admin(\/|$)/.test(path)),
  );
  expect(inside('admin').length).toBeGreaterThan(10);
  expect(inside('seller')).toEqual(['/dashboard/addproducts', '/dashboard/import']);
  expect(inside('former-seller')).toEqual(['/dashboard/myproducts', '/dashboard/sellerorders']);
  expect(guarded.map(([, layouts]) => layouts.length).every((count) => count <= 2)).toBe(true);
});

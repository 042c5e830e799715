import { expect, test } from 'vitest';
import { returnPath, suggestedRole, withReturn } from './auth-frame-card.tsx';

const from = (value: string) => new URLSearchParams({ from: value });

test.for([
  '/dashboard',
  '/cameras/1?x=1&y=2#z',
  '/dashboard/admin/allorders',
  '/',
  '/a//b',
  '/@evil.example',
])('signing in leads back to %s', (path) => expect(returnPath(from(path))).toBe(path));

test.for([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '.evil.example',
  '@evil.example',
  '',
])('the invalid return path %j is replaced by the home page', (path) => {
  expect(returnPath(from(path))).toBe('/');
  expect(withReturn('/login', from(path))).toBe('/login');
});

test('the return path is passed on as one encoded parameter', () => {
  const link = withReturn('/signup', from('/cameras?limit=5&cursor=x#y'));
  expect(new URL(link, 'http://localhost').searchParams.get('from')).toBe('/cameras?limit=5&cursor=x#y');
  expect(withReturn('/signup', new URLSearchParams())).toBe('/signup');
});

test.for([
  ['/dashboard/addproducts', 'Seller'],
  ['/dashboard/addproducts?kind=lens', 'Seller'],
  ['/cameras/1', 'Buyer'],
  ['/lens/1', 'Buyer'],
  ['/accessories/1', 'Buyer'],
  ['/cameras', undefined],
  ['/dashboard/addproductsx', undefined],
  ['/', undefined],
] as const)('the sign-up page opened from %s suggests the role %s', ([path, role]) =>
  expect(suggestedRole(from(path), null)).toBe(role),
);

test('a visitor who wants to book or make an offer is suggested the role Buyer', () => {
  expect(suggestedRole(from('/'), { wanted: 'Nikon FE2', to: 'offer' })).toBe('Buyer');
});

import { expect, test } from 'vitest';
import { findTextsOutside, textsIn } from './texts-outside.ts';

test('no text stands elsewhere than in src/texts', () => {
  expect(findTextsOutside()).toEqual([]);
});

test.for<[string, string, string]>([
  ['a text of an element', `<p>Read this</p>`, 'Read this'],
  ['a string in an element', `<p>{isOpen ? 'Open' : words.closed}</p>`, 'Open'],
  ['a template in an element', '<p>{`${count} items`}</p>', 'items'],
  ['what stands for something else', `<p>{words.some || 'Nothing'}</p>`, 'Nothing'],
  ['an attribute that is read aloud', `<nav aria-label="Main" />`, 'Main'],
  ['a label of a component', `<Dialog closeLabel="Close" />`, 'Close'],
  ['an element in an attribute', `<Header foot={<b>Sale</b>} />`, 'Sale'],
  ['a toast', `toast.error('It failed')`, 'It failed'],
  ['an error of a form', `setError('name', { message: 'is taken' })`, 'is taken'],
  ['the title of a page', `export const meta = () => [{ title: 'Login' }]`, 'Login'],
])('%s is found', ([, code, text]) => {
  // The name of the field in an error is found, too.
  expect(textsIn('a.tsx', `export const one = 1;\n${code}`)).toContain(`2: ${text}`);
});

test.for<[string, string]>([
  ['a class', `<p className="mt-2 text-sm">{words.text}</p>`],
  ['an address', `<Link title={words.home} to="/cameras" />`],
  ['what is compared', `<p>{state === 'open' && words.open}</p>`],
  ['a sign between two texts', `<p>{words.one} · {words.two}</p>`],
  ['a key', `<Row text={words['one two']} />`],
  ['what a call is asked for', `<p>{words.of(kind('lens'))}</p>`],
])('%s is no text', ([, code]) => {
  expect(textsIn('a.tsx', code)).toEqual([]);
});

test('a mail says nothing of its own, but has a kind', () => {
  const code = `enqueueMail(app, trx, { kind: 'vital', subject: 'Hello you', paragraphs: [words.what, 'Bye'] })`;
  expect(textsIn('mails.server.ts', code)).toEqual(['1: Hello you', '1: Bye']);
});

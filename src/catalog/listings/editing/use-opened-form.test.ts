import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#src/catalog/listings/drafts/schemas.ts';
import { stubStorage } from '#test/storage.ts';
import { useOpenedForm } from './use-opened-form.ts';

type Page = ReturnType<typeof useOpenedForm>;

// Nothing is mounted, so the URL stays as in the moment before the router changes it.
beforeEach(() => {
  stubStorage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const aDraft = (id: string): Draft => ({
  _id: id,
  kind: 'cameras',
  fields: {},
  version: 1,
  date: '2026-11-26T10:00:00Z',
  until: '2027-02-24T10:00:00Z',
});

function load(search: string, drafts: Draft[] | undefined): Page {
  const client = new QueryClient();
  client.setQueryData(['my', 'drafts'], drafts);
  const pages: Page[] = [];
  function Reader(): null {
    pages.push(useOpenedForm());
    return null;
  }
  const router = createElement(MemoryRouter, { initialEntries: [`/${search}`] }, createElement(Reader));
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, router));
  return pages.at(-1)!;
}

const drafts = [aDraft('d1')];
const newForm = (kind: string) => ({ kind, draft: undefined, round: 0 });

test('a form for a new item that is reloaded while the server makes a draft of it opens the draft', () => {
  const before = load('?new=lens', []);
  expect(before.opened).toEqual(newForm('lens'));
  before.created('d1');
  expect(load('?new=lens', undefined).opened, 'before the drafts are known').toBeNull();
  expect(load('?new=lens', drafts).opened).toEqual({ kind: 'cameras', draft: drafts[0], round: 0 });
  expect(load('?new=cameras', drafts).opened, 'another form').toEqual(newForm('cameras'));
});

test.each<[string, (page: Page) => void, Draft[]]>([
  ['opens it again', (page) => page.open('lens'), drafts],
  ['has closed it', (page) => page.close(), drafts],
  ['has deleted the draft', () => undefined, []],
])('a form for a new item is empty when the user %s', (_, act, known) => {
  load('?new=lens', []).created('d1');
  act(load('?new=lens', drafts));
  const { opened, isGone } = load('?new=lens', known);
  expect([opened, isGone]).toEqual([newForm('lens'), false]);
});

test('a URL that names a draft opens it, or says that it is gone', () => {
  load('?new=cameras', []).created('d2');
  expect(load('?draft=d1', drafts).opened?.draft).toEqual(drafts[0]);
  expect(load('?draft=d1', undefined)).toMatchObject({ opened: null, isGone: false });
  expect(load('?draft=d1', [])).toMatchObject({ opened: null, isGone: true });
});

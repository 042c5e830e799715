import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { OpeningChecklist } from '#src/app/opening/checklist.tsx';
import type { Opening } from '#src/app/opening/schemas.ts';
import { elementOf, textOf, textsOf } from '#test/markup.ts';
import { hasBusiness } from './admin-overview.tsx';
import { StatGroup } from './stat-group.tsx';

const render = (part: ReactNode) =>
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(MemoryRouter, null, part),
    ),
  );

const opening: Opening = {
  at: '2026-11-28T10:00:00Z',
  contact: { isDone: true },
  pages: { isDone: false },
  mail: { isDone: false, transport: 'outbox' },
  backup: { isDone: false, at: null },
  item: { isDone: true },
  demo: { isDone: true },
};

test.each([
  ['an item, and no demo', 1, true, true],
  ['the items of the demo', 1, false, false],
  ['no items', 0, true, false],
])('a shop with %s has business or not', (_, available, isDone, expected) => {
  const stats = { items: { available, booked: 0, sold: 0 }, openOrders: 0 };
  expect(hasBusiness(stats, { ...opening, demo: { isDone } })).toBe(expected);
});

test('the folded tasks before the opening show the number of those that are left', () => {
  for (const isOpen of [true, false]) {
    const html = render(createElement(OpeningChecklist, { opening, isOpen }));
    expect(textOf(elementOf(html, 'summary').html)).toBe('Before you open 3 left');
    expect(/<details[^>]* open=""/.test(html)).toBe(isOpen);
  }
});

test('the tasks before the opening are gone when all of them are done', () => {
  const done = { isDone: true };
  const mail = { ...done, transport: 'smtp' } as const;
  const all = { ...opening, pages: done, mail, backup: { ...done, at: null } };
  expect(render(createElement(OpeningChecklist, { opening: all, isOpen: true }))).toBe('');
});

const renderGroup = (...counts: number[]) =>
  render(
    createElement(StatGroup, {
      title: 'Items',
      stats: counts.map((count, at) => ({ label: `state ${at}`, count })),
    }),
  );

test('a group of figures leaves out zeros, and the group when nothing is left', () => {
  expect(textsOf(renderGroup(3, 0, 2), 'li')).toEqual(['3 state 0', '2 state 2']);
  expect(renderGroup(0, 0)).toBe('');
});

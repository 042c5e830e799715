import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#test/storage.ts';
import { keepDraft, keptDraft } from './draft.ts';

let stored: Map<string, string>;
beforeEach(() => void (stored = stubStorage()));
afterEach(() => vi.unstubAllGlobals());

test('a dialog that is open when a session ends writes to the draft of its user', () => {
  stored.set('owner', 'robin').set('accessToken', 'token');
  keptDraft('item');
  stored.delete('accessToken');
  keepDraft('item', { text: 'Is it still there?' });
  expect([...stored.keys()]).toEqual(['owner', 'personal:message:item']);
  stored.set('owner', 'toni').set('accessToken', 'token').delete('personal:message:item');
  keepDraft('item', { text: 'Is it still there? I can come today.' });
  expect(keptDraft('item').text).toBe('');
});

test('the draft of a visitor is stored as a visitor’s', () => {
  keptDraft('item');
  keepDraft('item', { text: 'Is it still there?' });
  expect([...stored.keys()]).toEqual(['visitor:message:item']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#test/storage.ts';
import { addToDraft, readDraft, saveDraft } from './draft.ts';

let stored: Map<string, string>;
beforeEach(() => void (stored = stubStorage()));
afterEach(() => vi.unstubAllGlobals());

test('a dialog that stays open when its session ends saves the draft for its own user, not for the next one', () => {
  stored.set('owner', 'robin').set('accessToken', 'token');
  readDraft('item');
  stored.delete('accessToken');
  saveDraft('item', { text: 'Is it still there?' });
  expect([...stored.keys()]).toEqual(['owner', 'personal:message:item']);
  stored.set('owner', 'toni').set('accessToken', 'token').delete('personal:message:item');
  saveDraft('item', { text: 'Is it still there? I can come today.' });
  expect(readDraft('item').text).toBe('');
});

test('the draft of a visitor is stored as a visitor’s', () => {
  readDraft('item');
  saveDraft('item', { text: 'Is it still there?' });
  expect([...stored.keys()]).toEqual(['visitor:message:item']);
});

test('a prepared question is added once, below what the user has already typed', () => {
  addToDraft('item', 'The checklist?');
  expect(readDraft('item').text).toBe('The checklist?');
  saveDraft('item', { text: 'Is it there?' });
  for (let times = 0; times < 2; times++) addToDraft('item', 'The checklist?');
  expect(readDraft('item').text).toBe('Is it there?\n\nThe checklist?');
});

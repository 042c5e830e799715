import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { elementOf } from '#test/markup.ts';
import { SettingsForm } from './settings-form.tsx';

const open = (changes: { isUploading?: boolean; isRestored?: boolean }) => {
  const { isUploading = false, isRestored = false } = changes;
  const form = {
    submit: async () => {},
    failure: null,
    formState: { isSubmitting: false },
    isRestored,
    discard: () => {},
  };
  const props = { form, submitLabel: 'Save', isUploading, children: null };
  return renderToStaticMarkup(createElement(SettingsForm, props));
};

test('a form cannot be saved while a file that belongs to it is uploaded', () => {
  expect(elementOf(open({ isUploading: true }), 'button', 'Save').attributes['aria-disabled']).toBe('true');
  expect(elementOf(open({}), 'button', 'Save').attributes).not.toHaveProperty('aria-disabled');
});

test('a form with changes from an earlier visit says so and can discard them', () => {
  const html = open({ isRestored: true });
  expect(html).toContain('You have unsaved changes from earlier.');
  expect(elementOf(html, 'button', 'Discard').text).toBe('Discard');
  expect(open({})).not.toContain('Discard');
});

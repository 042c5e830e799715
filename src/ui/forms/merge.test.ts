import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { storeFields } from './form.ts';
import { merge, showLatest, storeWithBase, type Values } from './merge.ts';

const shape = { units: ['contact', 'home'], wholes: ['photos'] };

const contact = { address: '1 Old Street', email: 'us@club.example', phone: null as string | null };
const home = { headline: null as string | null, lead: null, slides: null, banners: null, hidden: ['blog'] };

test('changes of two admins to different fields are both kept, and neither is a conflict', () => {
  const merged = merge(
    { name: 'Club', contact, home },
    { name: 'Club', contact: { ...contact, phone: '+33 4' }, home: { ...home, hidden: ['blog', 'lens'] } },
    {
      name: 'Club de Lyon',
      contact: { ...contact, address: '2 New Street' },
      home: { ...home, headline: 'Hello', hidden: [] },
    },
    shape,
  );
  expect(merged).toEqual({
    values: {
      name: 'Club de Lyon',
      contact: { address: '2 New Street', email: 'us@club.example', phone: '+33 4' },
      home: { ...home, headline: 'Hello', hidden: ['lens'] },
    },
    theirs: {},
    taken: ['name', 'contact.address', 'home.headline', 'home.hidden'],
  });
});

const mergeContacts = (mine: object, latest: object) =>
  merge(
    { logo: null, contact },
    { logo: null, contact: { ...contact, ...mine } },
    { logo: null, contact: { ...contact, ...latest } },
    shape,
  );

test('a field that both admins changed keeps what was typed and names what it replaces', () => {
  const merged = mergeContacts(
    { address: 'Mine', phone: '+1' },
    { address: 'Theirs', email: 'new@club.example' },
  );
  expect(merged.values.contact).toEqual({ address: 'Mine', email: 'new@club.example', phone: '+1' });
  expect([merged.theirs, merged.taken]).toEqual([{ contact: { address: 'Theirs' } }, ['contact.email']]);
  expect(mergeContacts({ address: 'Same' }, { address: 'Same' }).theirs).toEqual({});
});

test('text typed during a save stays, and other fields show what was stored', () => {
  const form = createFormControl({ defaultValues: { contact: { ...contact, address: ' 3 Lane ' } } });
  const sent = structuredClone(form.getValues());
  form.setValue('contact.phone', '+33 4');
  const saved = { contact: { ...contact, address: '3 Lane' } };
  showLatest(form, sent, saved, shape);
  expect(form.getValues()).toEqual({ contact: { ...saved.contact, phone: '+33 4' } });
  expect(form.control._defaultValues).toEqual(saved);
});

test('a restored draft keeps what its admin changed, and shows what another admin has saved in the same field', () => {
  let stored: object | null = null;
  let theirs: Values = {};
  const open = (settings: { contact: typeof contact }) => {
    const form = createFormControl({ defaultValues: structuredClone(settings) });
    const input = { read: () => stored as never, write: (value: object | null) => (stored = value) };
    const isRestored = { current: false };
    storeFields(
      form,
      storeWithBase(
        input,
        () => settings,
        (found) => (theirs = found),
        shape,
      ),
      () => (isRestored.current = true),
    );
    return { form, isRestored: isRestored.current };
  };
  const first = open({ contact });
  first.form.setValue('contact.phone', '+33 4', { shouldDirty: true });
  const again = open({ contact: { ...contact, address: '2 New Street' } });
  expect([again.isRestored, again.form.getValues().contact, theirs]).toEqual([
    true,
    { ...contact, address: '2 New Street', phone: '+33 4' },
    {},
  ]);
  const collided = open({ contact: { ...contact, phone: '+33 5' } });
  expect([collided.form.getValues().contact.phone, theirs]).toEqual([
    '+33 4',
    { contact: { phone: '+33 5' } },
  ]);
  const done = open({ contact: { ...contact, phone: '+33 4' } });
  expect([done.isRestored, theirs]).toEqual([false, {}]);
});

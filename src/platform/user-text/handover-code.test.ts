import { expect, test } from 'vitest';
import { warningsInDeal } from './handover-code.ts';
import { warningsOf } from './warnings.ts';

const shown = (text: string, reader: 'buyer' | 'seller') => warningsInDeal(warningsOf(text), text, reader);

const aboutHandover = [
  'I will give you the code when I get there',
  'I’ll send you the code once I got the camera',
  'Ich gebe den Code, wenn ich die Kamera bekomme',
];

test.for(aboutHandover)('a seller is not warned when the buyer writes: %s', (text) => {
  expect(warningsOf(text)).toEqual(['verification-code']);
  expect(shown(text, 'seller')).toEqual([]);
});

test.for(['Please send me the code', 'Tell me the code when you get here'])(
  'a buyer is reminded when to give the handover code if the seller writes: %s',
  (text) => {
    expect(warningsOf(text)).toEqual(['verification-code']);
    expect(shown(text, 'buyer')).toEqual(['handover-code']);
    expect(shown(text, 'seller')).toEqual(['verification-code']);
  },
);

test.for([
  'I sent you a 6 digit code, tell me what it says',
  'Read me the code that Google texted you',
  'Send me the code from the SMS',
  'Schick mir den Code aus der SMS',
  'Mandami il codice di verifica',
])('both sides are warned of a code that opens an account: %s', (text) => {
  for (const side of ['buyer', 'seller'] as const) expect(shown(text, side)).toContain('verification-code');
});

test('warnings about contact details are left out between the sides of an accepted order', () => {
  expect(shown('Call +44 7700 900123 or pay by bank transfer', 'buyer')).toEqual(['wire']);
});

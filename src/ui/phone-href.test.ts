import { expect, test } from 'vitest';
import { phoneHref } from './phone-href.ts';

test.for([
  ['+351 555 0100', 'tel:+3515550100'],
  ['(0316) 55-01-00', 'tel:0316550100'],
  ['(+43) 316/550', 'tel:+43316550'],
  ['555+01 00', 'tel:5550100'],
  ['abcde', null],
  ['erased', null],
  ['1234', null],
] as const)('%s is called by %s', ([phone, href]) => {
  expect(phoneHref(phone)).toBe(href);
});

import { expect, test } from 'vitest';
import { offerRisks, orderRisks, orderTone, settlementTone } from './risks.ts';

const named = (risks: object, field: string, value: string | null) =>
  Object.entries(risks).flatMap(([action, risk]) => (risk[field] === value ? [action] : []));

test('only actions that agree are amber, and only actions that end something are red', () => {
  expect(named(orderRisks, 'tone', 'patch')).toEqual(['accept', 'agree', 'code', 'agree-settlement']);
  expect(named(offerRisks, 'tone', 'patch')).toEqual(['accept', 'confirm']);
  expect(named(orderRisks, 'tone', 'danger')).toEqual(['decline', 'withdraw', 'cancel']);
  expect(named(offerRisks, 'tone', 'danger')).toEqual(['decline', 'withdraw']);
});

test('no action that is red, or that reports a handover, runs at once', () => {
  expect(named(orderRisks, 'first', null)).toEqual(['accept', 'agree', 'code']);
  expect(named(offerRisks, 'first', null)).toEqual([]);
});

test.for([
  ['sold', 'requested', 'solid'],
  ['received', 'arranged', 'solid'],
  ['sold', 'handed-over', 'patch'],
  ['received', 'handed-over', 'patch'],
  ['dispute', 'handed-over', 'solid'],
  ['cancel', 'arranged', 'danger'],
] as const)('the button %s of an order that is %s has the tone %s', ([action, stage, tone]) => {
  expect(orderTone(action, stage)).toBe(tone);
});

test('agreeing to complete a disputed deal is amber, and agreeing to cancel it is red', () => {
  expect([settlementTone('completed'), settlementTone('cancelled')]).toEqual(['patch', 'danger']);
});

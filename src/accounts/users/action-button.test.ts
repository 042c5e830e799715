import { expect, test } from 'vitest';
import { CallError } from '#src/ui/client/call.ts';
import { explainRefusal } from './action-button.tsx';

test("when an admin's action fails, the message explains why", () => {
  const lastAdmin = {
    type: 'urn:rangefinder:problem:last-admin',
    detail: 'The last admin cannot be removed.',
  };
  expect(explainRefusal(new CallError(409, lastAdmin))).toBe('The last admin cannot be removed.');
  for (const error of [new CallError(0, {}), new CallError(500, { detail: 'x' }), new TypeError('x')])
    expect(explainRefusal(error)).toBe('Something went wrong. Nothing was changed. Try again.');
});

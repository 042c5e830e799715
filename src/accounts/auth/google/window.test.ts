import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explainAuth } from '#src/accounts/auth/use-action.tsx';
import type { CallError } from '#src/ui/client/call.ts';
import { signInByWindow } from './window.ts';

// Stubs of the browser's window, and of the Google window that it opens.
const origin = 'https://shop.example';
let opened: { closed: boolean };
let openings: string[][];
let listeners: Set<(message: object) => void>;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  [opened, openings, listeners] = [{ closed: false }, [], new Set()];
  const open = (...all: string[]) => {
    openings.push(all);
    return opened;
  };
  vi.stubGlobal('window', {
    open,
    addEventListener: (_: string, listener: (message: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (message: object) => void) => listeners.delete(listener),
  });
  for (const [name, value] of Object.entries({
    screenX: 100,
    screenY: 50,
    outerWidth: 1300,
    outerHeight: 900,
  }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('location', { origin });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sendMessage(google: string | null, from: object = opened, of = origin): void {
  for (const listener of listeners) listener({ origin: of, source: from, data: { google } });
}

function begin() {
  const attempt = { end: 'pending' as string | null };
  signInByWindow().then(
    () => (attempt.end = null),
    (error: unknown) => (attempt.end = explainAuth(error as CallError)),
  );
  return attempt;
}
const wait = async (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test('the Google window is 500 by 600 pixels and centered on its opener', async () => {
  const attempt = begin();
  sendMessage(null);
  await wait();
  expect(attempt.end).toBeNull();
  const place = 'popup,width=500,height=600,left=500,top=200';
  expect(openings).toEqual([['/api/auth/sign-in/google', 'google', place]]);
  expect(listeners.size).toBe(0);
});

test('a closed Google window is noticed within 2 s', async () => {
  const attempt = begin();
  await wait(6_000);
  opened.closed = true;
  await wait(1_999);
  expect(attempt.end).toBe('pending');
  await wait(1);
  expect(attempt.end).toBe(
    'The Google window was closed before you were logged in. Tap or click the button to try again.',
  );
});

const failures = {
  access_denied: 'The Google login was canceled. Tap or click the button to try again.',
  account_closed: 'This account was closed.',
  account_not_linked:
    'There is already an account with this email and a password. Log in with the password. Once the email is confirmed, you can also use Google.',
  other_account: 'That’s a different account from the one you’re logged in to.',
  too_many_requests: 'Too many attempts. Wait a minute and try again.',
  unreachable: 'Google could not be reached. Try again in a minute.',
  unknown_code: 'Google couldn’t log you in. Tap or click the button to try again.',
};

test.for(Object.entries(failures))(
  'a sign-in that ends with %s shows a message in plain words',
  async ([code, words]) => {
    const attempt = begin();
    sendMessage(code);
    await wait();
    expect(attempt.end).toBe(words);
  },
);

test('a blocked window is reported as blocked', async () => {
  vi.stubGlobal('window', { open: () => null });
  const attempt = begin();
  await wait();
  expect(attempt.end).toBe(
    'Your browser blocked the Google window. Allow pop-ups for this shop, then tap or click the button again.',
  );
});

test('messages from other pages and windows are ignored', async () => {
  const attempt = begin();
  sendMessage(null, {});
  sendMessage(null, opened, 'https://evil.example');
  for (const listener of listeners) listener({ origin, source: opened, data: {} });
  await wait(1_000);
  expect(attempt.end).toBe('pending');
});

import { inLocale } from './locale.ts';

/** The page for when there is no connection; the service worker keeps it. */
export const offline = inLocale({
  title: 'No connection',
  text: 'The shop can’t be reached. Nothing was sent, and nothing is lost.',
  retry: 'Try again',
});

/** The page for when more people come than the shop can answer. */
export const busy = inLocale({
  title: 'The shop is very busy',
  text: 'There are too many visitors right now. Nothing is lost. Wait a few seconds, then try again.',
  retry: 'Try again',
});

/** For proxies, when no process of the shop answers. */
export const unreachable = inLocale({
  title: 'The shop can’t be reached right now',
  text: 'Nothing you saved is lost. Wait a minute, then try again.',
  retry: 'Try again',
  problem: 'The shop can’t be reached right now. Try again in a few seconds.',
  tooLarge: 'The file can be at most 15 MB.',
});

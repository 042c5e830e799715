import { inLocale } from './locale.ts';

/** The page for when there is no connection; the service worker keeps it. */
export const offline = inLocale({
  title: 'No connection',
  text: 'The shop could not be reached, so this page is not here. Nothing was sent and nothing is lost.',
  retry: 'Try again',
});

/** The page for when more people come than the shop can answer. */
export const busy = inLocale({
  title: 'Too much to do at the moment',
  text: 'More people are here than the shop can answer just now. Nothing is lost: wait a few seconds, then try again.',
  retry: 'Try again',
});

/** For proxies, when no process of the shop answers. */
export const unreachable = inLocale({
  title: 'The shop cannot be reached right now',
  text: 'Nothing that you saved is lost. Wait a minute, then try again.',
  retry: 'Try again',
  problem: 'The shop cannot be reached right now. Try again in a few seconds.',
  tooLarge: 'The file may have 15 MB at most.',
});

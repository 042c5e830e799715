/** The page for when there is no connection; the service worker keeps it. */
export const offline = {
  title: 'No connection',
  text: 'The shop could not be reached, so this page is not here. Nothing was sent and nothing is lost.',
  retry: 'Try again',
};

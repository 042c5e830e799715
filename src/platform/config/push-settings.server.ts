import { filled, isNot, matching, ownSecret, port, secretIsNot } from './values.server.ts';

const base64url = (length: number): RegExp => new RegExp(`^[A-Za-z0-9_-]{${length}}$`);

export const pushSettings = {
  VAPID_PUBLIC_KEY: matching(base64url(87), isNot('base64url of 87 characters'))
    .optional()
    .describe(
      'With the next two: browsers are told by web push. `npx web-push generate-vapid-keys` makes a pair; another pair ends what browsers have agreed to. Unset: no pushes.',
    ),
  VAPID_PRIVATE_KEY: ownSecret
    .regex(base64url(43), secretIsNot('base64url of 43 characters'))
    .optional()
    .describe('Its private half. It never leaves the server.'),
  VAPID_SUBJECT: matching(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, isNot('a mailto: or https: address'))
    .optional()
    .describe('Whom the services of browsers write to about pushes: `mailto:you@example.com`.'),
  PUSH_TEST_PORT: port
    .optional()
    .describe(
      'For tests: pushes go to this port of 127.0.0.1 instead of their addresses. Refused when PUBLIC_URL is not a loopback host.',
    ),
  PUSH_TEST_CA: filled
    .optional()
    .describe('With PUSH_TEST_PORT: the file of the certificate that its server is trusted by.'),
};

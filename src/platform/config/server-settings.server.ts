import { choice, decimalNumber, isNetwork, isOrigin, listenHost } from './values.server.ts';
import { listOf, origin, port, wholeNumber } from './values.server.ts';

export const serverSettings = {
  PORT: port.default(3000).describe('The port to listen on.'),
  HOST: listenHost.default('127.0.0.1').describe('The address to listen on.'),
  PUBLIC_URL: origin.optional().describe('The public address of the shop. Default: `http://localhost:PORT`.'),
  HSTS: choice('off', 'host', 'subdomains')
    .default('host')
    .describe(
      'With an https PUBLIC_URL: the hosts that browsers may reach only over https, for a year. `host`: the host of PUBLIC_URL. `subdomains`: that host and all of its subdomains, even those that belong to others. `off`: browsers drop an earlier setting.',
    ),
  TRUSTED_PROXIES: listOf(
    isNetwork,
    'a list of addresses or CIDR ranges, separated by commas, none wider than an IPv4 /8 or an IPv6 /7',
  )
    .optional()
    .describe(
      'Addresses or CIDR ranges of your own proxies, separated by commas: `10.0.0.5, 10.1.0.0/16`. The client address is read from the `X-Forwarded-For` header of these proxies; the header is ignored if it comes from anyone else. Unset: the client address is the address that connects.',
    ),
  CORS_ORIGINS: listOf(isOrigin, 'a list of origins, as https://app.example.com, separated by commas')
    .optional()
    .describe(
      'Origins of other sites, separated by commas. Their pages may call `/api` with their own access token, but never with cookies. Unset: none.',
    ),
  RATE_LIMITS: choice('on', 'off')
    .default('on')
    .describe('`off` is for load tests, and is refused when PUBLIC_URL is not a loopback host.'),
  LOAD_SHEDDING: choice('on', 'off')
    .default('on')
    .describe(
      '`off` makes all requests wait, however busy the process is, instead of refusing some with 503. `off` is for tests on a busy machine, and is refused when PUBLIC_URL is not a loopback host.',
    ),
  STREAMS: wholeNumber(0, 1_000_000)
    .default(10_000)
    .describe(
      'The maximum number of connections for live updates (`GET /api/events`) in one process; other browsers poll once a minute. The limit on open files must be higher than this number (docs/operating.md).',
    ),
  DEAL_SPEED: decimalNumber(1, 100_000)
    .default(1)
    .describe(
      'The factor by which the deadlines of orders are shortened, for tests: with 3600, an hour takes a second. Any value but 1 is refused when PUBLIC_URL is not a loopback host.',
    ),
  VISITORS_AT_ONCE: wholeNumber(1, 500)
    .default(6)
    .describe(
      'The maximum number of uncached requests from visitors (users who are not logged in) that are handled at the same time. Up to ten times as many wait for a moment, and the rest get 503 (docs/operating.md).',
    ),
};

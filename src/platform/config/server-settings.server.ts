import { choice, decimalNumber, filled, isNetwork, isOrigin } from './values.server.ts';
import { listOf, origin, port, wholeNumber } from './values.server.ts';

export const serverSettings = {
  PORT: port.default(3000).describe('The port to listen on.'),
  HOST: filled.default('127.0.0.1').describe('The address to listen on.'),
  PUBLIC_URL: origin.optional().describe('Where people reach the shop. Default: `http://localhost:PORT`.'),
  HSTS: choice('off', 'host', 'subdomains')
    .default('host')
    .describe(
      'With an https PUBLIC_URL: browsers use https alone for a year, for its host or for its subdomains, too, whoever runs those. `off`: they are told to forget it.',
    ),
  TRUSTED_PROXIES: listOf(
    isNetwork,
    'a list of addresses or CIDR ranges, separated by commas, none wider than an IPv4 /8 or an IPv6 /7',
  )
    .optional()
    .describe(
      'Addresses or CIDR ranges of your own proxies, separated by commas, `10.0.0.5, 10.1.0.0/16`. Their `X-Forwarded-For` says who calls; nobody else is believed. Unset: whoever connects is the caller.',
    ),
  CORS_ORIGINS: listOf(isOrigin, 'a list of origins, as https://app.example.com, separated by commas')
    .optional()
    .describe(
      'Origins of other sites whose pages may call `/api` with a bearer of their own, separated by commas; never with cookies. Unset: none.',
    ),
  RATE_LIMITS: choice('on', 'off')
    .default('on')
    .describe('`off` is for load tests; refused when PUBLIC_URL is not a loopback host.'),
  LOAD_SHEDDING: choice('on', 'off')
    .default('on')
    .describe(
      '`off` lets all wait however busy the process is, instead of answering some with 503: for tests on a busy machine; refused when PUBLIC_URL is not a loopback host.',
    ),
  STREAMS: wholeNumber(0, 1_000_000)
    .default(10_000)
    .describe(
      'How many people who are logged in a process tells at once of what happens (`GET /api/events`), each by a connection that stays open; whoever is beyond asks once a minute. Needs a limit of open files above it (docs/operating.md).',
    ),
  DEAL_SPEED: decimalNumber(1, 100_000)
    .default(1)
    .describe(
      'How many times faster than all other clocks the times of orders run, for tests: with 3600 an hour takes a second. Any but 1 is refused when PUBLIC_URL is not a loopback host.',
    ),
  SEARCH_INDEX: choice('on', 'off')
    .default('on')
    .describe(
      '`on`: lists, searches and filters are answered from memory, about 30 MB for ten thousand items and 300 MB for a million (docs/operating.md). `off`: from the database, slowly where there are many items.',
    ),
  VISITORS_AT_ONCE: wholeNumber(1, 500)
    .default(6)
    .describe(
      'How many answers are made at once for people who are not logged in, those from memory not counted; ten times as many wait for a moment, the rest get 503 (docs/operating.md).',
    ),
};

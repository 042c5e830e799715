import { z } from 'zod';
import { choice, decimalNumber, filled, port, secretIsNot, textUpTo, webUrl } from './values.server.ts';

export const telemetrySettings = {
  LOG_LEVEL: choice('debug', 'info', 'warn', 'error').default('info').describe('How much is logged.'),
  LOG_SQL: choice('on', 'off')
    .default('off')
    .describe(
      '`on`: each statement of pages, calls and jobs is a line of the log at level info, with its time and its request, and `$1` for values. For looking for faults: it costs time.',
    ),
  METRICS_PORT: port
    .optional()
    .describe('Serves Prometheus `/metrics` on a port of its own. Unset: not served.'),
  METRICS_HOST: filled
    .default('127.0.0.1')
    .describe('The address that METRICS_PORT listens on; never one that the public reaches.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl
    .optional()
    .describe(
      'An OpenTelemetry collector that takes OTLP over HTTP, `http://127.0.0.1:4318`: traces are sent to its `/v1/traces`. Unset: nothing is traced.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform((value) =>
      value.split(',').map((pair) => {
        const [name = '', content = ''] = pair.trim().split(/=(.*)/s);
        return [name, content] as const;
      }),
    )
    .refine(
      (pairs) => pairs.every(([name, value]) => /^[\w-]+$/.test(name) && value),
      secretIsNot('a list of name=value, separated by commas'),
    )
    .transform((pairs) => Object.fromEntries(pairs))
    .optional()
    .describe('Headers that it asks for, `x-api-key=…`, separated by commas.'),
  OTEL_SERVICE_NAME: textUpTo(100).default('rangefinder').describe('What this shop is called there.'),
  OTEL_TRACES_SAMPLER_ARG: decimalNumber(0, 1)
    .default(1)
    .describe(
      'Which part of the requests is traced, 0 to 1; a trusted proxy that sends `traceparent` decides for its own.',
    ),
};

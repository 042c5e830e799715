import { z } from 'zod';
import { choice, decimalNumber, port, secretIsNot, textUpTo, webUrl, listenHost } from './values.server.ts';

export const telemetrySettings = {
  LOG_LEVEL: choice('debug', 'info', 'warn', 'error')
    .default('info')
    .describe('The lowest level that is logged. In development, info is left out.'),
  LOG_SQL: choice('on', 'off')
    .default('off')
    .describe(
      '`on`: each SQL statement of pages, calls and jobs is logged at level info, with its duration and request id, and with placeholders (`$1`) instead of values. This is for debugging, since it slows the shop down.',
    ),
  METRICS_PORT: port
    .optional()
    .describe('The separate port on which `/metrics` is served for Prometheus. Unset: not served.'),
  METRICS_HOST: listenHost
    .default('127.0.0.1')
    .describe('The address on which METRICS_PORT listens. Never use one that the public can reach.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl
    .optional()
    .describe(
      'An OpenTelemetry collector that accepts OTLP over HTTP, such as `http://127.0.0.1:4318`. Traces are sent to its `/v1/traces`. Unset: nothing is traced.',
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
    .describe('Headers that the collector requires, separated by commas: `x-api-key=…`.'),
  OTEL_SERVICE_NAME: textUpTo(100).default('rangefinder').describe('The name of this shop in traces.'),
  OTEL_TRACES_SAMPLER_ARG: decimalNumber(0, 1)
    .default(1)
    .describe(
      'The share of requests that is traced, 0 to 1; requests with a `traceparent` header from a trusted proxy are traced if that header says so.',
    ),
};

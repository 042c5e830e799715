import { randomUUID } from 'node:crypto';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Span, Tracer } from './tracing.server.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

export function createTracer(endpoint: string, config: Config): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    timeoutMillis: 3_000,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': config.OTEL_SERVICE_NAME,
      'service.instance.id': randomUUID(),
    }),
    // The parent of a trace decides whether it is sampled.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
    spanLimits: { attributeValueLengthLimit: 4_000 },
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: 4_096 })],
  });
  const otel = provider.getTracer('rangefinder');
  return {
    start(name, { kind, facts, parent, began }) {
      const options = {
        kind: kinds[kind],
        attributes: facts,
        ...(began !== undefined && { startTime: began }),
      };
      return new TracedSpan(otel.startSpan(name, options, contextOf(parent)));
    },
    // A collector that is down must not delay the exit of the process or appear as its error.
    close: () => provider.shutdown().catch(() => undefined),
  };
}

class TracedSpan implements Span {
  readonly otel: OtelSpan;

  constructor(otel: OtelSpan) {
    this.otel = otel;
  }

  rename(name: string): void {
    this.otel.updateName(name);
  }

  set(facts: Record<string, string | number | boolean>): void {
    this.otel.setAttributes(facts);
  }

  fail(reason: string): void {
    this.otel.setAttribute('error.type', reason).setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.otel.end();
  }
}

/** W3C format: version, trace, span, flags. Ids of zeros are invalid. */
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

function contextOf(parent: Span | string | undefined): Context {
  if (parent instanceof TracedSpan) return trace.setSpan(ROOT_CONTEXT, parent.otel);
  const [, traceId, spanId, flags] = traceparent.exec(typeof parent === 'string' ? parent : '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, remote);
}

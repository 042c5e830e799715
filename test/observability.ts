import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { renderMetrics } from '#src/platform/observability/metrics.server.ts';

/** A span as OTLP encodes it in JSON, but with its attributes as an object. */
export type ReceivedSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number; message?: string };
  facts: Record<string, string | number | boolean>;
};

export type Collector = {
  url: string;
  /** The bodies as they were received. */
  raw(): string;
  headers: IncomingHttpHeaders[];
  paths: string[];
  spans(): ReceivedSpan[];
  close(): Promise<void>;
};

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
type Sent = Omit<ReceivedSpan, 'facts'> & { attributes: { key: string; value: Value }[] };
type Body = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };

function valueOf({ stringValue, intValue, doubleValue, boolValue }: Value) {
  return stringValue ?? boolValue ?? Number(intValue ?? doubleValue);
}

/** Starts a collector that accepts OTLP over HTTP in JSON. */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const [headers, paths]: [IncomingHttpHeaders[], string[]] = [[], []];
  const server = createServer((req, res) => {
    headers.push(req.headers);
    paths.push(`${req.method} ${req.url}`);
    const take = async (): Promise<void> => {
      const zipped = req.headers['content-encoding'] === 'gzip';
      bodies.push(zipped ? gunzipSync(Buffer.concat(await req.toArray())).toString() : await text(req));
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    void take();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    raw: () => bodies.join('\n'),
    headers,
    paths,
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ attributes, ...span }) => ({
          ...span,
          facts: Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)])),
        })),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

/** Returns the value of a series such as `name{label="value"}`. Other tests in this process may increase it. */
export async function countOf(series: string): Promise<number> {
  const line = (await renderMetrics()).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.split(' ')[1] ?? 0);
}

import { request } from 'node:http';

/** A response as it is transferred. `headers` is a flat list of names and values, as `writeHead` accepts it. */
export type RawResponse = { status: number; headers: string[]; body: Uint8Array };

// Headers that node:http sets for each response.
const byNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Fetches a response without decoding it. */
export function fetchResponse(url: string, headers: Record<string, string>): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const raw = response.rawHeaders;
        const ownHeaders = raw.filter((_, index) => !byNode.has(raw[index - (index % 2)]!.toLowerCase()));
        resolve({ status: response.statusCode!, headers: ownHeaders, body: Buffer.concat(parts) });
      });
    })
      .once('error', reject)
      .end();
  });
}

export function isSame(one: RawResponse, other: RawResponse): boolean {
  return (
    one.status === other.status &&
    one.headers.join('\n') === other.headers.join('\n') &&
    Buffer.compare(one.body, other.body) === 0
  );
}

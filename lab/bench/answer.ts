import { request } from 'node:http';

/** One answer as it comes over the wire; `headers` flat, as `writeHead` takes them. */
export type Answer = { status: number; headers: string[]; body: Uint8Array };

// Written by node:http for each answer, and different from one to the next.
const byNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Fetches an answer without decoding anything. */
export function fetchAnswer(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const raw = response.rawHeaders;
        const kept = raw.filter((_, index) => !byNode.has(raw[index - (index % 2)]!.toLowerCase()));
        resolve({ status: response.statusCode!, headers: kept, body: Buffer.concat(parts) });
      });
    })
      .once('error', reject)
      .end();
  });
}

/** Tells whether two answers are the same, byte for byte. */
export function isSame(one: Answer, other: Answer): boolean {
  return (
    one.status === other.status &&
    one.headers.join('\n') === other.headers.join('\n') &&
    Buffer.compare(one.body, other.body) === 0
  );
}

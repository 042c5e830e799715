import type { Call } from './document.server.ts';

const tokens: Record<string, string> = {
  accessToken: '$ACCESS_TOKEN',
  idToken: '$ID_TOKEN',
  sessionToken: '$SESSION',
};
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A call as a command that can be copied into a shell. */
export function curlOf(call: Call, address: string): string {
  const { method, path, parameters = [], security, requestBody } = call;
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const search = query.map(({ name }) => `${name}=${name === 'email' ? 'robin@example.com' : '…'}`).join('&');
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(`${address}${path}${search && `?${search}`}`)}`,
  ];
  const scheme = security.flatMap((each) => Object.keys(each)).find((name) => tokens[name]);
  if (scheme) lines.push(`-H "Authorization: Bearer ${tokens[scheme]}"`);
  if (path.startsWith('/auth/') && method === 'POST')
    lines.push(`-H ${quote(`Origin: ${new URL(address).origin}`)}`);
  const content = requestBody?.content ?? {};
  if (content['application/json']) {
    lines.push("-H 'Content-Type: application/json'");
    lines.push(`-d ${quote(JSON.stringify(content['application/json'].example))}`);
  } else if (requestBody) lines.push("-F 'image=@photo.jpg'");
  return lines.join(' \\\n  ');
}

/** Where a browser can see the answer at once: public reads that need nothing filled in. */
export function tryAddress({ method, path, parameters = [], security }: Call): string | null {
  const needs = parameters.some(({ required }) => required);
  if (method !== 'GET' || security.length > 0 || needs) return null;
  const limit = parameters.some(({ name }) => name === 'limit') ? '?limit=2' : '';
  return `/api${path}${limit}`;
}

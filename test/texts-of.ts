type Text = (...all: unknown[]) => unknown;

const record = new Proxy({}, { get: () => '2' });
const placeholders = [2, '2', ['2'], record];

/** Calls a text with the first placeholders that it takes. */
function called(text: Text): unknown {
  const calls = placeholders.map((each) => [each, each, each, each]);
  for (const given of [...calls, ['2', record, '2']])
    try {
      return text(...given);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  throw new Error(`no placeholders fit ${text}`);
}

/** Returns the texts in a value, in order. Functions are called with placeholders. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsOf(called(value as Text));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

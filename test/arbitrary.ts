import fc from 'fast-check';

type Schema = Record<string, any>;

/** Unexpected input from users and programs. */
export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u{202e}gpj.exe',
  '\u{feff}',
  'x'.repeat(5_000),
  '\u{1f4f7}'.repeat(200),
  "'; drop table users; --",
  '${7*7}{{7*7}}<%= 7 %>',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  '1e309',
  '-0',
  'NaN',
  'null',
  '[object Object]',
  '\\',
  '%',
  '_',
];

const hostile = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, 0, -1, 1.5, 1e21, -1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]]),
  fc.constant(JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":1}}')),
);

function plainOf(schema: Schema, find: (ref: string) => Schema): fc.Arbitrary<unknown> {
  if (schema['$ref']) return plainOf(find(schema['$ref']), find);
  if ('const' in schema) return fc.constant(schema['const']);
  if (schema['enum']) return fc.constantFrom(...schema['enum']);
  const options = schema['anyOf'] ?? schema['oneOf'];
  if (options) return fc.oneof(...options.map((option: Schema) => plainOf(option, find)));
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
  const { minLength = 0, maxLength = 200, minimum = -1000, maximum = 1_000_000 } = schema;
  switch (type) {
    case 'string':
      if (schema['format'] === 'email') return fc.emailAddress();
      return fc.string({
        unit: 'grapheme',
        minLength,
        maxLength: Math.max(minLength, Math.min(maxLength, 300)),
      });
    case 'integer':
      return fc.integer({ min: minimum, max: Math.max(minimum, maximum) });
    case 'number':
      return fc.oneof(
        fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
        fc.double({ min: minimum, max: maximum, noNaN: true }),
      );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(schema['items'] ?? {}, find), { maxLength: 5 });
    case 'object': {
      const fields = Object.entries<Schema>(schema['properties'] ?? {});
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, find)])), {
        requiredKeys: [],
      });
    }
    default:
      return hostile;
  }
}

/** Generates values for a schema of the API description; most of them are valid, and some are hostile. */
export function valueOf(schema: Schema, find: (ref: string) => Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: plainOf(schema, find) }, { weight: 1, arbitrary: hostile });
}

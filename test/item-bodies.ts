import { z } from 'zod';
import { eachField, fieldNames, type Field } from '#src/catalog/items/fields.ts';
import {
  badChoice,
  badDuration,
  badImage,
  badLine,
  badMoney,
  badText,
  noFlag,
  noText,
  optional,
  orNull,
  type Bad,
  type Fields,
} from './bad-values.ts';

const anUpload = (number: number): string => `/images/${String(number).padStart(32, '0')}-1280.jpg`;
const noList: Bad[] = noText.filter(([, value]) => value !== undefined && !Array.isArray(value));

/** Invalid values for fields that check more than their type and length. */
const special: Partial<Record<Field, Bad[]>> = {
  condition: badChoice('good', 'Poor', 'Excellent '),
  conversion: badChoice('AI', 'leitax'),
  duration: badDuration,
  buy: badMoney,
  sale: badMoney,
  floor: badMoney,
  included: [...noList, ['text', 'box'], ['one twice', ['box', 'box']]],
  place: [
    ['text', 'Seattle'],
    ['a text of digits', '5809844'],
    ['a fraction', 1.5],
    ['zero', 0],
    ['too large', 2 ** 31],
    ['one that there is not', 1],
  ],
  modelId: [...badText(120), ['one that there is not', 'nikon-d9999']],
  parts: [...noList, ['text', 'a lens']],
  img: badImage,
  photos: [
    ['one that nobody uploaded', [anUpload(2)]],
    ['one from elsewhere', ['https://example.com/fm2.jpg']],
    ...noList.filter(([, value]) => typeof value !== 'string'),
    ['text', anUpload(0)],
    ['13 of them', Array.from({ length: 13 }, (_, index) => anUpload(index))],
    ['one twice', [anUpload(1), anUpload(1)]],
  ],
};

/** Returns the invalid values that follow from the type of a field. */
function badOfType(schema: z.ZodType): Bad[] {
  const { type, anyOf, maxLength, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  const one = { type, maxLength, ...rest, ...anyOf?.find((each) => each.type !== 'null') };
  if (one.enum) return badChoice('none of these');
  // A nullable one has both types in a list.
  if ([one.type].flat().includes('boolean')) return noFlag;
  if (one.type === 'array') return [...noList, ['text', 'x']];
  if (one.type !== 'string' || one.maxLength === undefined)
    throw new Error(`No invalid values for ${JSON.stringify(one)}`);
  return schema.safeParse('two\nlines').success ? badText(one.maxLength) : badLine(one.maxLength);
}

const schemas = eachField('schema');

function badOf(name: Field): Bad[] {
  const [schema, bad] = [schemas[name], special[name] ?? badOfType(schemas[name])];
  if (schema.safeParse(null).success) return orNull(bad);
  return schema.safeParse(undefined).success ? optional(bad) : bad;
}

/** Invalid values for each field of an item. */
export const badItem: Fields = Object.fromEntries(fieldNames.map((name) => [name, badOf(name)]));

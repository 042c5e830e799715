import { badChoice, badOptionalText, noText, type Bad } from './bad-values.ts';
import type { TestUser, Shop } from './shop.ts';

type Sample = {
  path: string;
  as: TestUser;
  good: Record<string, unknown>;
  fields: Record<string, Bad[]>;
};

const given = (bad: Bad[]): Bad[] => bad.filter(([, value]) => value !== undefined);

/** Valid bodies of the calls about saved searches, with invalid values of their fields. */
export async function badSavedSearches(shop: Shop, buyer: TestUser): Promise<Record<string, Sample>> {
  const query = 'brand=Nikon&max=400';
  const { body } = await shop.call('POST', '/saved-searches', { as: buyer, body: { query } });
  const fields = {
    name: badOptionalText(80),
    mail: given(badChoice('Now')),
  };
  return {
    'POST /saved-searches': {
      path: '/saved-searches',
      as: buyer,
      good: { query: 'brand=Leica', name: 'A Leica', mail: 'now' },
      fields: {
        ...fields,
        query: [
          ...noText.filter(([, value]) => typeof value !== 'string'),
          ['too long', 'x'.repeat(2001)],
          ['an invalid price', 'max=cheap'],
          ['an unknown kind', 'kind=phones'],
          ['with NUL', 'q=%00'],
        ],
      },
    },
    'PATCH /saved-searches/{id}': {
      path: `/saved-searches/${body._id}`,
      as: buyer,
      good: { name: 'Another', mail: 'off', seen: true },
      fields: {
        name: given(fields.name).filter(([, value]) => value !== null),
        mail: fields.mail,
        seen: [
          ['false', false],
          ['text', 'true'],
          ['null', null],
        ],
      },
    },
  };
}

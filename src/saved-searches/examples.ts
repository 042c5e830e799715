import { date, id } from '#src/platform/http/samples.ts';
import type { Examples } from '#src/platform/manifest.server.ts';

const query = 'kind=cameras&brand=Nikon&max=400';

export const savedSearchExamples: Examples = {
  schemas: {
    SavedSearch: {
      _id: id,
      name: 'A Nikon for Robin',
      query,
      mail: 'now',
      wide: false,
      mailsOff: false,
      new: 2,
      date,
    },
  },
  bodies: {
    'POST /saved-searches': { query, name: 'A Nikon for Robin', mail: 'now' },
    'PATCH /saved-searches/{id}': { mail: 'daily' },
  },
};

/** A demo user; `joinedDaysAgo` counts back from the seeding. */
export type DemoUser = {
  name: string;
  email: string;
  role: 'admin' | 'Buyer' | 'Seller';
  /** The checks that the admin has made; empty for unverified users. */
  verified: readonly ('identity' | 'meeting' | 'items' | 'business')[];
  joinedDaysAgo: number;
};

type Known = Pick<DemoUser, 'name' | 'email' | 'joinedDaysAgo'>;

const seller = (known: Known, ...verified: DemoUser['verified']) => ({
  ...known,
  role: 'Seller' as const,
  verified,
});
const buyer = (known: Known & { phone: string }) => ({ ...known, role: 'Buyer' as const, verified: [] });

export const admin: DemoUser = {
  name: 'Marit Solberg',
  email: 'marit.solberg@example.com',
  role: 'admin',
  verified: [],
  joinedDaysAgo: 610,
};

/** The position in this list is the `buyer` of an order. */
export const buyers = [
  buyer({
    name: 'Léa Fournier',
    email: 'lea.fournier@example.com',
    joinedDaysAgo: 145,
    phone: '+1 253 555 0142',
  }),
  buyer({
    name: 'Caleb Whitfield',
    email: 'caleb.whitfield@example.com',
    joinedDaysAgo: 96,
    phone: '+1 541 555 0117',
  }),
  buyer({
    name: 'Nora Feldman',
    email: 'nora.feldman@example.com',
    joinedDaysAgo: 58,
    phone: '+1 503 555 0163',
  }),
] as const;

/** The position in this list is the `seller` of an item. */
export const sellers = [
  seller(
    { name: 'Inês Carvalho', email: 'ines.carvalho@example.com', joinedDaysAgo: 540 },
    'identity',
    'meeting',
  ),
  seller(
    { name: 'Tomasz Wróbel', email: 'tomasz.wrobel@example.com', joinedDaysAgo: 402 },
    'identity',
    'items',
  ),
  seller({ name: 'Hannah Okafor', email: 'hannah.okafor@example.com', joinedDaysAgo: 233 }, 'business'),
  seller({ name: 'Kenji Morita', email: 'kenji.morita@example.com', joinedDaysAgo: 71 }),
  seller(
    { name: 'Dale Henriksen', email: 'dale.henriksen@example.com', joinedDaysAgo: 318 },
    'meeting',
    'items',
  ),
  seller({ name: 'Rosa Delgado', email: 'rosa.delgado@example.com', joinedDaysAgo: 290 }, 'identity'),
  seller(
    { name: 'Priya Raman', email: 'priya.raman@example.com', joinedDaysAgo: 167 },
    'identity',
    'meeting',
  ),
] as const;

/**
 * The towns of the demo shop, in Washington and Oregon, by miles from the first along Interstate 5. End to end it is a
 * day's drive; a neighboring town is close enough for a meeting after work.
 */
export const towns = {
  Bellingham: 0,
  Everett: 61,
  Seattle: 89,
  Tacoma: 121,
  Olympia: 149,
  Portland: 262,
  Salem: 308,
  Eugene: 368,
} as const;

export type Town = keyof typeof towns;

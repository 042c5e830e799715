/** Someone of the demo shop; `joinedDaysAgo` is how long before the seeding they signed up. */
export type Person = {
  name: string;
  email: string;
  role: 'admin' | 'Buyer' | 'Seller';
  verified: boolean;
  joinedDaysAgo: number;
};

export const admin: Person = {
  name: 'Marit Solberg',
  email: 'marit.solberg@example.com',
  role: 'admin',
  verified: true,
  joinedDaysAgo: 610,
};

export const buyer: Person = {
  name: 'Léa Fournier',
  email: 'lea.fournier@example.com',
  role: 'Buyer',
  verified: false,
  joinedDaysAgo: 145,
};

/** The position in this list is the `seller` of an item. */
export const sellers: [Person, Person, Person, Person] = [
  {
    name: 'Inês Carvalho',
    email: 'ines.carvalho@example.com',
    role: 'Seller',
    verified: true,
    joinedDaysAgo: 540,
  },
  {
    name: 'Tomasz Wróbel',
    email: 'tomasz.wrobel@example.com',
    role: 'Seller',
    verified: true,
    joinedDaysAgo: 402,
  },
  {
    name: 'Hannah Okafor',
    email: 'hannah.okafor@example.com',
    role: 'Seller',
    verified: true,
    joinedDaysAgo: 233,
  },
  {
    name: 'Kenji Morita',
    email: 'kenji.morita@example.com',
    role: 'Seller',
    verified: false,
    joinedDaysAgo: 71,
  },
];

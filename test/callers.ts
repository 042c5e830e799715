export const callers = [
  'anonymous',
  'bad token',
  'expired token',
  'identity without record',
  'Buyer',
  'Buyer stranger',
  'Seller owner',
  'Seller stranger',
  'admin',
  'deleted person',
  'suspended person',
] as const;
export type Who = (typeof callers)[number];

/** What a call answers to each; who is not named is refused with 401 or 403, as is everyone's due. */
export type Answers = Partial<Record<Who, number>>;
type Attempt = { path: string; body?: unknown; as?: string | undefined };
export type Rule = {
  answers: Answers;
  /** The call, on things that were made for this attempt alone. */
  attempt(who: Who): Promise<Attempt>;
};

export const refusals: Record<Who, number> = {
  anonymous: 401,
  'bad token': 401,
  'expired token': 401,
  'identity without record': 403,
  Buyer: 403,
  'Buyer stranger': 403,
  'Seller owner': 403,
  'Seller stranger': 403,
  admin: 403,
  'deleted person': 403,
  'suspended person': 403,
};
export const sameForPeople = (status: number): Answers =>
  Object.fromEntries(callers.slice(callers.indexOf('Buyer'), -2).map((who) => [who, status]));
export const people = sameForPeople(200);
export const onlyAdmin = (status: number): Answers => ({ admin: status });
export const sameForAll = (status: number): Answers =>
  Object.fromEntries(callers.map((who) => [who, status]));
export const everyone = sameForAll(200);
export const sellers = (status: number): Answers => ({ 'Seller owner': status, 'Seller stranger': status });
export const buyers = (status: number): Answers => ({ Buyer: status, 'Buyer stranger': status });
export const owner: Answers = { 'Seller owner': 200 };
export const ownerAndAdmin: Answers = { ...owner, admin: 200 };

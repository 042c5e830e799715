import type { Cast } from './cast.ts';

/** The callers as test titles name them. */
export const callerNames = {
  visitor: 'visitors',
  forgedToken: 'forged tokens',
  expiredToken: 'expired tokens',
  accountWithoutRecord: 'accounts without a record',
  buyer: 'the buyer',
  otherBuyer: 'other buyers',
  seller: 'the seller',
  otherSeller: 'other sellers',
  admin: 'admins',
  closedAccount: 'closed accounts',
  suspendedUser: 'suspended users',
};
export type Caller = keyof typeof callerNames;
export const callers = Object.keys(callerNames) as Caller[];

/** The response status for each caller. Callers that are left out get the status in `refusals`. */
export type Answers = Partial<Record<Caller, number>>;
type Request = { path: string; body?: unknown; as?: string | undefined };
export type Rule = {
  answers: Answers;
  /** Creates the rows that the call needs, and returns the call. */
  attempt(cast: Cast, caller: Caller): Promise<Request>;
  /** A caller must have shown within ten minutes that it is them. */
  confirm?: true;
  /** The call mentions its caller, so its rows are created separately for each caller. */
  perCaller?: true;
  /** `maybe`: a call that responds with 200 may have changed nothing, because everything was already as requested. */
  stores?: 'nothing' | 'something' | 'maybe';
};
/** The rules by method and path, such as `GET /orders/{id}`. */
export type Rules = Record<string, Rule>;

const unauthenticated: Caller[] = ['visitor', 'forgedToken', 'expiredToken'];

/** Returns the status that a caller gets. */
export function statusFor({ answers }: Rule, caller: Caller): number {
  return answers[caller] ?? (unauthenticated.includes(caller) ? 401 : 403);
}

export const sellers = (status: number): Answers => ({ seller: status, otherSeller: status });
export const buyers = (status: number): Answers => ({ buyer: status, otherBuyer: status });
export const allUsers = (status: number): Answers => ({
  ...buyers(status),
  ...sellers(status),
  admin: status,
});
export const users = allUsers(200);
export const onlyAdmin = (status: number): Answers => ({ admin: status });
export const allCallers = (status: number): Answers =>
  Object.fromEntries(callers.map((caller) => [caller, status]));
export const sellersAndAdmin = (status: number): Answers => ({ ...sellers(status), ...onlyAdmin(status) });
export const everyone = allCallers(200);
export const owner: Answers = { seller: 200 };
export const ownerAndAdmin: Answers = { ...owner, admin: 200 };
export const bothSides: Answers = { buyer: 200, seller: 200 };

/** A rule for a call that needs no rows of its own. */
export function at(path: string, answers: Answers, body?: unknown): Rule {
  return { answers, attempt: async () => ({ path, body }) };
}

/** A case tells what is worth knowing of how it passed, and throws when it does not. */
export type Case = { name: string; run(): Promise<string | void> };

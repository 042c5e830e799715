/** Why a mutant may stay: of the lines of a file that have this text, all mutants or those that become something. */
export type Reason = { file: string; line: string; becomes?: string; why: string };

export const reasons: Reason[] = [
  {
    file: 'src/platform/db/cursor.server.ts',
    line: "throw new Error('NUL')",
    why: 'The error is caught three lines below, and its words are seen by nobody.',
  },
];

let common: Set<string> | undefined;

/** Tells whether a password stands on the list of the most used ones; compared without case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // 49,000 words: loaded when the first person signs up, not at start.
  common ??= new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'] as string[]);
  return common.has(password.toLowerCase());
}

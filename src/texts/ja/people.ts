/** Stands for the name of an erased account. */
export const formerUser = '退会したユーザー';

/** Stand for the reader and for an admin where others have names. */
export const self = '自分';
export const anAdmin = '管理者';

const nameless = new Set([formerUser, self, anAdmin]);

const addressed = /(?:さん|さま|様|ちゃん|くん)$/;

/** Adds さん to the name of a person, unless it ends with such a word. */
export const san = (name: string): string =>
  nameless.has(name) || addressed.test(name) ? name : `${name}さん`;

/** Adds 様 to the name at the top of a mail, unless `san` adds nothing either. */
export const sama = (name: string): string => (san(name) === name ? name : `${name} 様`);

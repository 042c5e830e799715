/** Whether an address asks the database to look for what someone typed, which costs more than any other read. */
export function isSearch(url: string): boolean {
  return /[?&]q=[^&]|^[^?]*\/(search|suggest)(\/|\.data|\?|$)/.test(url);
}

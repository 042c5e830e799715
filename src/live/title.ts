const counted = /^\(\d+\) /;

/** Has the title of the page begin with a count, whatever it becomes, until what it answers is called; without one for nothing. */
export function countInTitle(count: number): () => void {
  const write = () => {
    const title = document.title.replace(counted, '');
    const wanted = count > 0 ? `(${count}) ${title}` : title;
    if (document.title !== wanted) document.title = wanted;
  };
  write();
  if (count === 0) return () => undefined;
  // Each page writes its own.
  const pages = new MutationObserver(write);
  pages.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => pages.disconnect();
}

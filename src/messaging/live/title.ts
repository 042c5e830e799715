const counted = /^\(\d+\) /;

/** Puts a count before the title of every page until the returned function is called; none for 0. */
export function countInTitle(count: number): () => void {
  const write = () => {
    const title = document.title.replace(counted, '');
    const wanted = count > 0 ? `(${count}) ${title}` : title;
    if (document.title !== wanted) document.title = wanted;
  };
  write();
  if (count === 0) return () => undefined;
  // Each page sets its own title.
  const pages = new MutationObserver(write);
  pages.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => pages.disconnect();
}

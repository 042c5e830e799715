/** An element of rendered HTML: `text` is what users read, and `html` is the markup between its tags. */
type Markup = { attributes: Record<string, string>; html: string; text: string };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name]!);

export function textOf(html: string): string {
  const text = html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ');
  return decode(text).replaceAll(/\s+/g, ' ').trim();
}

const attributesIn = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, decode(value!)]),
  );

/** Returns all elements with this name in document order, including nested ones. */
export function elementsOf(html: string, name: string): Markup[] {
  const found: { attributes: Record<string, string>; from: number; to: number }[] = [];
  const open: typeof found = [];
  for (const tag of html.matchAll(new RegExp(`<(/?)${name}(?=[\\s/>])([^>]*?)(/?)>`, 'g'))) {
    const [all, isEnd, attributes, isWhole] = tag;
    if (isEnd) {
      open.pop()!.to = tag.index;
      continue;
    }
    const from = tag.index + all.length;
    const element = { attributes: attributesIn(attributes!), from, to: from };
    found.push(element);
    if (!isWhole) open.push(element);
  }
  return found.map(({ attributes, from, to }) => {
    const inner = html.slice(from, to);
    return { attributes, html: inner, text: textOf(inner) };
  });
}

/** Returns the first element with this name, or the first one that contains `text`. */
export function elementOf(html: string, name: string, text = ''): Markup {
  const found = elementsOf(html, name).find((element) => element.text.includes(text));
  if (!found) throw new Error(`no <${name}> with “${text}” in ${textOf(html).slice(0, 500)}`);
  return found;
}

export const textsOf = (html: string, name: string): string[] =>
  elementsOf(html, name).map(({ text }) => text);

/** Returns the value of an attribute for each element with this name. */
export const valuesOf = (html: string, name: string, attribute: string): (string | undefined)[] =>
  elementsOf(html, name).map(({ attributes }) => attributes[attribute]);

import { Children, Fragment } from 'react';
import { directionMark } from '#src/texts/locale.ts';

/** Texts by users on one line, each isolated so that its writing direction cannot reorder the others. */
export function Dotted({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- texts can be equal, and their order is fixed
    <Fragment key={index}>
      {index > 0 ? ' · ' : directionMark}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}

/**
 * Gives each text that stands beside another node an element of its own. A browser that translates a page replaces text
 * nodes, and React can then change only a text that is alone in its element.
 */
export function separateTexts(children: React.ReactNode): React.ReactNode {
  const parts: React.ReactNode[] = [];
  let text = '';
  const end = () => {
    if (text) parts.push(<span key={parts.length}>{text}</span>);
    text = '';
  };
  const nodes = Children.toArray(children);
  if (nodes.length < 2) return nodes[0];
  for (const node of nodes) {
    if (typeof node === 'string' || typeof node === 'number') text += node;
    else {
      end();
      parts.push(node);
    }
  }
  end();
  return parts;
}

/** A name of a model, brand or place, a code or an address, which a browser must not translate. */
export const Untranslated = ({ children }: { children: React.ReactNode }) => (
  <bdi translate="no">{children}</bdi>
);

/**
 * Never splits model codes such as 'AF-S' over two lines; the text stays searchable and can be copied. The key replaces
 * the whole text when it changes, also after a browser has translated it.
 */
export function Unbroken({ children }: { children: string }) {
  const parts = children.split(/(\S*[-–/]\S*)/);
  return (
    <span key={children}>
      {parts.map((part, index) =>
        index % 2 === 1 && part.length <= 12 ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one string have no other identity
          <span key={index} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}

import { createElement } from 'react';

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

type Props = React.SVGProps<SVGSVGElement> & { size?: number | string };

/** Like the library's own function, without the features that the shop does not use. */
export function createIcon({ node }: IconData) {
  return function Icon({ size = 24, strokeWidth = 2, ...rest }: Props) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}

import { createElement } from 'react';
import { classNames } from './class-names.ts';

type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] };

type Props = React.SVGProps<SVGSVGElement> & { size?: number | string };

/** Like the library's own function, without the features that the shop does not use. */
export function createIcon({ name, node }: IconData) {
  // The library's class, by which base.css mirrors arrows where pages run from right to left.
  const arrow = /left|right|send/.test(name) && `lucide-${name}`;
  return function Icon({ size = 24, strokeWidth = 2, className, ...rest }: Props) {
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
        className={classNames(arrow, className) || undefined}
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}

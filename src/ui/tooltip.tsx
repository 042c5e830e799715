import { cloneElement, useEffect, useId, useState } from 'react';
import { classNames } from './class-names.ts';

const alignments = {
  start: 'left-0',
  center: 'left-1/2 -translate-x-1/2',
  end: 'right-0',
} as const;

/**
 * Words about one control, on hover and focus. It stays while the pointer is on it and goes with Escape;
 * without script CSS alone shows it.
 */
export function Tooltip({
  text,
  align = 'center',
  wide = false,
  children,
}: {
  text: string;
  align?: keyof typeof alignments;
  wide?: boolean;
  /** One focusable element; it gets the aria-describedby. */
  children: React.ReactElement<{ 'aria-describedby'?: string }>;
}) {
  const id = useId();
  const [near, setNear] = useState(false);
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    if (!near) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [near]);

  const enter = () => setNear(true);
  const leave = () => {
    setNear(false);
    setDismissed(false);
  };
  return (
    <span
      className={classNames('group/tip relative', wide ? 'flex' : 'inline-flex')}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        role="tooltip"
        id={id}
        className={classNames(
          'invisible absolute bottom-full z-30 w-max max-w-64 pb-2 text-xs opacity-0 transition-opacity print:hidden',
          alignments[align],
          !dismissed &&
            'group-focus-within/tip:visible group-focus-within/tip:opacity-100 group-hover/tip:visible group-hover/tip:opacity-100',
        )}
      >
        <span className="block rounded-xs bg-ink px-2.5 py-1.5 font-medium text-paper">{text}</span>
      </span>
    </span>
  );
}

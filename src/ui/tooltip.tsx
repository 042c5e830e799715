import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

const alignments = {
  start: 'inset-s-0',
  center: 'left-1/2 -translate-x-1/2',
} as const;
const sides = { top: 'bottom-full pb-2', bottom: 'top-full pt-2' } as const;

/** Opens on hover, focus and click, because some phones report only clicks. CSS also shows it without JavaScript. */
export function Tooltip({
  text,
  align = 'center',
  side = 'top',
  wide = false,
  children,
}: {
  text: string;
  align?: keyof typeof alignments;
  side?: keyof typeof sides;
  wide?: boolean;
  children: React.ReactElement<{ 'aria-describedby'?: string }>;
}) {
  const id = useId();
  const whole = useRef<HTMLSpanElement>(null);
  const [isActive, setActive] = useState(false);
  const [isTapped, setTapped] = useState(false);
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    if (!isActive && !isTapped) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setDismissed(true);
      setTapped(false);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (whole.current && !event.composedPath().includes(whole.current)) setTapped(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isActive, isTapped]);

  const activate = () => setActive(true);
  const deactivate = () => {
    setActive(false);
    setDismissed(false);
  };
  const tap = () => {
    setTapped(true);
    setDismissed(false);
  };
  return (
    <span
      ref={whole}
      className={classNames('group/tip relative', wide ? 'flex' : 'inline-flex')}
      onPointerEnter={activate}
      onPointerLeave={deactivate}
      onFocus={activate}
      onBlur={deactivate}
      onPointerUp={tap}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        role="tooltip"
        id={id}
        className={classNames(
          'absolute z-30 w-max max-w-56 text-xs transition-opacity print:hidden',
          alignments[align],
          sides[side],
          !isTapped && 'invisible opacity-0',
          !isDismissed &&
            'group-focus-within/tip:visible group-focus-within/tip:opacity-100 group-hover/tip:visible group-hover/tip:opacity-100',
        )}
      >
        <span className="block rounded-xs bg-ink px-2.5 py-1.5 font-medium text-paper">{text}</span>
      </span>
    </span>
  );
}

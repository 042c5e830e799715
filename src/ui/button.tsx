import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { LoadingMark } from './mark.tsx';

const base =
  'inline-flex items-center justify-center gap-2 rounded-xs border align-middle text-center font-semibold transition-[background-color,border-color,opacity] select-none print:hidden';

const variants = {
  solid: 'border-transparent bg-ink text-paper not-aria-disabled:hover:bg-ink/85',
  line: 'border-edge/60 text-ink not-aria-disabled:hover:border-ink',
  patch: 'border-transparent bg-patch text-on-patch not-aria-disabled:hover:bg-patch-lift',
  danger: 'border-transparent bg-danger text-on-danger not-aria-disabled:hover:bg-danger/85',
  quiet:
    'border-transparent text-ink underline decoration-line underline-offset-4 not-aria-disabled:hover:bg-wash not-aria-disabled:hover:decoration-current',
} as const;

const sizes = {
  sm: 'min-h-9 px-3 py-1 text-sm',
  md: 'min-h-11 px-5 py-2 text-sm',
  lg: 'min-h-13.5 px-6 py-3 text-[1.0625rem]',
} as const;

const off =
  'disabled:border-line disabled:bg-wash disabled:text-soft aria-disabled:border-line aria-disabled:bg-wash aria-disabled:text-soft';

const pressed = 'active:translate-y-px aria-disabled:active:translate-y-0 disabled:active:translate-y-0';

type Look = {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** As wide as its container. */
  wide?: boolean;
  /** Its target is all of the nearest positioned element around it, not the button alone. */
  covers?: boolean;
};

function look({ variant = 'solid', size = 'md', wide, covers }: Look, className?: string) {
  // What moves while it is pressed confines what lies over the card: the press would end beside it.
  const target = covers ? 'after:absolute after:-inset-px' : `relative ${pressed}`;
  return classNames(base, target, variants[variant], sizes[size], wide && 'w-full', className);
}

/**
 * A button. `unavailable` keeps it focusable, so that a description beside it can be read; `pending` shows
 * that its work goes on and takes no second press.
 */
export function Button({
  variant,
  size,
  wide = false,
  pending = false,
  unavailable = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: React.ComponentProps<'button'> & Look & { pending?: boolean; unavailable?: boolean }) {
  const inert = pending || unavailable;
  return (
    <button
      {...rest}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={inert || undefined}
      onClick={inert ? (event) => event.preventDefault() : onClick}
      className={classNames(
        look({ ...(variant && { variant }), ...(size && { size }), wide }, className),
        pending ? 'cursor-progress' : off,
      )}
    >
      <span className={classNames('inline-flex items-center gap-2', pending && 'opacity-0')}>{children}</span>
      {pending && (
        <span className="absolute inset-0 flex items-center justify-center">
          <LoadingMark size="sm" />
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide = false,
  covers = false,
  className,
  ...rest
}: LinkProps & Look) {
  return (
    <Link
      {...rest}
      className={look({ ...(variant && { variant }), ...(size && { size }), wide, covers }, className)}
    />
  );
}

/** A square button that shows only an icon; `label` is its name. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: Omit<React.ComponentProps<'button'>, 'aria-label'> & { label: string }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-xs text-ink hover:bg-wash disabled:text-edge disabled:hover:bg-transparent print:hidden',
        className,
      )}
    />
  );
}

import { Link, type LinkProps } from 'react-router';
import { LoadingIcon } from './brand-icon.tsx';
import { classNames } from './class-names.ts';
import { separateTexts } from './text.tsx';

const variants = {
  solid: 'button-solid',
  line: 'button-line',
  patch: 'button-patch',
  danger: 'button-danger',
  quiet: 'button-quiet',
} as const;

const sizes = { sm: 'button-sm', md: 'button-md', lg: 'button-lg' } as const;

type Look = {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  wide?: boolean;
  /** Makes all of the nearest positioned ancestor the click target. */
  covers?: boolean;
};

/** The classes of a button, for a link in HTML that React does not manage. */
export function buttonLook({ variant = 'solid', size = 'md', wide, covers }: Look, className?: string) {
  const target = covers ? 'button-covers' : 'button-alone';
  return classNames(
    'button print:hidden',
    target,
    variants[variant],
    sizes[size],
    wide && 'w-full',
    className,
  );
}

/**
 * An `unavailable` button can still get the focus, so that its description can be read. A `pending` button ignores more
 * clicks.
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
        buttonLook({ ...(variant && { variant }), ...(size && { size }), wide }, className),
        pending ? 'cursor-progress' : 'button-off',
      )}
    >
      <span className={classNames('inline-flex items-center gap-2', pending && 'opacity-0')}>
        {separateTexts(children)}
      </span>
      {pending && (
        <span className="absolute inset-0 flex items-center justify-center">
          <LoadingIcon size="sm" />
        </span>
      )}
    </button>
  );
}

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
      className={buttonLook({ ...(variant && { variant }), ...(size && { size }), wide, covers }, className)}
    />
  );
}

export function IconButton({
  label,
  className,
  ...rest
}: Omit<React.ComponentProps<'button'>, 'aria-label' | 'type'> & { label: string }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-xs text-ink hover:bg-wash disabled:text-edge disabled:hover:bg-transparent print:hidden',
        className,
      )}
    />
  );
}

import { createContext, use, useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '#src/ui/class-names.ts';
import { Unbroken } from '#src/ui/text.tsx';

export function PageHeading({
  title,
  eyebrow,
  lead,
  actions,
  className,
}: {
  title: string;
  eyebrow?: React.ReactNode;
  lead?: React.ReactNode;
  actions?: React.ReactNode;
  className?: string | undefined;
}) {
  return (
    <div className={classNames('flex flex-wrap items-end justify-between gap-x-8 gap-y-4', className)}>
      <div className="min-w-0">
        {eyebrow && <p className="mono mb-3">{eyebrow}</p>}
        <h1 className="heading-page">
          <Unbroken>{title}</Unbroken>
        </h1>
        {/* A live region, because lists show the number of their entries here. */}
        {lead && (
          <p aria-live="polite" className="mt-3 max-w-[60ch] text-lg text-soft">
            {lead}
          </p>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}

/** False inside a card that has a heading of its own. */
export const SectionHeadings = createContext(true);

export function SectionHeading({
  title,
  link,
  className,
}: {
  title: string;
  link?: { to: string; label: string } | undefined;
  className?: string | undefined;
}) {
  if (!use(SectionHeadings)) return null;
  return (
    <div className={classNames('mb-5 flex items-baseline justify-between gap-6', className)}>
      <h2 className="heading-section">{title}</h2>
      {link && (
        <Link to={link.to} className="link -my-2 py-2 text-sm whitespace-nowrap">
          {link.label}
        </Link>
      )}
    </div>
  );
}

export function SettingsSection({
  title,
  lead,
  anchor,
  children,
}: {
  title: string;
  lead?: string;
  /** The hash of links to this section. */
  anchor?: string;
  children: React.ReactNode;
}) {
  const id = useId();
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isTarget = anchor !== undefined && hash === `#${anchor}`;
  // The browser looks for the section before this page has been loaded.
  useEffect(() => {
    if (!isTarget) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isTarget]);
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 xl:grid-cols-[16rem_minmax(0,34rem)]"
    >
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className="heading-block outline-none">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-[46ch] text-sm text-soft">{lead}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-5 max-xl:max-w-136">{children}</div>
    </section>
  );
}

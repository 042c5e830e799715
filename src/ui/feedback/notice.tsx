import { CircleAlert, Info } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { grammar } from '#src/texts/grammar.ts';
import { shopFacts } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { classNames } from '#src/ui/class-names.ts';
import { suspension } from '#src/ui/client/personal-storage.ts';

/** A message inside the page: `error` for a failure (announced), `info` for other facts. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  className,
}: {
  tone?: 'info' | 'error';
  title?: string | undefined;
  children?: React.ReactNode;
  action?: React.ReactNode;
  className?: string | undefined;
}) {
  const Icon = tone === 'error' ? CircleAlert : Info;
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={classNames(
        'flex gap-3 border-s-2 bg-wash px-4 py-3 text-sm',
        tone === 'error' ? 'border-alarm text-alarm' : 'border-edge text-ink',
        className,
      )}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
        <div className="min-w-0 grow basis-56">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}

export function SessionEnded() {
  const { pathname, search } = useLocation();
  const { sessionEnded, loginAgain } = siteTexts.form;
  if (suspension.useValue() !== null) return <Suspension />;
  return (
    <>
      {sessionEnded}
      {grammar.gap}
      <Link className="link" to={`/login?from=${encodeURIComponent(pathname + search)}`}>
        {loginAgain}
      </Link>
    </>
  );
}

/** Shows a form that needs JavaScript, or says so in browsers without it. */
export function ScriptNeeded({ children }: { children: React.ReactNode }) {
  return (
    <>
      <noscript>
        <Notice tone="error">{siteTexts.layout.needsScript}</Notice>
      </noscript>
      <div className="noscript:hidden">{children}</div>
    </>
  );
}

/** Tells suspended users why, and whom to write to. Renders nothing for others. */
export function Suspension() {
  const reason = suspension.useValue();
  const { mistake, kept } = siteTexts.form;
  const { email } = shopFacts().contact;
  if (reason === null) return null;
  return (
    <>
      <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
      {email !== null && <p className="mt-2 wrap-anywhere">{mistake(email)}</p>}
      <p className="mt-2">{kept}</p>
    </>
  );
}

import { useId } from 'react';
import { Link } from 'react-router';
import { shopFacts, shopName } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Brand } from './brand.tsx';

/** @param phoneHref from the server, so that pages do not load the code that reads phone numbers */
export function SiteFooter({
  phoneHref,
  hasImprint,
  children,
}: {
  phoneHref: string | null | undefined;
  hasImprint: boolean | undefined;
  children: React.ReactNode;
}) {
  const { contact } = shopFacts();
  const { layout, footer } = siteTexts;
  return (
    <footer className="mt-10 border-t sm:mt-20 border-line print:hidden">
      <div className="shell grid grid-cols-3 gap-x-3 gap-y-8 py-8 sm:gap-x-6 sm:gap-y-10 sm:py-10 md:grid-cols-[2fr_1fr_1fr_1fr]">
        <section aria-label={layout.contact} className="col-span-full md:col-span-1">
          <p className="flex items-center gap-3 text-lg font-bold tracking-[-0.01em] [font-stretch:112%]">
            <Brand />
          </p>
          <address className="mt-4 flex flex-col items-start text-sm text-soft not-italic empty:hidden">
            {contact.address && (
              <span translate="no" className="py-1 whitespace-pre-line">
                {contact.address}
              </span>
            )}
            {contact.email && (
              <a href={`mailto:${contact.email}`} className="py-1 hover:text-ink hover:underline">
                {contact.email}
              </a>
            )}
            {contact.phone && (
              <a
                dir="ltr"
                href={phoneHref ?? undefined}
                className="py-1 tabular-nums hover:text-ink hover:underline"
              >
                {contact.phone}
              </a>
            )}
          </address>
        </section>
        {footer.groups.map((group) => (
          <nav key={group.title} aria-label={group.title} className="min-w-0 wrap-anywhere">
            <h2 className="mono">{group.title}</h2>
            <ul className="mt-3 text-sm">
              {group.links
                .filter(({ to }) => hasImprint || to !== '/imprint')
                .map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} className="inline-block py-1 hover:underline hover:underline-offset-4">
                      {link.label}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-line">
        <div className="shell flex flex-wrap items-center justify-between gap-4 py-4">
          <p className="text-xs text-soft">{layout.footerNote}</p>
          {children}
        </div>
      </div>
      <FilmEdge />
    </footer>
  );
}

/** Decorative: the edge of a strip of film, with as many frames as fit into the window. */
function FilmEdge() {
  const id = useId();
  const numbers = Array.from({ length: 40 }, (_, index) => `${24 + (index >> 1)}${index % 2 ? 'A' : ''}`);
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden bg-film pt-2 pb-3 text-on-film select-none print:hidden"
    >
      <div className="mono flex gap-x-16 overflow-hidden px-4 text-current! sm:px-8">
        <span className="tracking-[0.2em] whitespace-nowrap uppercase">{shopName()}</span>
        {numbers.map((number) => (
          <span
            key={number}
            className="mono inline-flex items-baseline gap-1.5 whitespace-nowrap text-current!"
          >
            <svg
              viewBox="0 0 5 8"
              width={5}
              height={8}
              className="shrink-0 self-center fill-current rtl:-scale-x-100"
            >
              <path d="M0 0l5 4-5 4z" />
            </svg>
            {number}
          </span>
        ))}
      </div>
      <svg width="100%" height="12" className="mt-2 block">
        <pattern id={id} width="29" height="12" patternUnits="userSpaceOnUse">
          <rect x="6" width="17" height="12" rx="3" className="fill-paper" />
        </pattern>
        <rect width="100%" height="12" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}

import { Menu, Search, X } from 'lucide-react';
import { useId } from 'react';
import { Link, NavLink, type NavLinkProps } from 'react-router';
import { searchTexts } from '#src/texts/search.ts';
import { siteTexts } from '#src/texts/site.ts';
import { CountBadge } from '#src/ui/badge.tsx';
import { IconButton } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Brand } from './brand.tsx';

export type NavItem = {
  to: string;
  label: string;
  end?: boolean;
  /** The number of things that are new. */
  count?: number;
  /** Whether only the menu of phones and tablets has the link. */
  isOnlyInMenu?: boolean;
  /** The value of `aria-current` on its page. Only links with `page`, the default, are marked. */
  current?: 'page' | 'true';
  /** The classes that show the link to some users in HTML shared by all. */
  shown?: string;
};

/** Visible only while it has the focus; skips the header or a column of filters. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 inset-s-2 z-50 -translate-y-24 rounded-xs bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0 print:hidden"
    >
      {label}
    </a>
  );
}

export function closeMenu(event: React.MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

const inRow = 'py-1.5 shadow-none hover:text-glass aria-[current=page]:shadow-[inset_0_-2px_0_var(--patch)]';
const inMenu =
  'heading-block min-h-12 border-b border-line py-2 aria-[current=page]:before:me-3 aria-[current=page]:before:size-2.5 aria-[current=page]:before:bg-patch';

function MainLink({
  item,
  className,
  ...link
}: { item: NavItem } & Omit<NavLinkProps, 'to'> & { className: string }) {
  const { to, label, end = false, count = 0, current = 'page', shown = 'flex' } = item;
  return (
    <NavLink
      {...link}
      to={to}
      end={end}
      aria-current={current}
      className={classNames(shown, 'items-center', className)}
    >
      {label}
      <CountBadge count={count} className="ms-1.5" />
    </NavLink>
  );
}

/** On phones the links are in a native popover, which needs no script for opening, Escape and focus. */
export function SiteHeader({
  nav,
  personal,
  sell,
  menuHead,
  search,
  bell,
  account,
  menuFoot,
}: {
  nav: readonly NavItem[];
  /** The user's own pages. */
  personal: readonly NavItem[];
  sell: React.ReactNode;
  menuHead: React.ReactNode;
  search: React.ReactNode;
  bell: React.ReactNode;
  account: React.ReactNode;
  menuFoot: React.ReactNode;
}) {
  const { layout } = siteTexts;
  const menuId = useId();
  return (
    <header className="border-b border-line print:border-ink">
      <div className="shell flex h-15 items-center gap-1 sm:gap-6 lg:h-16 xl:gap-9">
        <Link
          to="/"
          aria-label={layout.home()}
          className="me-auto flex min-h-11 min-w-8 items-center gap-3 text-lg font-bold tracking-[-0.01em] [font-stretch:112%] lg:me-0 lg:shrink-0"
        >
          <Brand nameClass="max-[22rem]:hidden in-data-signed:max-[24rem]:hidden truncate" />
        </Link>
        <div className="max-w-2xl grow max-lg:hidden print:hidden">{search}</div>
        <Link
          to="/search"
          aria-label={searchTexts.find.searchAll}
          className="flex size-11 shrink-0 items-center justify-center lg:hidden print:hidden"
        >
          <Search aria-hidden size={20} strokeWidth={1.75} />
        </Link>
        <div className="flex shrink-0 items-center gap-1 sm:gap-3 lg:ms-auto lg:min-w-0 lg:shrink print:hidden">
          <div className="max-lg:hidden">{sell}</div>
          {bell}
          {account}
        </div>
        <button
          type="button"
          popoverTarget={menuId}
          aria-label={layout.menu}
          className="-me-3 flex size-11 shrink-0 items-center justify-center lg:hidden print:hidden"
        >
          <Menu aria-hidden size={22} strokeWidth={1.75} />
        </button>
      </div>
      <nav
        aria-label={layout.mainNav}
        className="shell flex min-h-10 flex-wrap items-start gap-x-5 text-sm max-lg:hidden xl:gap-x-7 print:hidden"
      >
        {nav.map((item) => (
          <MainLink key={item.to} item={item} className={inRow} />
        ))}
        <div className="ms-auto flex flex-wrap gap-x-5 xl:gap-x-7">
          {personal
            .filter(({ isOnlyInMenu }) => !isOnlyInMenu)
            .map((item) => (
              <MainLink key={item.to + item.label} item={item} className={inRow} />
            ))}
        </div>
      </nav>
      <div
        popover="auto"
        id={menuId}
        className="inset-auto top-0 inset-s-0 max-h-dvh w-full max-w-none overflow-y-auto border-b-2 border-ink lg:hidden"
      >
        <div className="flex h-15 items-center justify-between px-4 sm:px-8">
          <span className="flex items-center gap-3 text-lg font-bold tracking-[-0.01em] [font-stretch:112%]">
            <Brand />
          </span>
          <IconButton
            label={layout.close}
            className="-me-3"
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            <X aria-hidden size={22} strokeWidth={1.75} />
          </IconButton>
        </div>
        <div className="px-4 pb-6 sm:px-8">
          {search}
          <div className="mt-3">{menuHead}</div>
          <nav aria-label={layout.mainNav} className="mt-2">
            <div className="mb-6 grid grid-cols-2 gap-x-6 empty:hidden *:last:odd:col-span-2">
              {personal.map((item) => (
                <MainLink key={item.to + item.label} item={item} className={inMenu} onClick={closeMenu} />
              ))}
            </div>
            {nav.map((item) => (
              <MainLink key={item.to} item={item} className={inMenu} onClick={closeMenu} />
            ))}
          </nav>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-4">{menuFoot}</div>
        </div>
      </div>
    </header>
  );
}

import { Menu, Search, X } from 'lucide-react';
import { useId } from 'react';
import { Link, NavLink } from 'react-router';
import { searchTexts } from '#src/texts/search.ts';
import { siteTexts } from '#src/texts/site.ts';
import { IconButton } from '#src/ui/button.tsx';
import { Mark } from '#src/ui/mark.tsx';

export type NavItem = {
  to: string;
  label: string;
  end?: boolean;
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

function closeMenu(event: React.MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** On phones the links are in a native popover, which needs no script for opening, Escape and focus. */
export function SiteHeader({
  nav,
  search,
  bell,
  account,
  menuFoot,
}: {
  nav: readonly NavItem[];
  search: React.ReactNode;
  bell: React.ReactNode;
  account: React.ReactNode;
  menuFoot: React.ReactNode;
}) {
  const { layout, name } = siteTexts;
  const menuId = useId();
  return (
    <header className="border-b border-line print:border-ink">
      <div className="shell flex h-15 items-center gap-1 sm:gap-6 lg:h-18 xl:gap-9">
        <Link
          to="/"
          aria-label={layout.home}
          className="me-auto flex min-h-11 shrink-0 items-center gap-3 text-lg font-bold tracking-[-0.01em] [font-stretch:112%] lg:me-0"
        >
          <Mark />
          <span className="max-[22rem]:hidden in-data-signed:max-[24rem]:hidden">{name}</span>
        </Link>
        <nav
          aria-label={layout.mainNav}
          className="flex shrink-0 gap-5 text-sm max-lg:hidden xl:gap-7 print:hidden"
        >
          {nav.map((item) => (
            <NavLink
              key={item.to}
              to={item.to}
              end={item.end ?? false}
              className="py-2 shadow-none hover:text-glass aria-[current=page]:bg-[linear-gradient(var(--patch),var(--patch))] aria-[current=page]:bg-[length:100%_2px] aria-[current=page]:bg-[position:0_calc(100%-6px)] aria-[current=page]:bg-no-repeat"
            >
              {item.label}
            </NavLink>
          ))}
        </nav>
        <div className="grow max-lg:hidden" />
        <div className="w-85 min-w-48 shrink-4 max-xl:hidden print:hidden">{search}</div>
        <Link
          to="/search"
          aria-label={searchTexts.find.searchAll}
          className="flex size-11 shrink-0 items-center justify-center xl:hidden print:hidden"
        >
          <Search aria-hidden size={20} strokeWidth={1.75} />
        </Link>
        <div className="flex min-w-0 items-center gap-1 sm:gap-3 print:hidden">
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
      <div
        popover="auto"
        id={menuId}
        className="inset-auto top-0 inset-s-0 max-h-dvh w-full max-w-none overflow-y-auto border-b-2 border-ink lg:hidden"
      >
        <div className="flex h-15 items-center justify-between px-4 sm:px-8">
          <span className="flex items-center gap-3 text-lg font-bold tracking-[-0.01em] [font-stretch:112%]">
            <Mark />
            {name}
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
          <nav aria-label={layout.mainNav} className="mt-4 border-t border-line">
            {nav.map((item) => (
              <NavLink
                key={item.to}
                to={item.to}
                end={item.end ?? false}
                onClick={closeMenu}
                className="heading-block flex min-h-13 items-center border-b border-line py-2 aria-[current=page]:before:me-3 aria-[current=page]:before:size-2.5 aria-[current=page]:before:bg-patch"
              >
                {item.label}
              </NavLink>
            ))}
          </nav>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-4">{menuFoot}</div>
        </div>
      </div>
    </header>
  );
}

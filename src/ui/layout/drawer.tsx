import { Ellipsis } from 'lucide-react';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { CountBadge } from '#src/ui/badge.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { closeMenu } from './site-header.tsx';

export type DrawerItem = {
  to: string;
  label: string;
  Icon: React.ComponentType<{ size?: number; strokeWidth?: number; 'aria-hidden'?: boolean }>;
  end?: boolean;
  /** The number of things that are new or need an answer. */
  count?: number | undefined;
  /** Whether the bar at the bottom of phones has it; the other items are behind More. */
  isTab?: boolean;
  /** The heading above this item and the next ones with the same. */
  group?: string;
};

function Row({ item }: { item: DrawerItem }) {
  return (
    <NavLink
      to={item.to}
      end={item.end ?? false}
      onClick={closeMenu}
      className="group/row flex min-h-11 items-center gap-3 border-b border-line px-1 py-2 text-sm wrap-anywhere hover:text-glass aria-[current=page]:font-semibold mouse:[ul_&]:min-h-9 mouse:[ul_&]:py-1"
    >
      <item.Icon aria-hidden size={18} strokeWidth={1.75} />
      <span className="min-w-0 flex-1">{item.label}</span>
      {!!item.count && (
        <span className="mono bg-patch px-1.5 font-semibold text-on-patch">
          {dashboardTexts.stats.number(item.count)}
        </span>
      )}
      <span className="hidden size-2 bg-patch group-aria-[current=page]/row:block" />
    </NavLink>
  );
}

const rowOf = (item: DrawerItem) => <Row key={item.to} item={item} />;

function Rows({ items }: Pick<DrawerMenu, 'items'>) {
  return [...Map.groupBy(items, ({ group }) => group)].map(([group, members]) =>
    group === undefined ? members.map(rowOf) : <Group key={group} title={group} rows={members.map(rowOf)} />,
  );
}

function Group({ title, rows }: { title: string; rows: React.ReactElement[] }) {
  const id = useId();
  return (
    <div className="mt-5">
      <p id={id} className="mono border-b border-line px-1 pb-1.5">
        {title}
      </p>
      <ul aria-labelledby={id} className="gap-x-4 max-lg:min-[22rem]:grid max-lg:min-[22rem]:grid-cols-2">
        {rows.map((row) => (
          <li key={row.key}>{row}</li>
        ))}
      </ul>
    </div>
  );
}

const tab =
  'relative flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 py-1.5 text-center text-[0.6875rem] tracking-tight leading-tight font-medium';

const TabCount = ({ count }: { count: number }) => (
  <CountBadge count={count} className="absolute inset-s-[calc(50%+0.75rem)] top-1" />
);

export type DrawerMenu = {
  key: string;
  items: readonly DrawerItem[];
  /** The class that, in HTML shared by all users, shows this menu to its role, such as `in-data-[role=x]:contents`. */
  shown?: string | undefined;
};

function Tabs({ items, title }: Pick<DrawerMenu, 'items'> & { title: string }) {
  const moreId = useId();
  const tabs = items.filter(({ isTab }) => isTab);
  const rest = items.filter(({ isTab }) => !isTab);
  const hidden = rest.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <>
      {tabs.map((item) => (
        <NavLink
          key={item.to}
          to={item.to}
          end={item.end ?? false}
          className={classNames(
            tab,
            'text-soft aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_3px_0_var(--patch)]',
          )}
        >
          <item.Icon aria-hidden size={20} strokeWidth={1.75} />
          <span className="max-w-full">{item.label}</span>
          <TabCount count={item.count ?? 0} />
        </NavLink>
      ))}
      {rest.length > 0 && (
        <>
          <button type="button" popoverTarget={moreId} className={classNames(tab, 'text-soft')}>
            <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
            {dashboardTexts.dashboard.more}
            <TabCount count={hidden} />
          </button>
          <div
            popover="auto"
            id={moreId}
            className="inset-auto bottom-0 inset-s-0 max-h-[85dvh] w-full max-w-none overflow-y-auto border-t-2 border-ink"
          >
            <div className="px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
              <p className="mono py-2">{title}</p>
              <Rows items={rest} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

const menuClass = ({ shown }: DrawerMenu): string => (shown ? `hidden ${shown}` : 'contents');

/** The dashboard's frame: a drawer on large screens, and on phones a bar of links and a sheet. */
export function DrawerLayout({
  title,
  menus,
  isEarly,
  foot,
  children,
}: {
  title: string;
  /**
   * One menu, or all of them in HTML that is shared by all users. Switching keeps the focus, and an open sheet stays
   * open.
   */
  menus: readonly DrawerMenu[];
  /** While the role is unknown, there is no drawer unless the page's head has set `data-role`. */
  isEarly: boolean;
  foot: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <div
      className={classNames(
        'shell lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12 print:block',
        isEarly ? 'lg:in-data-role:grid' : 'lg:grid',
      )}
    >
      <nav
        aria-label={dashboardTexts.dashboard.title}
        className={classNames(
          'border-line py-10 max-lg:hidden lg:border-e lg:pe-8 print:hidden',
          isEarly && 'hidden lg:in-data-role:block',
        )}
      >
        <div className="sticky top-8 -mx-2 max-h-[calc(100dvh-4rem)] overflow-y-auto mask-[linear-gradient(to_top,transparent,#000_2rem)] px-2 pb-8">
          <p className="mono mb-3 px-1">{title}</p>
          <div className="border-t border-ink">
            {menus.map((menu) => (
              <div key={menu.key} className={menuClass(menu)}>
                <Rows items={menu.items} />
              </div>
            ))}
          </div>
          <div className="mt-6">{foot}</div>
        </div>
      </nav>
      <div className="min-w-0 py-8 lg:py-10 print:pb-0">{children}</div>
      <nav
        aria-label={dashboardTexts.dashboard.title}
        data-bottom-bar
        className={classNames(
          'fixed inset-x-0 bottom-0 z-20 border-t border-ink bg-paper px-1 pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden',
          isEarly ? 'hidden max-lg:in-data-role:flex' : 'flex',
        )}
      >
        {menus.map((menu) => (
          <div key={menu.key} className={menuClass(menu)}>
            <Tabs items={menu.items} title={title} />
          </div>
        ))}
      </nav>
    </div>
  );
}

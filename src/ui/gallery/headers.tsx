import { Button } from '#src/ui/button.tsx';
import { SiteHeader } from '#src/ui/site-header.tsx';

/** The header as somebody with a long name sees it. */
export function Headers() {
  return (
    <section aria-label="Header, signed in">
      <SiteHeader
        name="Rangefinder"
        homeLabel="Rangefinder, home"
        navLabel="Signed in"
        nav={[
          { to: '/dev/ui', label: 'Home', end: true },
          { to: '/cameras', label: 'Cameras' },
          { to: '/lens', label: 'Lens' },
          { to: '/accessories', label: 'Accessories' },
          { to: '/blogs', label: 'Blogs' },
          { to: '/dashboard', label: 'Dashboard' },
        ]}
        searchLink={{ to: '/search', label: 'Find gear' }}
        account={
          <>
            <span className="max-w-40 truncate text-sm font-semibold max-sm:hidden">
              Wolfeschlegelsteinhausen-Carvalho
            </span>
            <Button variant="line" size="sm" className="max-sm:hidden">
              Log out
            </Button>
          </>
        }
        menuLabel="Open menu"
        closeLabel="Close"
        menuFoot={<Button variant="line">Log out</Button>}
      />
    </section>
  );
}

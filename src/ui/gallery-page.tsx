import { Camera, Flag, LayoutGrid, PackagePlus, Receipt, ShieldCheck, Users } from 'lucide-react';
import { ButtonLink } from './button.tsx';
import { DrawerLayout } from './drawer.tsx';
import { Basics } from './gallery/basics.tsx';
import { Forms } from './gallery/forms.tsx';
import { HardCases } from './gallery/hard-cases.tsx';
import { Headers } from './gallery/headers.tsx';
import { Lists } from './gallery/lists.tsx';
import { Overlays } from './gallery/overlays.tsx';
import { States } from './gallery/states.tsx';
import { SearchBox } from './search-box.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader, SkipLink } from './site-header.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const nav = [
  { to: '/dev/ui', label: 'Home', end: true },
  { to: '/cameras', label: 'Cameras' },
  { to: '/lens', label: 'Lens' },
  { to: '/accessories', label: 'Accessories' },
  { to: '/blogs', label: 'Blogs' },
];

const places = [
  { to: '/dev/ui', label: 'Overview', Icon: LayoutGrid, end: true },
  { to: '/dashboard/addproducts', label: 'Add Products', Icon: PackagePlus },
  { to: '/dashboard/myproducts', label: 'My Products', Icon: Camera },
  { to: '/dashboard/sellerorders', label: 'Seller Orders', Icon: Receipt, count: '3' },
  { to: '/dashboard/admin', label: 'All Users', Icon: Users },
  { to: '/dashboard/admin/allseller', label: 'All Seller', Icon: ShieldCheck },
  { to: '/dashboard/admin/reports', label: 'Reported Items', Icon: Flag, count: '12' },
];

const groups = [
  {
    title: 'Services',
    links: [
      { to: '/about/selling', label: 'Selling' },
      { to: '/about/booking', label: 'Booking' },
      { to: '/about/advertise', label: 'Advertise' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About us' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/terms', label: 'Terms of use' },
      { to: '/privacy', label: 'Privacy' },
    ],
  },
];

const theme = (
  <ThemeSwitch label="Theme" labels={{ system: 'As the system', light: 'Contact sheet', dark: 'Darkroom' }} />
);

/** Every piece of src/ui in every state, for looking at. In development only. */
export default function GalleryPage() {
  return (
    <>
      <SkipLink label="Skip to the page" />
      <SiteHeader
        name="Rangefinder"
        homeLabel="Rangefinder, home"
        navLabel="Main"
        nav={nav}
        search={<SearchBox action="/search" label="Find gear" placeholder="Model, mount or maker" />}
        searchLink={{ to: '/search', label: 'Search' }}
        account={
          <ButtonLink to="/login" className="max-sm:min-h-9.5 max-sm:px-4">
            Login
          </ButtonLink>
        }
        menuLabel="Menu"
        closeLabel="Close menu"
        menuFoot={theme}
      />
      <DrawerLayout
        label="Dashboard"
        title="Dashboard"
        menus={[{ key: 'all', items: places }]}
        moreLabel="More"
        foot={theme}
      >
        <main id="main" tabIndex={-1}>
          <h1 className="heading-page mb-8">The pieces</h1>
          <Basics />
          <Forms />
          <Lists />
          <States />
          <HardCases />
          <Overlays />
        </main>
      </DrawerLayout>
      <Headers />
      <SiteFooter
        name="Rangefinder"
        contact={{
          label: 'Contact',
          address: '12 Aperture Row\nBristol BS1 4QA',
          email: 'shop@rangefinder.example',
          phone: '+44 117 496 0123',
        }}
        groups={groups}
        note="© 2026 Rangefinder"
      >
        {theme}
      </SiteFooter>
    </>
  );
}

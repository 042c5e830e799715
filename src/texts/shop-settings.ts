import { inLocale } from './locale.ts';

const en = {
  nav: 'Shop',
  title: 'Your shop',
  tabsLabel: 'Settings of the shop',
  tabs: { general: 'General' },
  loadFailed: 'The settings could not be loaded. Try again.',
  retry: 'Try again',
  save: 'Save',
  saved: 'Saved',
  failed: 'The settings could not be saved. What you typed is still here. Try again.',
  changedMeanwhile:
    'Another admin has changed the settings in the meantime. What you typed is still here; what they saved is shown beside it. Save again to replace theirs.',
  theirs: (value: string) => `Saved by another admin: ${value}`,
  empty: 'nothing',
  fixed: (variable: string) => `Set by ${variable} in the environment. To change it here, remove it there.`,
  general: {
    identity: 'Name and tagline',
    identityLead: 'In the header, in titles, emails, calendar entries and feeds.',
    name: 'Name',
    tagline: 'Tagline',
    taglineHint: 'One sentence for search engines. Leave it empty for the original.',
    contact: 'Contact',
    contactLead: 'In the footer of every page and on the Contact page.',
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
    region: 'Region',
    regionLead: 'How prices, times and distances are written.',
    currency: 'Currency',
    currencyOption: (code: string, name: string) => `${code} · ${name}`,
    currencyHint: 'Fixed once there are items, because prices are not converted.',
    timeZone: 'Time zone',
    zoneOption: (zone: string) => zone.replaceAll('_', ' '),
    timeZoneHint: 'For public pages and emails. The dashboard uses the zone of each browser.',
    units: 'Distances',
    unitNames: { mi: 'Miles', km: 'Kilometers' },
    optional: 'optional',
  },
};

export const shopSettingsTexts = inLocale(en);

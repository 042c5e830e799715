import { useEffect, useEffectEvent, useState } from 'react';
import { ownZone } from '#src/platform/shared/zones.ts';
import { shopFields, type ShopField, type ShopResponse } from '#src/platform/shop/schemas.ts';
import { authTexts } from '#src/texts/auth.ts';
import { languageNames, languages, type Language } from '#src/texts/language-names.ts';
import { setupTexts } from '#src/texts/setup.ts';
import { originalName } from '#src/texts/shop.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { PasswordField } from '#src/ui/forms/password-field.tsx';
import { ZoneOptions } from '#src/ui/forms/zone-options.tsx';
import { setup, type Setup } from './schemas.ts';
import { readTyped, storeTyped } from './typed.ts';

const schema = setup.omit({ token: true }).extend({ shopName: shopFields.shape.name });
type Fields = Omit<Setup, 'token'>;

export function SetupForm({
  shop,
  chosen,
  currencies,
  zones,
  choose,
  send,
}: {
  shop: ShopResponse;
  /** The settings that admins of a demo have chosen. */
  chosen: ShopField[];
  currencies: { code: string; name: string }[];
  zones: string[];
  /** Opens the page again in the language. */
  choose(language: Language): Promise<void>;
  send(fields: Fields): Promise<void>;
}) {
  const { auth } = authTexts;
  const { language, currency, timeZone, units, fixed } = shop;
  const [typed] = useState(readTyped);
  const isNamed = fixed.name !== undefined || shop.name !== originalName;
  const { field, submit, failure, formState, getValues, setValue } = useSchemaForm(
    schema,
    {
      shopName: isNamed ? shop.name : '',
      currency,
      timeZone,
      units,
      name: '',
      email: '',
      ...typed,
      language,
      password: '',
    },
    ({ shopName, ...fields }) =>
      send({
        name: fields.name,
        email: fields.email,
        password: fields.password,
        ...(!fixed.name && { shopName }),
        ...(!fixed.language && { language: fields.language }),
        ...(!fixed.currency && { currency: fields.currency }),
        ...(!fixed.timeZone && { timeZone: fields.timeZone }),
        ...(!fixed.units && { units: fields.units }),
      }),
    (error) => error.messageOr(auth.errors.other),
    { sent: 'keep' },
  );
  const isOpen = (name: ShopField) => !fixed[name] && !chosen.includes(name);
  /** The fields that the user has typed, which no proposal replaces. */
  const [own] = useState(() => new Set(Object.keys(typed ?? {})));
  function propose(to: Language): void {
    const suggested = suggestSettings(to, navigator.language);
    const zone = suggested.timeZone ?? ownZone();
    const proposals = {
      units: suggested.units,
      currency: suggested.currency ?? currency,
      timeZone: zone !== undefined && zones.includes(zone) ? zone : timeZone,
    };
    for (const name of ['units', 'currency', 'timeZone'] as const)
      if (isOpen(name) && !own.has(name)) setValue(name, proposals[name]);
  }
  function chooseLanguage(to: Language): void {
    setValue('language', to);
    propose(to);
    const { language: _language, password: _password, ...others } = getValues();
    storeTyped(Object.fromEntries(Object.entries(others).filter(([name]) => own.has(name))));
    // A choice that fails now is sent with the form.
    choose(to).catch(() => undefined);
  }
  const suggest = useEffectEvent(() => {
    const spoken = suggestLanguage(navigator.languages);
    if (!typed && isOpen('language') && spoken && spoken !== language) chooseLanguage(spoken);
    else propose(language);
  });
  useEffect(() => suggest(), []);
  /** A setting of the environment is shown, but cannot be changed. */
  const settingOf = (name: ShopField, hint?: string) => {
    const variable = fixed[name];
    return variable === undefined ? { hint } : { hint: setupTexts.isFixed(variable), disabled: true };
  };
  const [zoneOptions] = useState(() => [...new Set([timeZone, ...zones])]);
  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      // Not fired by proposals.
      onChange={({ target }) => 'name' in target && own.add(String(target.name))}
      noValidate
      className="flex flex-col gap-5"
    >
      <h2 className="heading-section">{setupTexts.shop}</h2>
      <TextField required {...field('shopName', setupTexts.shopName)} {...settingOf('name')} />
      <SelectField
        {...field('language', setupTexts.language)}
        {...settingOf('language', setupTexts.languageHint)}
        onChange={({ target }) => chooseLanguage(target.value as Language)}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...field('currency', setupTexts.currency)}
        {...settingOf('currency', setupTexts.currencyHint)}
      >
        {currencies.map(({ code, name }) => (
          <option key={code} value={code}>{`${code} · ${name}`}</option>
        ))}
      </SelectField>
      <SelectField
        {...field('timeZone', setupTexts.timeZone)}
        {...settingOf('timeZone', setupTexts.timeZoneHint)}
      >
        <ZoneOptions zones={zoneOptions} />
      </SelectField>
      <SelectField {...field('units', setupTexts.units)} {...settingOf('units')}>
        <option value="km">{setupTexts.unitsOf.km}</option>
        <option value="mi">{setupTexts.unitsOf.mi}</option>
      </SelectField>
      <h2 className="heading-section mt-4">{setupTexts.account}</h2>
      <p className="-mt-3 text-sm text-soft">{setupTexts.accountLead}</p>
      <TextField autoComplete="name" required {...field('name', auth.name)} />
      <TextField type="email" autoComplete="username" required {...field('email', auth.email)} />
      <PasswordField
        hint={auth.passwordHint}
        autoComplete="new-password"
        required
        {...field('password', auth.password)}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" size="lg" wide pending={formState.isSubmitting}>
        {setupTexts.submit}
      </Button>
    </form>
  );
}

const euro = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
const currencies = new Map([
  ...euro.map((region) => [region, 'EUR'] as const),
  ['AU', 'AUD'],
  ['CA', 'CAD'],
  ['CH', 'CHF'],
  ['GB', 'GBP'],
  ['JP', 'JPY'],
  ['US', 'USD'],
]);

/** Returns the first of the browser's languages that a shop can have. */
export function suggestLanguage(preferred: readonly string[]): Language | undefined {
  const spoken = preferred.map((tag) => tag.split(/[-_@]/, 1).join().toLowerCase());
  return spoken.flatMap((each) => languages.filter((language) => language === each))[0];
}

const zones: Partial<Record<Language, string>> = {
  de: 'Europe/Berlin',
  fr: 'Europe/Paris',
  es: 'Europe/Madrid',
  ja: 'Asia/Tokyo',
};

// Some systems name a variant, as in en-US@posix, which is not part of a language tag.
const regionOf = (tag: string) => new Intl.Locale(tag.split('@', 1).join()).maximize().region ?? '';

/**
 * Returns what a shop in a language probably uses: in the region of the browser if it has the language, as in de-CH,
 * otherwise where most people speak it. Currency and time zone are missing if unknown. English is spoken everywhere.
 */
export function suggestSettings(language: Language, browserLanguage: string) {
  const isSpoken = language === 'en' || suggestLanguage([browserLanguage]) === language;
  const home = regionOf(language);
  const region = isSpoken ? regionOf(browserLanguage) : home;
  return {
    units: region === 'US' || region === 'GB' ? ('mi' as const) : ('km' as const),
    currency: currencies.get(region),
    timeZone: region === home ? zones[language] : undefined,
  };
}

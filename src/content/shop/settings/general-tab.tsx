import { useMemo } from 'react';
import { shopChanges, shopFields, type ShopResponse, type ShopField } from '#src/platform/shop/schemas.ts';
import { grammar } from '#src/texts/grammar.ts';
import { languageNames, languages } from '#src/texts/language-names.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { textOrNull } from '#src/ui/forms/form.ts';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { ZoneOptions } from '#src/ui/forms/zone-options.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { useShopForm } from './use-shop-form.ts';

const names = [
  'name',
  'tagline',
  'contact',
  'language',
  'currency',
  'timeZone',
  'units',
  'productFeed',
] as const;
const schema = shopFields
  .pick({
    name: true,
    contact: true,
    language: true,
    currency: true,
    timeZone: true,
    units: true,
    productFeed: true,
  })
  .extend({
    tagline: shopChanges.shape.tagline.unwrap(),
  });

/** The name, the contact and the region of the shop. */
export function GeneralTab({ stored }: { stored: ShopResponse }) {
  const { general: texts, save } = shopSettingsTexts;
  const { fixed } = stored;
  const form = useShopForm(schema, names, { stored, draftKey: 'shop-general' });
  const { field } = form;
  const conflicts = [
    ...(['name', 'tagline', 'currency', 'timeZone'] as const).map((path) => ({ path, label: texts[path] })),
    ...contactParts.map((part) => ({ path: `contact.${part}`, label: texts[part] })),
    { path: 'language', label: texts.language, show: (to: keyof typeof languageNames) => languageNames[to] },
    { path: 'productFeed', label: texts.productFeed },
    { path: 'units', label: texts.units, show: (to: ShopResponse['units']) => texts.unitNames[to] },
  ];
  const zones = useMemo(() => zonesWith(stored.timeZone), [stored.timeZone]);
  return (
    <SettingsForm form={form} submitLabel={save} variant="solid" conflicts={conflicts}>
      <SettingsSection title={texts.identity} lead={texts.identityLead}>
        <Setting name="name" label={texts.name} value={stored.name} fixed={fixed}>
          <TextField required maxLength={60} {...field('name', texts.name)} />
        </Setting>
        <TextField
          maxLength={120}
          optional={texts.optional}
          hint={texts.taglineHint}
          {...field('tagline', texts.tagline, textOrNull)}
        />
      </SettingsSection>
      <SettingsSection title={texts.contact} lead={texts.contactLead}>
        {contactParts.map((part) =>
          fixed.contact === undefined ? (
            <TextField
              key={part}
              type={part === 'address' ? 'text' : part === 'email' ? 'email' : 'tel'}
              autoComplete="off"
              optional={texts.optional}
              {...field(`contact.${part}`, texts[part], textOrNull)}
            />
          ) : (
            <FixedField
              key={part}
              label={texts[part]}
              value={stored.contact[part] ?? ''}
              variable={fixed.contact}
            />
          ),
        )}
      </SettingsSection>
      <SettingsSection title={texts.region} lead={texts.regionLead}>
        <Setting name="language" label={texts.language} value={languageNames[stored.language]} fixed={fixed}>
          <SelectField hint={texts.languageHint} {...field('language', texts.language)}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </SelectField>
        </Setting>
        <Setting name="currency" label={texts.currency} value={stored.currency} fixed={fixed}>
          <SelectField hint={texts.currencyHint} {...field('currency', texts.currency)}>
            {currencies().map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </SelectField>
        </Setting>
        <Setting name="timeZone" label={texts.timeZone} value={stored.timeZone} fixed={fixed}>
          <SelectField hint={texts.timeZoneHint} {...field('timeZone', texts.timeZone)}>
            <ZoneOptions zones={zones} />
          </SelectField>
        </Setting>
        <Setting name="units" label={texts.units} value={texts.unitNames[stored.units]} fixed={fixed}>
          <SelectField {...field('units', texts.units)}>
            <option value="mi">{texts.unitNames.mi}</option>
            <option value="km">{texts.unitNames.km}</option>
          </SelectField>
        </Setting>
      </SettingsSection>
      <SettingsSection title={texts.shopping} lead={texts.shoppingLead}>
        <div>
          <Checkbox label={texts.productFeed} {...form.register('productFeed')} />
          <p className="mt-1 text-sm wrap-anywhere text-soft">
            {texts.productFeedHint(`${location.origin}/feeds/products.xml`)}
          </p>
        </div>
      </SettingsSection>
    </SettingsForm>
  );
}

const contactParts = ['address', 'email', 'phone'] as const;

function currencies(): { code: string; label: string }[] {
  const display = new Intl.DisplayNames(grammar.tag, { type: 'currency' });
  const { currencyOption } = shopSettingsTexts.general;
  return Intl.supportedValuesOf('currency').map((code) => ({
    code,
    label: currencyOption(code, display.of(code) ?? code),
  }));
}

/** The zones of this browser, which may lack the stored one, such as UTC. */
const zonesWith = (stored: string): string[] => [
  ...new Set(['UTC', stored, ...Intl.supportedValuesOf('timeZone')]),
];

/** A setting of the environment, which cannot be changed here. */
function FixedField({ label, value, variable }: { label: string; value: string; variable: string }) {
  return <TextField label={label} value={value} readOnly hint={shopSettingsTexts.fixed(variable)} />;
}

/** Shows the field of a setting, or its value if the environment sets it. */
function Setting({
  name,
  label,
  value,
  fixed,
  children,
}: {
  name: ShopField;
  label: string;
  value: string;
  fixed: ShopResponse['fixed'];
  children: React.ReactNode;
}) {
  const variable = fixed[name];
  return variable === undefined ? children : <FixedField label={label} value={value} variable={variable} />;
}

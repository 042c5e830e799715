import type { ShopField, ShopResponse } from '#src/platform/shop/schemas.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import { TextField } from '#src/ui/forms/field.tsx';

/** A setting of the environment, which cannot be changed here. */
export function FixedField({ label, value, variable }: { label: string; value: string; variable: string }) {
  return <TextField label={label} value={value} readOnly hint={shopSettingsTexts.fixed(variable)} />;
}

/** Shows the field of a setting, or its value if the environment sets it. */
export function Setting({
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

import { useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import { factsOf } from '#src/platform/shop/facts.ts';
import type { ShopField, ShopResponse } from '#src/platform/shop/schemas.ts';
import { setShopFacts } from '#src/texts/shop.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import { statusOf } from '#src/ui/client/call.ts';
import { useSchemaForm } from '#src/ui/client/form.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { applyAccent } from './apply-accent.ts';
import { readShop, useShopSaved } from './use-shop.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form for some of the settings. It sends only those that were changed. When another admin has saved others in the
 * meantime, the form keeps what was typed, takes the rest, and `theirs` has what the admin is about to replace.
 */
export function useShopForm<Fields extends FieldValues & Partial<Record<ShopField, unknown>>>(
  schema: z.ZodType<Fields, Fields>,
  names: readonly (keyof Fields & ShopField)[],
  { stored, draftKey }: { stored: ShopResponse; draftKey: string },
) {
  const texts = shopSettingsTexts;
  const pick = (shop: Partial<Record<ShopField, unknown>>, of = names): Partial<Fields> =>
    Object.fromEntries(of.map((name) => [name, shop[name]])) as Partial<Fields>;
  const [before, setBefore] = useState(stored);
  const [theirs, setTheirs] = useState<Partial<ShopResponse>>({});
  const onSaved = useShopSaved();
  const { revalidate } = useRevalidator();
  const form = useSchemaForm<Fields, Fields>(
    schema,
    pick(stored) as DefaultValues<Fields>,
    save,
    (error) => (error.status === 409 ? texts.changedMeanwhile : error.messageOr(texts.failed)),
    { sent: 'keep', draftKey },
  );

  async function save(fields: Fields): Promise<void> {
    const changed = names.filter((name) => !isSame(fields[name], before[name]));
    try {
      const body = { version: before.version, ...pick(fields, changed) };
      const { body: saved } = await api<ShopResponse>('PATCH', '/shop', body);
      setBefore(saved);
      setTheirs({});
      form.reset(pick(saved) as Fields);
      onSaved(saved);
      showFacts(saved);
      // Renders the header and the footer again.
      await revalidate();
      toast.success(texts.saved);
    } catch (error) {
      if (statusOf(error) === 409) takeTheirs(await readShop(), changed);
      throw error;
    }
  }

  function takeTheirs(latest: ShopResponse, changed: readonly (keyof Fields & ShopField)[]): void {
    const others = names.filter((name) => !isSame(latest[name], before[name]));
    for (const name of others.filter((each) => !changed.includes(each)))
      form.setValue(name as Path<Fields>, latest[name] as PathValue<Fields, Path<Fields>>);
    const replaced = others.filter((name) => changed.includes(name));
    setTheirs(pick(latest, replaced) as Partial<ShopResponse>);
    setBefore(latest);
    onSaved(latest);
  }
  return { ...form, theirs };
}

/** Shows the saved settings on this page. Other pages get them with their next document. */
function showFacts(shop: ShopResponse): void {
  setShopFacts(factsOf(shop));
  applyAccent(document.documentElement, shop.accent);
}

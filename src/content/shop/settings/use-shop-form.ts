import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import { factsOf } from '#src/platform/shop/facts.ts';
import type { ShopChanges, ShopField, ShopResponse } from '#src/platform/shop/schemas.ts';
import { grammar } from '#src/texts/grammar.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import { setShopFacts } from '#src/texts/shop.ts';
import { tabStorage } from '#src/ui/client/browser-storage.ts';
import { openTranslated } from '#src/ui/client/open-translated.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { changesOf } from '#src/ui/forms/merge.ts';
import { useVersionedForm } from '#src/ui/forms/versions.ts';
import { applyAccent } from './apply-accent.ts';
import { readShop, useShopSaved } from './use-shop.ts';

/** A form for some of the settings. */
export function useShopForm<Fields extends FieldValues & Omit<ShopChanges, 'version'>>(
  schema: z.ZodType<Fields, Fields>,
  names: readonly (keyof Fields & ShopField)[],
  { stored, draftKey }: { stored: ShopResponse; draftKey: string },
) {
  const texts = shopSettingsTexts;
  const onStored = useShopSaved();
  const { revalidate } = useRevalidator();
  const valuesOf = (shop: ShopResponse) => Object.fromEntries(names.map((name) => [name, shop[name]]));

  useEffect(() => {
    if (takeSaved()) toast.success(shopSettingsTexts.saved);
  }, []);

  return useVersionedForm<Fields, Fields, ShopResponse>(schema, stored, {
    draftKey,
    valuesOf,
    read: readShop,
    onStored,
    isIndependent: true,
    units: ['contact', 'home', 'categories'],
    write: async (fields, base) => {
      const body = { version: base.version, ...changesOf(fields, valuesOf(base)) };
      return (await api('PATCH /shop', { body })).body;
    },
    async onSaved(saved) {
      if (saved.language !== grammar.language) {
        noteSaved();
        return openTranslated(saved.language);
      }
      showFacts(saved);
      // Renders the header and the footer again.
      await revalidate();
      toast.success(texts.saved);
    },
    explain: (error) => error.messageOr(texts.failed),
  });
}

/** Shows the saved settings on this page. Other pages get them with their next document. */
function showFacts(shop: ShopResponse): void {
  setShopFacts(factsOf(shop));
  applyAccent(document.documentElement, shop.accent);
}

const key = 'shop-saved';

/** Remembers that settings were saved, while the page opens again in another language. */
function noteSaved(): void {
  tabStorage.write(key, 'yes');
}

/** Returns whether settings were saved just before the page was opened, once. */
function takeSaved(): boolean {
  const isSaved = tabStorage.read(key) !== null;
  tabStorage.remove(key);
  return isSaved;
}

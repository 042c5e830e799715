import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import { factsOf } from '#src/platform/shop/facts.ts';
import type { ShopField, ShopResponse } from '#src/platform/shop/schemas.ts';
import { grammar } from '#src/texts/grammar.ts';
import { setShopFacts } from '#src/texts/shop.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import { statusOf } from '#src/ui/client/call.ts';
import { useSchemaForm } from '#src/ui/client/form.ts';
import { openTranslated } from '#src/ui/client/open-translated.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { applyAccent } from './apply-accent.ts';
import { isSame, mergeSettings, showLatest, storeWithBase, type Theirs } from './merge.ts';
import { noteSaved, takeSaved } from './saved-before.ts';
import { readShop, useShopSaved } from './use-shop.ts';

/**
 * A form for some of the settings. It sends only those that were changed. When another admin has saved others in the
 * meantime, the form takes those. `theirs` has what both changed and what the next save replaces.
 */
export function useShopForm<Fields extends FieldValues & Partial<Record<ShopField, unknown>>>(
  schema: z.ZodType<Fields, Fields>,
  names: readonly (keyof Fields & ShopField)[],
  { stored, draftKey }: { stored: ShopResponse; draftKey: string },
) {
  const texts = shopSettingsTexts;
  const pick = (shop: Partial<Record<ShopField, unknown>>, of = names): Partial<Fields> =>
    Object.fromEntries(of.map((name) => [name, shop[name]])) as Partial<Fields>;
  const before = useRef(stored);
  const draft = useRef<{ write: (fields: Partial<Fields>) => void } | null>(null);
  const [theirs, setTheirs] = useState<Theirs>({});
  const onSaved = useShopSaved();
  const { revalidate } = useRevalidator();
  const form = useSchemaForm<Fields, Fields>(
    schema,
    pick(stored) as DefaultValues<Fields>,
    send,
    (error) => (error.status === 409 ? texts.changedMeanwhile : error.messageOr(texts.failed)),
    {
      sent: 'keep',
      draftKey,
      draftOf: (input) => (draft.current = storeWithBase(input, () => before.current, setTheirs)),
    },
  );

  useEffect(() => {
    if (takeSaved()) toast.success(shopSettingsTexts.saved);
  }, []);

  async function send(fields: Fields): Promise<void> {
    await save(fields, structuredClone(form.getValues()));
  }

  /** `sent` is what the form shows when it is sent, because fields may be changed until the response. */
  async function save(fields: Fields, sent: Fields): Promise<void> {
    const base = before.current;
    const changed = names.filter((name) => !isSame(fields[name], base[name]));
    try {
      const body = { version: base.version, ...pick(fields, changed) };
      const { body: saved } = await api<ShopResponse>('PATCH', '/shop', body);
      if (saved.language !== grammar.language) {
        // Units that nobody has set follow the language.
        take(saved, sent);
        draft.current?.write(pick(form.getValues()));
        noteSaved();
        return await openTranslated(saved.language);
      }
      setTheirs({});
      take(saved, sent);
      showFacts(saved);
      // Renders the header and the footer again.
      await revalidate();
      toast.success(texts.saved);
    } catch (error) {
      if (statusOf(error) !== 409) throw error;
      const latest = await readShop();
      const merged = mergeSettings(pick(base), fields, latest);
      setTheirs(merged.theirs);
      take(latest, pick(base));
      const isConflict = Object.keys(merged.theirs).length > 0 || latest.version === base.version;
      if (isConflict) throw error;
      await save(merged.values, sent);
    }
  }

  function take(latest: ShopResponse, base: Partial<Fields>): void {
    before.current = latest;
    onSaved(latest);
    showLatest(form, base, pick(latest) as Fields);
  }

  function discard(): void {
    form.discard();
    setTheirs({});
  }
  return { ...form, discard, theirs };
}

/** Shows the saved settings on this page. Other pages get them with their next document. */
function showFacts(shop: ShopResponse): void {
  setShopFacts(factsOf(shop));
  applyAccent(document.documentElement, shop.accent);
}

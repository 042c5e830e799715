import { useCallback, useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { Preview } from '#src/content/posts/preview-card.tsx';
import { shopPagesTexts as texts } from '#src/texts/shop-pages.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { useLeaveWarning } from '#src/ui/dialogs/use-leave-warning.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ConflictList } from '#src/ui/forms/conflict.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { RestoredNotice } from '#src/ui/forms/settings-form.tsx';
import { useVersionedForm } from '#src/ui/forms/versions.ts';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { pageText, splitTitle, type ShopPage } from './schemas.ts';

export function PageForm({ stored, onRestored }: { stored: ShopPage; onRestored: (page: ShopPage) => void }) {
  const renew = useRenew();
  const [page, setPage] = useState(stored);
  const params = { name: page.name };
  const form = useVersionedForm(pageText, stored, {
    draftKey: `page:${page.name}`,
    valuesOf: ({ text }) => ({ text }),
    read: async () => (await api('GET /shop/pages/{name}', { params })).body,
    onStored: setPage,
    write: async ({ text }, { version }) =>
      (await api('PUT /shop/pages/{name}', { params, body: { text, version } })).body,
    async onSaved() {
      toast.success(texts.saved);
      await renew('shop-pages');
    },
    explain: (error) => error.messageOr(texts.failed),
  });
  const { getValues, forget } = form;
  const isUnsaved = useCallback(() => getValues().text !== page.text, [getValues, page]);
  const { warning } = useLeaveWarning(isUnsaved, page.title, forget);
  const { confirm, dialog } = useConfirmed<ShopPage, ShopPage>({
    run: async ({ version }) => (await api('DELETE /shop/pages/{name}', { params, body: { version } })).body,
    done: texts.restored,
    explain: (error) => (error instanceof CallError ? error.messageOr(texts.notRestored) : texts.notRestored),
    onDone: async (_, original) => {
      forget();
      onRestored(original);
      await renew('shop-pages');
    },
    words: ({ title }) => ({
      tone: 'danger',
      title: texts.restoreTitle(title),
      children: texts.restoreText,
      confirmLabel: texts.restoreYes,
      cancelLabel: texts.restoreNo,
    }),
  });

  const { title, rest } = splitTitle(form.watch('text'));
  return (
    <>
      <PageHeading
        title={page.title}
        actions={
          <>
            {page.text !== '' && (
              <ButtonLink variant="line" to={`/${page.name}`}>
                {texts.view}
              </ButtonLink>
            )}
            <ButtonLink variant="line" to="/dashboard/admin/shop/pages">
              {texts.back}
            </ButtonLink>
          </>
        }
      />
      <form noValidate className="mt-8" onSubmit={(event) => void form.submit(event)}>
        <RestoredNotice form={form} className="mb-5" />
        <div className="grid gap-5 xl:grid-cols-2 xl:gap-6">
          <TextArea
            {...form.field('text', texts.text)}
            hint={texts.textHint}
            required
            className="[&_textarea]:max-h-[80vh] [&_textarea]:min-h-96"
          />
          <Preview title={title ?? page.title} des={rest} />
        </div>
        <div className="mt-6">
          <ConflictList conflict={form.conflict} fields={[{ path: 'text', label: texts.text }]} />
        </div>
        {form.failure && (
          <Notice tone="error" className="mt-6">
            {form.failure}
          </Notice>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button type="submit" pending={form.formState.isSubmitting}>
            {texts.save}
          </Button>
          {page.changedAt !== null && (
            <Button variant="line" onClick={() => confirm(page)}>
              {texts.restore}
            </Button>
          )}
        </div>
      </form>
      {warning}
      {dialog}
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { issueFields, type Issue, type IssueFields } from '#src/content/newsletter/schemas.ts';
import { Preview } from '#src/content/posts/preview-card.tsx';
import { mailingsTexts } from '#src/texts/mailings.ts';
import { postsTexts } from '#src/texts/posts.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLeaveWarning } from '#src/ui/dialogs/use-leave-warning.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ConflictList } from '#src/ui/forms/conflict.tsx';
import { TextArea, TextField } from '#src/ui/forms/field.tsx';
import { changesOf } from '#src/ui/forms/merge.ts';
import { RestoredNotice } from '#src/ui/forms/settings-form.tsx';
import { useVersionedForm } from '#src/ui/forms/versions.ts';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { DraftActions } from './draft-actions.tsx';

const blank: IssueFields = { subject: '', des: '' };

const valuesOf = (issue: Issue | undefined): IssueFields => {
  const { subject, des } = issue ?? blank;
  return { subject, des };
};

const isDifferent = (one: IssueFields, other: IssueFields) =>
  one.subject !== other.subject || one.des !== other.des;

export function IssueForm({
  stored,
  onCreated,
  onSent,
}: {
  stored?: Issue;
  onCreated?: (id: string) => void;
  onSent: () => void;
}) {
  const { mailings } = mailingsTexts;
  const { posts } = postsTexts;
  const queries = useQueryClient();
  const [issue, setIssue] = useState(stored);
  const form = useVersionedForm<IssueFields, IssueFields, Issue | undefined>(issueFields, stored, {
    draftKey: `letter:${issue?._id ?? 'new'}`,
    valuesOf,
    read: async () => (await api('GET /newsletter/letters/{id}', { params: { id: issue?._id ?? '' } })).body,
    onStored: setIssue,
    async write(fields, base) {
      const { body } = base
        ? await api('PATCH /newsletter/letters/{id}', {
            params: { id: base._id },
            body: {
              ...changesOf(fields, valuesOf(base)),
              version: base.version,
            },
          })
        : await api('POST /newsletter/letters', { body: fields });
      return body;
    },
    async onSaved(body) {
      toast.success(mailings.saved);
      if (!issue && body) onCreated?.(body._id);
      await queries.invalidateQueries({ queryKey: ['newsletter', '/newsletter/letters'] });
    },
    explain: (error) => error.messageOr(mailings.failed),
  });

  const { getValues, formState } = form;
  const isUnsaved = useCallback(() => isDifferent(getValues(), valuesOf(issue)), [getValues, issue]);
  const typed = form.watch();
  const { warning } = useLeaveWarning(isUnsaved, typed.subject, form.forget);
  return (
    <>
      <PageHeading
        title={issue ? mailings.editTitle : mailings.new}
        actions={
          <ButtonLink variant="line" to="/dashboard/admin/newsletter">
            {mailings.back}
          </ButtonLink>
        }
      />
      <form
        noValidate
        className="mt-8"
        onSubmit={(event) => {
          void form.submit(event);
        }}
      >
        <RestoredNotice form={form} className="mb-5" />
        <TextField required {...form.field('subject', mailings.fields.subject)} />
        <div className="mt-5 grid gap-5 xl:grid-cols-2 xl:gap-6">
          <TextArea
            required
            {...form.field('des', mailings.fields.des)}
            hint={posts.fields.desHint}
            className="[&_textarea]:max-h-[80vh] [&_textarea]:min-h-96"
          />
          <Preview title={typed.subject} des={typed.des} />
        </div>
        <div className="mt-6">
          <ConflictList
            conflict={form.conflict}
            fields={(['subject', 'des'] as const).map((path) => ({ path, label: mailings.fields[path] }))}
          />
        </div>
        {form.failure && (
          <Notice tone="error" className="mt-6">
            {form.failure}
          </Notice>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button type="submit" variant="line" pending={formState.isSubmitting}>
            {mailings.saveDraft}
          </Button>
          {issue && (
            <DraftActions issue={issue} isSaved={!isDifferent(typed, valuesOf(issue))} onSent={onSent} />
          )}
        </div>
      </form>
      {warning}
    </>
  );
}

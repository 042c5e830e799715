import { useCallback, useRef, useState, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { api } from '#src/accounts/auth/client.ts';
import { UploadField, useUploads } from '#src/media/photos/uploading/upload-card.tsx';
import { postsTexts } from '#src/texts/posts.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useRenew } from '#src/ui/client/hooks.ts';
import { useLeaveWarning } from '#src/ui/dialogs/use-leave-warning.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ConflictList } from '#src/ui/forms/conflict.tsx';
import { TextArea, TextField } from '#src/ui/forms/field.tsx';
import type { FieldOf } from '#src/ui/forms/form.ts';
import { changesOf } from '#src/ui/forms/merge.ts';
import { RestoredNotice } from '#src/ui/forms/settings-form.tsx';
import { useVersionedForm } from '#src/ui/forms/versions.ts';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { Preview } from './preview-card.tsx';
import { postFields, type ManagedPost, type PostFields } from './schemas.ts';

const names = ['title', 'image', 'excerpt', 'des'] as const;
const blank: PostFields = { title: '', image: '', excerpt: '', des: '' };
const valuesOf = (post: ManagedPost | undefined): PostFields =>
  post ? (Object.fromEntries(names.map((name) => [name, post[name]])) as PostFields) : blank;

export function PostForm({ stored, onCreated }: { stored?: ManagedPost; onCreated?: (id: string) => void }) {
  const { posts } = postsTexts;
  const renew = useRenew();
  const [post, setPost] = useState(stored);
  /** Undefined if it stays as it is. */
  const publish = useRef<boolean>(undefined);
  const form = useVersionedForm<PostFields, PostFields, ManagedPost | undefined>(postFields, stored, {
    draftKey: `post:${post?._id ?? 'new'}`,
    valuesOf,
    read: async () => (await api('GET /my/blogs/{id}', { params: { id: post?._id ?? '' } })).body,
    onStored: setPost,
    async write(fields, base) {
      const published = publish.current;
      const { body } = base
        ? await api('PATCH /blogs/{id}', {
            params: { id: base._id },
            body: {
              ...changesOf(fields, valuesOf(base)),
              published,
              version: base.version,
            },
          })
        : await api('POST /blogs', { body: { ...fields, published } });
      return body;
    },
    async onSaved(answer) {
      if (!answer) return;
      if (answer.published === (post?.published ?? false)) toast.success(posts.saved);
      else toast.success(answer.published ? posts.published : posts.withdrawn);
      if (!post) onCreated?.(answer._id);
      await renew('my');
    },
    explain: (error) => error.messageOr(posts.failed),
  });

  const { getValues } = form;
  const isUnsaved = useCallback(() => {
    const now = getValues();
    const saved = valuesOf(post);
    return names.some((name) => now[name] !== saved[name]);
  }, [getValues, post]);
  const { title, image, des } = form.watch();
  const { warning } = useLeaveWarning(isUnsaved, title, form.forget);
  const published = post?.published ?? false;
  const pending = form.formState.isSubmitting;

  function submit(state: boolean | undefined, event: React.SyntheticEvent) {
    publish.current = state;
    void form.submit(event);
  }
  return (
    <>
      <PageHeading
        title={post ? posts.editTitle : posts.new}
        actions={
          <>
            {published && (
              <ButtonLink variant="line" to={`/blogs/${post?._id}`}>
                {posts.seeIt}
              </ButtonLink>
            )}
            <ButtonLink variant="line" to="/dashboard/admin/blogs">
              {posts.back}
            </ButtonLink>
          </>
        }
      />
      <form noValidate className="mt-8" onSubmit={(event) => submit(undefined, event)}>
        <RestoredNotice form={form} className="mb-5" />
        <PostFieldset form={form} preview={<Preview title={title} image={image} des={des} />} />
        <div className="mt-6">
          <ConflictList
            conflict={form.conflict}
            fields={names.map((path) => ({ path, label: posts.fields[path] }))}
          />
        </div>
        {form.failure && (
          <Notice tone="error" className="mt-6">
            {form.failure}
          </Notice>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button type="submit" variant={published ? 'solid' : 'line'} pending={pending}>
            {published ? posts.save : posts.saveDraft}
          </Button>
          <Button
            variant={published ? 'line' : 'solid'}
            unavailable={pending}
            onClick={(event) => submit(!published, event)}
          >
            {published ? posts.withdraw : posts.publish}
          </Button>
          {post && (
            <StateTag
              state={published ? 'available' : 'plain'}
              label={published ? posts.states.published : posts.states.draft}
            />
          )}
        </div>
      </form>
      {warning}
    </>
  );
}

function PostFieldset({
  form: { field: fieldOf, setValue },
  preview,
}: {
  form: Pick<UseFormReturn<PostFields, unknown, PostFields>, 'setValue'> & { field: FieldOf<PostFields> };
  preview: React.ReactNode;
}) {
  const { posts } = postsTexts;
  const { fields } = posts;
  const field = (name: keyof PostFields) => fieldOf(name, fields[name]);
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-x-6">
      <TextField {...field('title')} required className="sm:col-span-2" />
      <TextField {...field('image')} hint={fields.imageHint} type="url" required />
      <Upload setValue={setValue} />
      <TextField
        {...field('excerpt')}
        hint={fields.excerptHint}
        optional={posts.optional}
        className="sm:col-span-2"
      />
      <div className="grid gap-5 sm:col-span-2 xl:grid-cols-2 xl:gap-6">
        <TextArea
          {...field('des')}
          hint={fields.desHint}
          required
          className="[&_textarea]:max-h-[80vh] [&_textarea]:min-h-96"
        />
        {preview}
      </div>
    </div>
  );
}

function Upload({ setValue }: Pick<UseFormReturn<PostFields>, 'setValue'>) {
  const uploads = useUploads([], 1);
  const url = uploads.items[0]?.url;
  const { posts } = postsTexts;
  useEffect(() => {
    if (url) setValue('image', url, { shouldValidate: true, shouldDirty: true });
  }, [url, setValue]);
  return (
    <UploadField
      uploads={uploads}
      label={posts.fields.file}
      hint={posts.fields.fileHint}
      optional={posts.optional}
    />
  );
}

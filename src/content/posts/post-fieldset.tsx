import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldOf } from '#src/ui/client/form.ts';
import { UploadField, useUploads } from '#src/accounts/photos/uploading/upload-card.tsx';
import { postsTexts } from '#src/texts/posts.ts';
import { TextArea, TextField } from '#src/ui/forms/field.tsx';
import type { PostFields } from './schemas.ts';

export function PostFieldset({
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

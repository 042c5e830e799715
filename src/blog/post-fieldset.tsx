import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { uploadImage } from '#src/images/client.ts';
import { CallError } from '#src/platform/browser/call.ts';
import { texts } from '#src/texts/texts.ts';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { FileField } from '#src/ui/file-field.tsx';
import type { PostFields } from './contract.ts';

/** What is written of a post; `preview` stands beside the text. */
export function PostFieldset({
  form: { register, setValue, formState },
  preview,
}: {
  form: Pick<UseFormReturn<PostFields, unknown, PostFields>, 'register' | 'setValue' | 'formState'>;
  preview: React.ReactNode;
}) {
  const { posts, form: words } = texts;
  const { fields } = posts;
  const field = (name: keyof PostFields) => {
    const message = formState.errors[name]?.message;
    return {
      ...register(name),
      label: fields[name],
      error: message && words.fieldError(fields[name], message),
    };
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-x-6">
      <TextField {...field('title')} required className="sm:col-span-2" />
      <TextField {...field('image')} hint={fields.imageHint} type="url" required />
      <Upload onDone={(url) => setValue('image', url, { shouldValidate: true, shouldDirty: true })} />
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

/** Puts a picture on this shop and answers its address. */
function Upload({ onDone }: { onDone: (url: string) => void }) {
  const [state, setState] = useState<'idle' | 'busy' | { failure: string }>('idle');
  const { posts } = texts;

  async function upload(file: File): Promise<void> {
    setState('busy');
    try {
      onDone(await uploadImage(file));
      setState('idle');
    } catch (error) {
      const said = error instanceof CallError && error.status >= 400 && error.status < 500;
      setState({ failure: said ? error.message : posts.uploadFailed });
    }
  }
  return (
    <FileField
      label={posts.fields.file}
      hint={state === 'busy' ? posts.uploading : posts.fields.fileHint}
      optional={posts.optional}
      accept="image/jpeg,image/png,image/webp,image/avif"
      error={typeof state === 'object' ? state.failure : undefined}
      onChange={({ currentTarget: { files } }) => {
        if (files?.[0]) void upload(files[0]);
      }}
    />
  );
}

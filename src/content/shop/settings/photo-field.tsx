import { useState } from 'react';
import { acceptedTypes } from '#src/media/photos/schemas.ts';
import { faultOf, uploadImage } from '#src/media/photos/uploading/client.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { CallError } from '#src/ui/client/call.ts';
import { Field } from '#src/ui/forms/field.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { Photo } from '#src/ui/photo.tsx';

/** One photo, which is uploaded when it is chosen. */
export function PhotoField({
  label,
  value,
  error,
  onChange,
  onSending,
}: {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (url: string) => void;
  onSending: (isSending: boolean) => void;
}) {
  const { photos } = photosTexts;
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string>();
  function setSending(sends: boolean): void {
    setIsSending(sends);
    onSending(sends);
  }

  async function upload(file: File): Promise<void> {
    setSending(true);
    try {
      const found = await faultOf(file);
      setFault(found);
      if (found === undefined) onChange(await uploadImage(file));
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setFault(failure.messageOr(photos.failed));
    } finally {
      setSending(false);
    }
  }

  return (
    <Field label={label} error={fault ?? error}>
      {(ids) => (
        <div className="flex flex-wrap items-center gap-4">
          <Photo src={value || null} alt="" brokenLabel="" className="w-32 shrink-0" />
          <FileButton
            {...ids}
            text={isSending ? photos.sending(1) : photos.chooseOne}
            accept={acceptedTypes.join(',')}
            disabled={isSending}
            onFiles={([file]) => file && void upload(file)}
          />
        </div>
      )}
    </Field>
  );
}

import { X } from 'lucide-react';
import { acceptedTypes } from '#src/media/photos/schemas.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { IconButton } from '#src/ui/button.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { StoredPhoto } from './stored-photo.tsx';

/** Lets the user choose or take photos. */
export function AttachControl({ onChoose }: { onChoose: (files: File[]) => void }) {
  return (
    <FileButton
      multiple
      aria-label={conversationTexts.thread.attach}
      accept={acceptedTypes.join(',')}
      onFiles={onChoose}
    />
  );
}

export function ChosenPhotos({
  photos,
  onRemove,
}: {
  photos: string[];
  onRemove: (key: string, index: number) => void;
}) {
  const { thread } = conversationTexts;
  if (photos.length === 0) return null;
  return (
    <ul aria-label={thread.chosen} className="flex gap-2 overflow-x-auto py-1">
      {photos.map((key, index) => (
        <StoredPhoto key={key} photo={key} alt={thread.chosenOf(index + 1)}>
          <IconButton
            label={thread.takeOut(index + 1)}
            data-remove=""
            onClick={() => onRemove(key, index)}
            className="absolute -top-1 -inset-e-1 [&>svg]:bg-sheet [&>svg]:p-0.5"
          >
            <X aria-hidden size={22} />
          </IconButton>
        </StoredPhoto>
      ))}
    </ul>
  );
}

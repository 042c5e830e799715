import { ImagePlus, X } from 'lucide-react';
import { acceptedTypes } from '#src/accounts/photos/schemas.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { IconButton } from '#src/ui/button.tsx';
import { StoredPhoto } from './stored-photo.tsx';

/** Lets the user choose or take photos. The file input covers the icon, so that it works like any file input. */
export function AttachControl({ onChoose }: { onChoose: (files: File[]) => void }) {
  return (
    <span className="relative inline-flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-xs border border-edge/60 hover:border-ink focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-glass">
      <ImagePlus aria-hidden size={20} strokeWidth={1.75} />
      <input
        type="file"
        multiple
        aria-label={conversationTexts.thread.attach}
        accept={acceptedTypes.join(',')}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        onChange={({ currentTarget: input }) => {
          onChoose([...(input.files ?? [])]);
          // Cleared, so that the same file can be chosen again.
          input.value = '';
        }}
      />
    </span>
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

import { useState } from 'react';
import { newKey } from '#src/ui/client/idempotency-key.ts';
import { faultOf } from '#src/media/photos/uploading/client.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { maxPhotos } from '#src/messaging/conversations/schemas.ts';
import { saveDraft, readDraft } from './draft.ts';
import { deletePhotos, storePhoto } from './photo-store.ts';

export function useDraft(conversation: string) {
  const [{ text, photos }, setDraft] = useState(() => readDraft(conversation));
  const change = (part: { text?: string; photos?: string[] }) => {
    // Starts from the stored draft, because photos can be added while the user types.
    const next = { ...readDraft(conversation), ...part };
    saveDraft(conversation, next);
    setDraft(next);
  };
  const choose = async (files: File[]): Promise<string> => {
    const faults = await Promise.all(files.map(async (file) => faultOf(file)));
    const fitting = files.filter((_, index) => !faults[index]);
    const taken = fitting.slice(0, Math.max(0, maxPhotos - readDraft(conversation).photos.length));
    const added = taken.map((file) => ({ key: newKey(), file }));
    await Promise.all(added.map(({ key, file }) => storePhoto(key, file)));
    const keys = [...readDraft(conversation).photos, ...added.map(({ key }) => key)];
    change({ photos: keys.slice(0, maxPhotos) });
    const tooMany = taken.length < fitting.length && conversationTexts.thread.tooManyPhotos(maxPhotos);
    return faults.find(Boolean) ?? (tooMany || '');
  };
  return {
    text,
    photos,
    write: (value: string) => change({ text: value }),
    choose,
    remove: (key: string) => {
      change({ photos: photos.filter((photo) => photo !== key) });
      void deletePhotos([key]);
    },
    clear: () => change({ text: '', photos: [] }),
  };
}

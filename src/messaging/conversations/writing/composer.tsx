import { SendHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { acceptedTypes } from '#src/media/photos/schemas.ts';
import { faultOf } from '#src/media/photos/uploading/client.ts';
import { maxMessageLength, maxPhotos } from '#src/messaging/conversations/schemas.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { cleanText } from '#src/platform/user-text/clean.ts';
import { lengthOf } from '#src/platform/user-text/cut.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { newKey } from '#src/ui/client/idempotency-key.ts';
import { useRemovalFocus } from '#src/ui/focus.ts';
import { isComposing } from '#src/ui/forms/composing.ts';
import { Field, controlClass } from '#src/ui/forms/field.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { saveDraft, readDraft } from './draft.ts';
import { deletePhotos, storePhoto } from './photo-store.ts';
import { StoredPhoto } from './stored-photo.tsx';
import { OwnWarnings } from './warnings-notice.tsx';

const ConfirmDialog = lazyPart(
  async () => (await import('#src/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
);

const warnBelow = 200;

export function Composer({
  conversation,
  other,
  reader,
  caution,
  onSend,
}: {
  conversation: string;
  other: string;
  /** The other side of an accepted order; null before one was accepted. */
  reader: OrderSide | null;
  /** Returns what to consider before a text is sent, which is then asked about; null for most texts. */
  caution: (text: string) => string | null;
  onSend: (body: string, photos: string[]) => void;
}) {
  const { thread } = conversationTexts;
  const { text, photos, write, choose, remove, clear } = useDraft(conversation);
  const [problem, setProblem] = useState('');
  const [announced, setAnnounced] = useState('');
  const { box, noteRemoved } = useRemovalFocus<HTMLFormElement>();
  const isEmpty = cleanText(text) === '' && photos.length === 0;
  // Not limited by `maxLength`: browsers count characters differently, and would cut pasted text.
  const left = maxMessageLength - lengthOf(cleanText(text));
  const isUnfit = isEmpty || left < 0;
  const [isAsking, setAsking] = useState(false);
  const cautionText = caution(text);
  const send = () => {
    setAsking(false);
    onSend(text.trim(), photos);
    clear();
    setProblem('');
  };
  const sendOrAsk = () => {
    if (isUnfit) return;
    if (cautionText === null) send();
    else setAsking(true);
  };
  const takeOut = (key: string, index: number) => {
    noteRemoved(index);
    remove(key);
    setAnnounced(thread.takenOut(index + 1, photos.length - 1));
  };
  const take = (files: File[]) => void choose(files).then(setProblem);
  return (
    <form
      ref={box}
      className="flex flex-col gap-2 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-1"
      onSubmit={(event) => {
        event.preventDefault();
        sendOrAsk();
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      }}
    >
      <ChosenPhotos photos={photos} onRemove={takeOut} />
      <div className="flex items-end gap-2">
        <AttachControl onChoose={take} />
        <Field
          label={thread.write(other)}
          hideLabel
          hint={left < warnBelow ? (left < 0 ? thread.tooLong(-left) : thread.left(left)) : undefined}
          className="flex-1"
        >
          {(ids) => (
            <textarea
              rows={1}
              {...ids}
              value={text}
              placeholder={thread.placeholder}
              enterKeyHint="enter"
              className={classNames(
                controlClass,
                '[field-sizing:content] max-h-40 min-h-11 resize-none placeholder:truncate',
              )}
              onChange={({ target }) => write(target.value)}
              onKeyDown={(event) => {
                const hasKeyboard = !matchMedia('(pointer: coarse)').matches;
                if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent) || !hasKeyboard)
                  return;
                event.preventDefault();
                sendOrAsk();
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="patch" unavailable={isUnfit}>
          <SendHorizontal aria-hidden size={18} strokeWidth={1.75} />
          {thread.send}
        </Button>
      </div>
      <output className="text-sm text-alarm empty:hidden">{problem}</output>
      <output className="sr-only">{announced}</output>
      <p aria-live="polite" className="text-sm font-semibold empty:hidden">
        {cautionText}
      </p>
      <OwnWarnings text={text} reader={reader} />
      {isAsking && (
        <ConfirmDialog
          title={thread.sure}
          confirmLabel={thread.send}
          cancelLabel={thread.keep}
          tone="danger"
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          {cautionText}
        </ConfirmDialog>
      )}
    </form>
  );
}

/** Lets the user choose or take photos. */
function AttachControl({ onChoose }: { onChoose: (files: File[]) => void }) {
  return (
    <FileButton
      multiple
      aria-label={conversationTexts.thread.attach}
      accept={acceptedTypes.join(',')}
      onFiles={onChoose}
    />
  );
}

function ChosenPhotos({
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

function useDraft(conversation: string) {
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

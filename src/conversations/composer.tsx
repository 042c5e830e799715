import { SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { conversationTexts } from '#src/texts/conversations.ts';
import { Button } from '#src/ui/button.tsx';
import { Field, controlClass } from '#src/ui/field.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { longestMessage } from './contract.ts';
import { keepDraft, keptDraft } from './draft.ts';
import { HeldNotice } from './held-notice.tsx';

/** When it is said how many characters are left. */
const fewLeft = 200;

/** Writes to the other side; what is typed is kept until it is sent. Enter sends where there is a keyboard. */
export function Composer({
  conversation,
  other,
  onSend,
}: {
  conversation: string;
  other: string;
  onSend: (body: string) => void;
}) {
  const { thread } = conversationTexts;
  const [text, setText] = useState(() => keptDraft(conversation).text);
  const write = (value: string) => {
    setText(value);
    keepDraft(conversation, value);
  };
  const send = () => {
    const body = text.trim();
    if (body === '') return;
    onSend(body);
    write('');
  };
  const left = longestMessage - text.length;
  return (
    <form
      className="flex flex-col gap-2 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-1"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-3">
        <Field
          label={thread.write(other)}
          hideLabel
          hint={left < fewLeft ? thread.left(left) : undefined}
          className="flex-1"
        >
          {(ids) => (
            <textarea
              rows={1}
              {...ids}
              value={text}
              placeholder={thread.write(other)}
              maxLength={longestMessage}
              enterKeyHint="enter"
              className={classNames(controlClass, '[field-sizing:content] max-h-40 min-h-11 resize-none')}
              onChange={({ target }) => write(target.value)}
              onKeyDown={(event) => {
                const hasKeyboard = !matchMedia('(pointer: coarse)').matches;
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard)
                  return;
                event.preventDefault();
                send();
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="patch" unavailable={text.trim() === ''}>
          <SendHorizontal aria-hidden size={18} strokeWidth={1.75} />
          {thread.send}
        </Button>
      </div>
      <HeldNotice text={text} />
    </form>
  );
}

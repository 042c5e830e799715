import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useFormSession, useOwn, useSession } from '#src/accounts/auth/session.ts';
import { conversationPath } from '#src/platform/shared/deal-paths.ts';
import { itemTexts } from '#src/texts/item.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { addToDraft, moveDraft, readDraft } from './draft.ts';

// The dialog is loaded when it is first opened, because most visitors never write to a seller.
const AskDialog = lazyPart(async () => (await import('./ask-dialog.tsx')).AskDialog);

/** The fields of an item that the dialog shows. */
export type ItemOfQuestion = { id: string; kind: string; title: string; sellerId: string; seller: string };

const icon = <MessageSquare aria-hidden size={16} strokeWidth={2} className="shrink-0" />;

type AskParts = {
  /** Starts or continues a conversation with the seller. */
  button: React.ReactNode;
  /** Does the same with a prepared question, where `button` is shown, too. */
  link: (label: string, question: string) => React.ReactNode;
};
const none: AskParts = { button: null, link: () => null };

/**
 * Asking the seller. The seller and admins do not see it; other sellers may have a question, too. `canAsk` is false for
 * items about which nobody can ask.
 */
export function useAskCard(item: ItemOfQuestion, canAsk: boolean): AskParts {
  const session = useFormSession();
  const canSend = useSession().state === 'signed-in';
  const user = session.state === 'signed-in' ? session.user : null;
  const isAsker = canAsk && user !== null && user.role !== 'admin' && user._id !== item.sellerId;
  const [own = null, setOwn] = useOwn(
    'GET /conversations',
    isAsker ? { query: { limit: 1, listing: item.id } } : null,
    ([conversation]) => conversation?._id ?? null,
  );
  // The id of the user, or `visitor`; null until the session is known.
  const client = session.state === 'loading' ? null : (user?._id ?? 'visitor');
  const [open, setOpen] = useState(false);
  /** Counts how often the dialog has read the draft; 0 if it was never opened. */
  const [reading, setReading] = useState(0);
  const [lastClient, setLastClient] = useState<string | null>(null);
  if (client !== lastClient) {
    setLastClient(client);
    // The dialog stays open if the user clicked before the session was known. It closes when the user changes.
    const resumes = isAsker && canSend && readDraft(item.id).isToSend;
    if (resumes) setReading(reading + 1);
    setOpen(resumes || (open && lastClient === null));
  }
  // A user who is already writing stays in the dialog: the server adds their message to the same conversation.
  const there = open ? null : own;
  useEffect(() => {
    if (there !== null) moveDraft(item.id, there);
  }, [there, item.id]);
  if (!canAsk || (user && !isAsker)) return none;
  // The link works without script, and the server renders it for everyone.
  const to = there === null ? `/login?from=/${item.kind}/${item.id}` : conversationPath(there);
  const ask = (question?: string) => (event: React.MouseEvent) => {
    if (question) addToDraft(there ?? item.id, question);
    if (there !== null) return;
    event.preventDefault();
    if (question || reading === 0) setReading(reading + 1);
    setOpen(true);
  };
  const button = (
    <>
      <ButtonLink variant="line" wide to={to} onClick={ask()}>
        {icon}
        {there === null ? itemTexts.question.ask : itemTexts.question.goOn}
      </ButtonLink>
      {there === null && reading > 0 && client !== null && (
        <AskDialog
          key={`${client} ${reading}`}
          open={open}
          item={item}
          canSend={canSend}
          onSent={(_id) => {
            setOpen(false);
            setOwn(_id);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
  const link = (label: string, question: string) => (
    <Link to={to} onClick={ask(question)} className="link inline-block py-2 text-sm print:hidden">
      {label}
    </Link>
  );
  return { button, link };
}

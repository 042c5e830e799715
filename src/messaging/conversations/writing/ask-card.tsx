import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormSession, useOwn, useSession } from '#src/accounts/auth/session.ts';
import { conversationPath } from '#src/platform/shared/deal-paths.ts';
import { itemTexts } from '#src/texts/item.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { readDraft, moveDraft } from './draft.ts';

// The dialog is loaded when it is first opened, because most visitors never write to a seller.
const AskDialog = lazyPart(async () => (await import('./ask-dialog.tsx')).AskDialog);

/** The fields of an item that the dialog shows. */
export type ItemOfQuestion = { id: string; kind: string; title: string; sellerId: string; seller: string };

/**
 * The button that starts or continues a conversation with the seller. The seller and admins do not see it; other
 * sellers may have a question, too.
 */
export function AskCard({ item }: { item: ItemOfQuestion }) {
  const session = useFormSession();
  const canSend = useSession().state === 'signed-in';
  const user = session.state === 'signed-in' ? session.user : null;
  const canAsk = user !== null && user.role !== 'admin' && user._id !== item.sellerId;
  const [own, setOwn] = useOwn<{ _id: string }[]>(
    canAsk ? `/conversations?limit=1&listing=${item.id}` : null,
  );
  if (user && !canAsk) return null;
  const client = session.state === 'loading' ? null : (user?._id ?? 'visitor');
  return (
    <Ask
      item={item}
      client={client}
      own={own?.[0]?._id ?? null}
      canSend={canSend}
      onSent={(_id) => setOwn([{ _id }])}
    />
  );
}

type AskProps = {
  item: ItemOfQuestion;
  /** The id of the user, or `visitor`; null until the session is known. */
  client: string | null;
  /** The id of the user's conversation about the item. */
  own: string | null;
  canSend: boolean;
  onSent: (conversation: string) => void;
};

const icon = <MessageSquare aria-hidden size={16} strokeWidth={2} className="shrink-0" />;

function Ask({ item, client, own, canSend, onSent }: AskProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [lastClient, setLastClient] = useState<string | null>(null);
  if (client !== lastClient) {
    setLastClient(client);
    // The dialog stays open if the user clicked before the session was known. It closes when the user changes.
    const resumes = canSend && readDraft(item.id).isToSend;
    if (resumes) setWanted(true);
    setOpen(resumes || (open && lastClient === null));
  }
  // A user who is already writing stays in the dialog: the server adds their message to the same conversation.
  const hasConversation = own !== null && !open;
  useEffect(() => {
    if (hasConversation) moveDraft(item.id, own);
  }, [hasConversation, item.id, own]);
  if (hasConversation)
    return (
      <ButtonLink variant="line" wide to={conversationPath(own)}>
        {icon}
        {itemTexts.question.goOn}
      </ButtonLink>
    );
  return (
    <>
      {/* The link works without script, and the server renders it for everyone. */}
      <ButtonLink
        variant="line"
        wide
        to={`/login?from=/${item.kind}/${item.id}`}
        onClick={(event) => {
          event.preventDefault();
          setWanted(true);
          setOpen(true);
        }}
      >
        {icon}
        {itemTexts.question.ask}
      </ButtonLink>
      {wanted && client !== null && (
        <AskDialog
          key={client}
          open={open}
          item={item}
          canSend={canSend}
          onSent={(conversation) => {
            setOpen(false);
            onSent(conversation);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

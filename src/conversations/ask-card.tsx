import { useEffect, useState } from 'react';
import { useFormSession, useSession } from '#src/auth/session.ts';
import { itemTexts } from '#src/texts/item.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { keptDraft, moveDraft } from './draft.ts';

// Few who look at an item write: the dialog, its words and its rules come when they do.
const AskDialog = lazyPart(async () => (await import('./ask-dialog.tsx')).AskDialog);

/** What of an item a question needs to show. */
export type AskedItem = { id: string; kind: string; title: string; sellerId: string; seller: string };

/** The way to write to the seller, or on to what was written; nothing for the seller and for who cannot buy. */
export function AskCard({ item }: { item: AskedItem }) {
  const session = useFormSession();
  const canSend = useSession().state === 'signed-in';
  const [own, setOwn] = useOwnConversation(item.id);
  if (session.state !== 'signed-in') return <Ask item={item} own={null} canSend={false} onSent={setOwn} />;
  if (session.user.role !== 'Buyer' || session.user._id === item.sellerId) return null;
  return <Ask key={session.user._id} item={item} own={own} canSend={canSend} onSent={setOwn} />;
}

type Asking = {
  item: AskedItem;
  /** The conversation that there is. */
  own: string | null;
  canSend: boolean;
  onSent: (conversation: string) => void;
};

function Ask({ item, own, canSend, onSent }: Asking) {
  // Who had to sign in to send it is back.
  const [open, setOpen] = useState(() => canSend && keptDraft(item.id).isToSend);
  const [wanted, setWanted] = useState(open);
  // Whoever writes already goes on here: what they send goes into the same conversation, and what they leave is found there.
  const goesOn = own !== null && !open;
  useEffect(() => {
    if (goesOn) moveDraft(item.id, own);
  }, [goesOn, item.id, own]);
  if (goesOn)
    return (
      <ButtonLink variant="line" wide to={`/dashboard/messages/${own}`}>
        {itemTexts.asking.goOn}
      </ButtonLink>
    );
  return (
    <>
      {/* Also what works without script, and what the server renders for everyone. */}
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
        {itemTexts.asking.ask}
      </ButtonLink>
      {wanted && (
        <AskDialog
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

/** The reader's conversation about an item, and a call that says so of one just begun. Pages are the same for everyone, so they cannot say it. */
function useOwnConversation(item: string): [string | null, (id: string) => void] {
  const session = useSession();
  const [own, setOwn] = useState<{ item: string; id: string } | null>(null);
  const isBuyer = session.state === 'signed-in' && session.user.role === 'Buyer';
  useEffect(() => {
    if (!isBuyer) return;
    let isWanted = true;
    void (async () => {
      const { api } = await import('#src/auth/client.ts');
      // Without an answer the page says what it says to everyone.
      const answer = await api<{ _id: string }[]>('GET', `/conversations?limit=1&listing=${item}`).catch(
        () => null,
      );
      const id = answer?.body[0]?._id;
      if (isWanted && id) setOwn({ item, id });
    })();
    return () => {
      isWanted = false;
    };
  }, [isBuyer, item]);
  return [own?.item === item && isBuyer ? own.id : null, (id) => setOwn({ item, id })];
}

import { BellPlus, Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { knownSession, lazyApi, pathToSignIn, useOwn, useSession } from '#src/accounts/auth/session.ts';
import { savedSearchTexts as words } from '#src/texts/saved-searches.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { storeIntent, takeIntent } from '#src/ui/client/intent.ts';
import { toast } from '#src/ui/feedback/toast-place.tsx';
import { takeFocus } from '#src/ui/focus.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { SavedSearch } from './schemas.ts';

const MailsOff = lazyPart(async () => (await import('./emails-off.tsx')).MailsOff);

const intentKey = 'search';

/** Saves a search. Returns null if that failed. */
async function save(query: string): Promise<SavedSearch | null> {
  try {
    return (await lazyApi('POST /saved-searches', { body: { query } })).body;
  } catch (error) {
    toast.error(reasonOf(error, words.failed));
    return null;
  }
}

/** Saves the search of the current page. A visitor signs in first, and the search is saved afterwards. */
export function SaveButton({ query, label = words.save }: { query: string; label?: string | undefined }) {
  const session = useSession();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [equal] = useOwn('GET /saved-searches', { query: { query } }, ([search]) => search ?? null);
  const [saved, setSaved] = useState<SavedSearch | null>(null);
  const isSignedIn = session.state === 'signed-in';
  useEffect(() => {
    if (isSignedIn && takeIntent(intentKey, query) !== null) void save(query).then(setSaved);
  }, [isSignedIn, query]);
  const saveOrSignIn = async () => {
    setPending(true);
    // A user can click before the session is known.
    if ((await knownSession()).state === 'signed-in') setSaved(await save(query));
    else {
      storeIntent(intentKey, query);
      await navigate(pathToSignIn());
    }
    setPending(false);
  };
  if (saved || equal)
    return <Saved search={saved} onMailsOn={() => setSaved(saved && { ...saved, mailsOff: false })} />;
  return (
    <Button size="sm" variant="line" pending={isPending} onClick={() => void saveOrSignIn()}>
      <BellPlus aria-hidden size={16} />
      {label}
    </Button>
  );
}

/** Takes the place of the button. A search that was saved just now also shows when it is emailed. */
function Saved({ search, onMailsOn }: { search: SavedSearch | null; onMailsOn: () => void }) {
  return (
    <>
      <p className="flex min-h-9 items-center gap-x-3 text-sm">
        <span
          ref={search && takeFocus}
          tabIndex={-1}
          className="inline-flex items-center gap-2 font-semibold"
        >
          <Check aria-hidden size={16} className="text-glass" />
          {words.saved}
        </span>
        <Link to="/dashboard/searches" className="link py-1.5">
          {words.manage}
          <span className="sr-only"> {words.managed}</span>
        </Link>
      </p>
      {search && (
        <div className="order-2 basis-full text-sm text-soft">
          {search.mailsOff ? (
            <MailsOff onDone={onMailsOn} />
          ) : (
            words[search.confirmed ? 'mails' : 'unconfirmed'][search.mail]
          )}
        </div>
      )}
    </>
  );
}

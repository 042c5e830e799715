import { BellPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  storeIntent,
  knownSession,
  lazyApi,
  pathToSignIn,
  takeIntent,
  useSession,
} from '#src/accounts/auth/session.ts';
import { reasonOf } from '#src/ui/client/call.ts';
import { savedSearchTexts } from '#src/texts/saved-searches.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/feedback/toast-place.tsx';
import type { SavedSearch } from './schemas.ts';

const MailsOff = lazyPart(async () => (await import('./emails-off.tsx')).MailsOff);

const intentKey = 'search';

/** Saves a search. Returns whether emails about saved searches are turned off. */
async function save(query: string): Promise<boolean> {
  try {
    const { mailsOff } = (await lazyApi<SavedSearch>('POST', '/saved-searches', { query })).body;
    toast.success(mailsOff ? savedSearchTexts.savedOnly : savedSearchTexts.saved, { duration: 5000 });
    return mailsOff;
  } catch (error) {
    toast.error(reasonOf(error, savedSearchTexts.failed));
    return false;
  }
}

/** Saves the search of the current page. A visitor signs in first, and the search is saved afterwards. */
export function SaveButton({ query }: { query: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [mailsOff, setMailsOff] = useState(false);
  const isSignedIn = session.state === 'signed-in';
  useEffect(() => {
    if (isSignedIn && takeIntent(intentKey, query) !== null) void save(query).then(setMailsOff);
  }, [isSignedIn, query]);
  const saveOrSignIn = async () => {
    setPending(true);
    // A click can come before the session is known.
    if ((await knownSession()).state === 'signed-in') setMailsOff(await save(query));
    else {
      storeIntent(intentKey, query);
      await navigate(pathToSignIn());
    }
    setPending(false);
  };
  return (
    <>
      <Button size="sm" variant="line" pending={isPending} onClick={() => void saveOrSignIn()}>
        <BellPlus aria-hidden size={16} />
        {savedSearchTexts.save}
      </Button>
      {mailsOff && <MailsOff onDone={() => setMailsOff(false)} />}
    </>
  );
}

import { BellPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '#src/auth/client.ts';
import { personalPrefix, useSession } from '#src/auth/session.ts';
import { CallError } from '#src/browser/call.ts';
import { savedSearchTexts } from '#src/texts/saved-searches.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { SavedSearch } from './contract.ts';

/** What someone wanted to save who has to sign in first. */
const wantedKey = `${personalPrefix}search`;

async function save(query: string): Promise<void> {
  try {
    await api<SavedSearch>('POST', '/saved-searches', { query });
    toast.success(savedSearchTexts.saved, { duration: 5000 });
  } catch (error) {
    const said = error instanceof CallError && error.status < 500 && error.message;
    toast.error(said || savedSearchTexts.failed);
  }
}

/** Saves what a list or a search of the pages shows; who is not signed in does that first, and it is saved then. */
export function SaveButton({ query }: { query: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isPending, setPending] = useState(false);
  const isSignedIn = session.state === 'signed-in';
  useEffect(() => {
    if (!isSignedIn || localStorage.getItem(wantedKey) !== query) return;
    localStorage.removeItem(wantedKey);
    void save(query);
  }, [isSignedIn, query]);
  const press = async () => {
    if (!isSignedIn) {
      localStorage.setItem(wantedKey, query);
      return navigate(`/login?from=${encodeURIComponent(pathname + search)}`);
    }
    setPending(true);
    await save(query);
    setPending(false);
  };
  return (
    <Button size="sm" variant="line" pending={isPending} onClick={() => void press()}>
      <BellPlus aria-hidden size={16} />
      {savedSearchTexts.save}
    </Button>
  );
}

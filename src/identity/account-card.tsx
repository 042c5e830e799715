import { texts } from '#src/texts/texts.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useSession } from './session.ts';

/** The signed-in corner of every page: Login, or the display name and Log out. */
export function AccountCard() {
  const session = useSession();
  const { layout } = texts;
  if (session.state === 'signed-out' || session.state === 'loading') {
    // The server's HTML is for everyone: it says Login, and stays as wide, until the browser knows better.
    return (
      <ButtonLink
        to="/login"
        size="sm"
        className={session.state === 'loading' ? 'in-data-signed:invisible' : ''}
      >
        {layout.login}
      </ButtonLink>
    );
  }
  const name = session.state === 'signed-in' ? session.user.name : session.name;
  const photo = session.state === 'signed-in' ? session.user.photoURL : null;
  return (
    <>
      {photo && (
        <img
          key={photo}
          src={photo}
          alt=""
          width={28}
          height={28}
          referrerPolicy="no-referrer"
          className="size-7 rounded-full bg-plate object-cover max-sm:hidden"
          onError={(event) => event.currentTarget.remove()}
        />
      )}
      <span className="max-w-40 truncate text-sm text-soft max-sm:hidden">{name}</span>
      <Button size="sm" variant="line" onClick={() => void leave()}>
        {layout.logout}
      </Button>
    </>
  );
}

async function leave(): Promise<void> {
  await (await import('./client.ts')).signOut();
}

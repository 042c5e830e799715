import { useNavigate } from 'react-router';
import { lazyApi, pathToSignIn, useOwn, useSession } from '#src/accounts/auth/session.ts';
import { CallError } from '#src/ui/client/call.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/feedback/lazy-toast.ts';

/** Follows a seller or stops. Pages are the same for everyone: whether one follows is asked for once they are there. */
export function FollowButton({ id, name }: { id: string; name: string }) {
  const { sellers } = sellerTexts;
  const session = useSession();
  const navigate = useNavigate();
  const person = session.state === 'signed-in' ? session.user._id : null;
  // Without an answer the button offers what can be done twice.
  const [followed, setFollowed] = useOwn<{ _id: string }[]>(`/following?seller=${id}&limit=1`);
  const isOn = Boolean(followed?.length);
  const setOn = (next: boolean) => setFollowed(next ? [{ _id: id }] : []);
  if (person === id || session.state === 'loading') return null;
  const press = async () => {
    if (person === null) return navigate(pathToSignIn());
    setOn(!isOn);
    try {
      await lazyApi(isOn ? 'DELETE' : 'PUT', `/sellers/${id}/follow`);
      toast.success(isOn ? sellers.unfollowed : sellers.followed);
    } catch (error) {
      setOn(isOn);
      toast.error(error instanceof CallError && error.status === 409 ? error.message : sellers.followFailed);
    }
  };
  return (
    <div className="print:hidden">
      <Button
        size="sm"
        variant="line"
        aria-pressed={isOn}
        aria-label={sellers.followOf(name)}
        onClick={() => void press()}
      >
        {isOn ? sellers.following : sellers.follow}
      </Button>
    </div>
  );
}

import { useNavigate } from 'react-router';
import { lazyApi, pathToSignIn, useOwn, useUserId } from '#src/accounts/auth/session.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { toast } from '#src/ui/feedback/toast-place.tsx';

/** Pages are the same for everyone, so the browser asks whether the reader follows the seller. */
export function FollowButton({ id, name }: { id: string; name: string }) {
  const { sellers } = sellerTexts;
  const navigate = useNavigate();
  const userId = useUserId();
  // Without a response, the button offers to follow, which does no harm if the user already follows.
  const query = { seller: id, limit: 1 };
  const [followed, setOn] = useOwn('GET /following', { query }, ({ length }) => length > 0);
  const isOn = followed ?? false;
  if (userId === id || userId === undefined) return null;
  const toggle = async () => {
    if (userId === null) return navigate(pathToSignIn());
    setOn(!isOn);
    try {
      await lazyApi(`${isOn ? 'DELETE' : 'PUT'} /sellers/{id}/follow`, { params: { id } });
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
        aria-label={isOn ? sellers.followingOf(name) : sellers.followOf(name)}
        onClick={() => void toggle()}
      >
        {isOn ? sellers.following : sellers.follow}
      </Button>
    </div>
  );
}

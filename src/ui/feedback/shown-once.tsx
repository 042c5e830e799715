import { Button } from '#src/ui/button.tsx';
import { Notice } from './notice.tsx';
import { toast } from './toast.tsx';

/** A secret or a link that is shown only now, with a button that copies it. */
export function ShownOnce({
  title,
  text,
  secret,
  copy,
  copied,
}: {
  title: string;
  text: string;
  secret: string;
  copy: string;
  copied: string;
}) {
  const write = async () => {
    await navigator.clipboard.writeText(secret);
    toast.success(copied);
  };
  return (
    <Notice
      title={title}
      action={
        <Button variant="line" size="sm" onClick={() => void write()}>
          {copy}
        </Button>
      }
    >
      <p>{text}</p>
      <p translate="no" className="mono wrap-anywhere select-all">
        {secret}
      </p>
    </Notice>
  );
}

import { useMutation } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useNavigate } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { conversationPath } from '#src/platform/shared/deal-paths.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { displayName } from '#src/texts/names.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

/** Leads to the conversation of an order, which is opened again if it has been deleted after two years. */
export function MessageButton({
  order,
  conversation,
  other,
  ...look
}: {
  order: string;
  conversation: string | null;
  /** The name of the other side; null once their account is erased. */
  other: string | null;
  size?: 'sm' | 'md';
  variant?: 'line' | 'patch';
}) {
  const navigate = useNavigate();
  const { message } = conversationTexts;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await api('POST /conversations', { body: { order } })).body.conversation,
    onSuccess: ({ _id }) => navigate(conversationPath(_id)),
    onError: () => toast.error(message.failed),
  });
  const name = message.to(displayName(other));
  const props = { variant: 'line', className: 'max-w-full', 'aria-label': name, ...look } as const;
  const label = (
    <>
      <MessageSquare aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 wrap-break-word">{look.size === 'sm' ? message.short : name}</span>
    </>
  );
  return conversation === null ? (
    <Button {...props} pending={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  ) : (
    <ButtonLink {...props} to={conversationPath(conversation)}>
      {label}
    </ButtonLink>
  );
}

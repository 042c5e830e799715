import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';

export function BlockedUsersCard() {
  const { block } = conversationTexts;
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['blocks'],
    queryFn: async () => (await api('GET /blocks')).body,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (id: string) => api('DELETE /blocks/{id}', { params: { id } }),
    onSuccess: () => toast.success(block.undone),
    onError: () => toast.error(block.failed),
    onSettled: async () => queries.invalidateQueries({ queryKey: ['blocks'] }),
  });
  if (!data) return null;
  return (
    <SettingsSection title={block.list} lead={block.listLead}>
      {data.length === 0 ? (
        <p className="text-soft">{block.noneBlocked}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {data.map(({ _id, name, date }) => (
            <li key={_id} className="flex items-center justify-between gap-4 py-2">
              <p className="min-w-0 wrap-anywhere">
                {name} <span className="text-sm text-soft">{block.since(formatDay(date))}</span>
              </p>
              <Button
                size="sm"
                variant="line"
                aria-label={block.end(name)}
                pending={isPending && variables === _id}
                onClick={() => mutate(_id)}
              >
                {block.endShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

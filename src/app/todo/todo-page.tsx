import { useDrafts } from '#src/catalog/listings/editing/draft-client.ts';
import { DraftReminder } from '#src/catalog/listings/editing/draft-list-card.tsx';
import { notificationPageTexts } from '#src/texts/notifications-page.ts';
import { todoTexts } from '#src/texts/todo.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState, RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { RetryNotice } from '#src/ui/feedback/retry-notice.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { TodoList } from './todo-list.tsx';
import { useTodo } from './use-todo.ts';

export default function TodoPage() {
  const { data, isError, refetch } = useTodo();
  const { isPending } = useDrafts();
  return (
    <>
      <PageHeading
        title={todoTexts.title}
        lead={data && data.count > 0 ? todoTexts.count(data.count) : undefined}
        actions={
          <ButtonLink variant="line" to="/dashboard/notifications">
            {notificationPageTexts.nav}
          </ButtonLink>
        }
        className="mb-8"
      />
      <DraftReminder className="mb-8" />
      {isError ? (
        <RetryNotice onRetry={refetch} />
      ) : data && !isPending ? (
        <Shown todo={data} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

function Shown({ todo: { count, items } }: { todo: NonNullable<ReturnType<typeof useTodo>['data']> }) {
  if (count === 0) return <EmptyState title={todoTexts.empty}>{todoTexts.emptyHint}</EmptyState>;
  return (
    <>
      <TodoList items={items} />
      {count > items.length && <p className="mt-4 text-soft">{todoTexts.first(items.length, count)}</p>}
    </>
  );
}

import { Flag } from 'lucide-react';
import { formatDeadline, formatUntil } from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import type { TodoAct } from '#src/platform/todo-schemas.ts';
import { displayName } from '#src/texts/names.ts';
import { todoTexts } from '#src/texts/todo.ts';
import { noted } from '#src/texts/words.ts';
import { Ago } from '#src/ui/ago.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { Photo } from '#src/ui/photo.tsx';
import type { TodoItem } from './schemas.ts';
import { useTodo } from './use-todo.ts';

export function TodoList({ items }: { items: readonly TodoItem[] }) {
  return (
    <ul className="border-t border-ink">
      {items.map((item) => (
        <li key={`${item.act} ${item._id}`}>
          <Row item={item} />
        </li>
      ))}
    </ul>
  );
}

function Row({ item }: { item: TodoItem }) {
  const { act, title, img, until, date, link } = item;
  const label = todoTexts.acts[act];
  return (
    <article className="relative flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4 hover:bg-wash/60">
      <Photo
        src={img}
        alt=""
        brokenLabel=""
        Icon={title === null ? Flag : undefined}
        className="w-20 shrink-0 sm:w-24"
      />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold wrap-anywhere">{describe(item)}</p>
        <p className="text-sm text-soft">{until === null ? <Ago date={date} /> : deadlineText(act, until)}</p>
      </div>
      <ButtonLink
        to={link}
        size="sm"
        variant="patch"
        covers
        className="max-sm:w-full"
        aria-label={title === null ? undefined : todoTexts.actOf(label, title)}
      >
        {label}
      </ButtonLink>
    </article>
  );
}

function describe({ act, side, other, title, amount, count }: TodoItem): string {
  const sentence = todoTexts.what[act];
  return (typeof sentence === 'function' ? sentence : sentence[side ?? 'buyer'])({
    other: displayName(other),
    title: title ?? '',
    price: amount === null ? '' : formatMoney(amount),
    count: count ?? 0,
  });
}

/** The other side is waiting for an answer to these. */
const replies: ReadonlySet<TodoAct> = new Set([
  'accept',
  'answer-offer',
  'answer-meeting',
  'answer-dispute',
  'answer-settlement',
  'confirm-handover',
]);

function deadlineText(act: TodoAct, until: string): string {
  const moment = noted(formatDeadline(until), formatUntil(until));
  return replies.has(act) ? todoTexts.replyBy(moment) : todoTexts.dueBy(moment);
}

const maxInSection = 5;

/** The most urgent to-dos at the top of a start page. Renders nothing if there are none. */
export function TodoSection({ className = 'mt-10' }: { className?: string }) {
  const { data } = useTodo();
  if (!data || data.count === 0) return null;
  const { count, items } = data;
  const all = { to: '/dashboard/todo', label: todoTexts.all(count) };
  return (
    <section className={className}>
      <SectionHeading title={todoTexts.heading(count)} link={count > maxInSection ? all : undefined} />
      <TodoList items={items.slice(0, maxInSection)} />
    </section>
  );
}

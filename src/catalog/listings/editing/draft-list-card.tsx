import { api } from '#src/accounts/auth/client.ts';
import type { Draft } from '#src/catalog/listings/drafts/schemas.ts';
import { imageUrl } from '#src/platform/schemas.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { grammar } from '#src/texts/grammar.ts';
import { listingFormTexts } from '#src/texts/listing-form.ts';
import { Ago } from '#src/ui/ago.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { reasonOf } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { openUnsavedDrafts, useDrafts } from './draft-client.ts';
import type { Unsaved } from './draft-saver.ts';

/** The user's unfinished items. Nothing is shown if there are none. */
export function DraftList({ className }: { className?: string }) {
  const { drafts: words } = listingFormTexts;
  const { data: drafts = [] } = useDrafts();
  const renew = useRenew();
  const unsent = openUnsavedDrafts().unsent();
  const deletion = useConfirmed<Draft>({
    run: async ({ _id }) => api('DELETE /my/drafts/{id}', { params: { id: _id } }),
    done: words.removed,
    explain: (error) => reasonOf(error, words.failed),
    onDone: async ({ _id, kind }) => {
      openUnsavedDrafts().of(_id, kind).write(null);
      await renew('my');
    },
    words: (draft) => ({
      tone: 'danger',
      title: words.removeTitle(titleOf(draft)),
      children: words.removeText,
      confirmLabel: words.remove,
      cancelLabel: words.keep,
    }),
  });
  if (drafts.length === 0 && unsent.length === 0) return null;
  return (
    <section className={className}>
      <SectionHeading title={words.title} />
      <ul className="border-t border-ink">
        {unsent.map((draft) => (
          <DraftRow key={draft.kind} draft={draft} to={`?new=${draft.kind}`} when={words.onDevice} />
        ))}
        {drafts.map((draft) => (
          <DraftRow
            key={draft._id}
            draft={draft}
            to={`?draft=${draft._id}`}
            when={
              <>
                {words.savedAt} <Ago date={draft.date} />
                {grammar.comma}
                {words.until(formatDay(draft.until))}
              </>
            }
            onDelete={() => deletion.confirm(draft)}
          />
        ))}
      </ul>
      {deletion.dialog}
    </section>
  );
}

/** Reminds of the newest draft on pages about other things. */
export function DraftReminder({ className }: { className?: string }) {
  const [draft] = useDrafts().data ?? [];
  if (!draft) return null;
  const title = titleOf(draft);
  return (
    <p className={classNames('flex flex-wrap items-center justify-between gap-3 bg-wash p-4', className)}>
      <span className="min-w-0 font-semibold wrap-anywhere">{listingFormTexts.drafts.finish(title)}</span>
      <DraftLink to={`?draft=${draft._id}`} title={title} />
    </p>
  );
}

function DraftLink({ to, title }: { to: string; title: string }) {
  const { drafts: words } = listingFormTexts;
  return (
    <ButtonLink
      size="sm"
      variant="solid"
      to={`/dashboard/addproducts${to}`}
      aria-label={words.continueOf(title)}
    >
      {words.continue}
    </ButtonLink>
  );
}

type Shown = Pick<Unsaved, 'kind' | 'fields'>;

function titleOf({ kind, fields: { title } }: Shown): string {
  return title?.trim() || listingFormTexts.drafts.untitled[kind];
}

function DraftRow({
  draft,
  to,
  when,
  onDelete,
}: {
  draft: Shown;
  to: string;
  when: React.ReactNode;
  onDelete?: () => void;
}) {
  const { drafts: words, kindOf } = listingFormTexts;
  const title = titleOf(draft);
  const { photos = [], img } = draft.fields;
  const [photo = imageUrl.safeParse(img).data] = photos;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-3">
      <div className="w-16 shrink-0">
        <Photo src={photo} alt="" width={64} height={48} brokenLabel="" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-soft">
          {kindOf[draft.kind]} · {when}
        </p>
      </div>
      <div className="flex gap-2 max-sm:basis-full">
        <DraftLink to={to} title={title} />
        {onDelete && (
          <Button size="sm" variant="line" aria-label={words.removeOf(title)} onClick={onDelete}>
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, signOut } from '#src/accounts/auth/client.ts';
import { setPathAfterEnd } from '#src/accounts/auth/session.ts';
import { openingTexts } from '#src/texts/opening.ts';
import { joinSentences, noted } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { Demo, DemoRemoval } from './schemas.ts';

const { demo: texts } = openingTexts;

/** The button that deletes the demo and leads to the page on which the shop is set up. */
export function StartOwnShop() {
  const queries = useQueryClient();
  const [isEnding, setEnding] = useState(false);
  const { confirm, dialog } = useConfirmed<Demo, DemoRemoval>({
    run: async () => (await api('DELETE /demo')).body,
    explain: (error) => reasonOf(error, texts.failed),
    onDone: async (_, { setup }) => {
      if (setup === null) return queries.invalidateQueries();
      setEnding(true);
      // The account of the caller was one of the demo's.
      setPathAfterEnd(setup);
      await signOut();
      location.replace(setup);
    },
    words: (demo) => ({
      title: texts.ask,
      tone: 'danger',
      confirmLabel: texts.confirm,
      cancelLabel: texts.cancel,
      children: describe(demo),
      more: <Kept keeps={demo.keeps} />,
    }),
  });
  // Counted at the click, so that the question names what is there now.
  const counting = useMutation({
    mutationFn: async () => (await api('GET /demo')).body,
    onSuccess: confirm,
  });
  return (
    <>
      <Button
        variant="line"
        size="sm"
        className="self-start"
        pending={isEnding || counting.isPending}
        onClick={() => counting.mutate()}
      >
        {texts.start}
      </Button>
      {counting.error && <Notice tone="error">{reasonOf(counting.error, texts.failed)}</Notice>}
      {dialog}
    </>
  );
}

function describe({ removes: { people, items, orders, posts }, keeps }: Demo): string {
  const removed = texts.removes(people, items, orders, posts);
  return keeps.peopleCount === 0 ? joinSentences([removed, texts.keepsNothing]) : removed;
}

function Kept({ keeps }: Pick<Demo, 'keeps'>) {
  const { people, peopleCount, items, itemCount } = keeps;
  return (
    <>
      <Named
        title={texts.keepsPeople(peopleCount)}
        names={people.map(({ name, email }) => noted(name, email))}
        count={peopleCount}
      />
      <Named
        title={texts.keepsItems(itemCount)}
        names={items.map(({ title, seller }) => texts.itemOf(title, seller))}
        count={itemCount}
      />
    </>
  );
}

function Named({ title, names, count }: { title: string; names: string[]; count: number }) {
  if (count === 0) return null;
  return (
    <div className="text-sm">
      <p>{title}</p>
      <ul className="mt-1 max-h-40 list-disc overflow-y-auto ps-5">
        {names.map((name, index) => (
          <li key={index} className="wrap-anywhere">
            {name}
          </li>
        ))}
        {count > names.length && <li>{texts.more(count - names.length)}</li>}
      </ul>
    </div>
  );
}

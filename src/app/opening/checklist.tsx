import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { api } from '#src/accounts/auth/client.ts';
import { TestMail } from '#src/app/health/mail-section.tsx';
import { When } from '#src/app/health/storage-sections.tsx';
import { openingTexts as texts } from '#src/texts/opening.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import type { Opening } from './schemas.ts';
import { StartOwnShop } from './start-own-shop.tsx';

export function useOpening(enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: ['opening'],
    queryFn: async () => (await api('GET /opening')).body,
  });
}

/** Lists the steps before a shop opens. Renders nothing once all of it is done. */
export function OpeningChecklist({ opening, isOpen }: { opening: Opening; isOpen: boolean }) {
  // A process of the previous release sends no `item`.
  const { at, contact, pages, mail, backup, item = { isDone: true }, demo } = opening;
  const left = [contact, pages, mail, backup, item, demo].filter(({ isDone }) => !isDone).length;
  if (left === 0) return null;
  return (
    <details open={isOpen} className="mt-10">
      <summary className="min-h-11 cursor-pointer">
        <h2 className="heading-section inline">{texts.title}</h2>{' '}
        <span className="mono ms-2">{texts.left(left)}</span>
      </summary>
      <ul className="mt-3 border-t border-ink">
        <Item title={texts.demo.title} hint={texts.demo.hint} {...demo}>
          <StartOwnShop />
        </Item>
        <Item {...texts.contact} {...contact}>
          <Action to="/dashboard/admin/shop" label={texts.contact.action} />
        </Item>
        <Item {...texts.pages} {...pages}>
          <Action to="/dashboard/admin/shop/pages" label={texts.pages.action} />
        </Item>
        <Item title={texts.mail.title} hint={texts.mail.hint[mail.transport]} isDone={mail.isDone}>
          {mail.transport === 'smtp' && <TestMail />}
        </Item>
        <Item {...texts.backup} {...backup}>
          {backup.at !== null && (
            <p className="text-sm text-soft">
              {texts.backup.last} <When moment={backup.at} at={at} />
            </p>
          )}
        </Item>
        <Item {...texts.item} {...item}>
          <Action to="/dashboard/addproducts" label={texts.item.action} />
        </Item>
      </ul>
    </details>
  );
}

function Action({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink to={to} variant="line" size="sm" className="self-start">
      {label}
    </ButtonLink>
  );
}

function Item({
  title,
  hint,
  isDone,
  children,
}: {
  title: string;
  hint: string;
  isDone: boolean;
  children?: React.ReactNode;
}) {
  return (
    <li className="flex gap-4 border-b border-line py-4">
      {isDone ? <CircleCheck className="shrink-0" /> : <CircleDashed className="shrink-0 text-soft" />}
      <span className="sr-only">{isDone ? texts.done : texts.open}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <p className="font-semibold">{title}</p>
          {!isDone && <p className="text-sm text-soft">{hint}</p>}
        </div>
        {!isDone && children}
      </div>
    </li>
  );
}

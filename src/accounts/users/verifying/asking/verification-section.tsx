import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Circle } from 'lucide-react';
import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { verificationTexts } from '#src/texts/verification.ts';
import { labeled } from '#src/texts/words.ts';
import { VerifiedBadge } from '#src/ui/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { optionalText, useSchemaForm } from '#src/ui/forms/form.ts';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { needs, newRequest, type OwnVerification } from './schemas.ts';

/** Changes with what is needed, so that a saved profile is checked again. */
function useKey() {
  const { photoURL, about, emailVerified } = useCurrentUser();
  return ['verification', photoURL, about, emailVerified];
}

/** Shows sellers whether they are verified, and lets them ask for it. */
export function VerificationSection() {
  const words = verificationTexts;
  const { data, error } = useQuery({
    queryKey: useKey(),
    queryFn: async () => (await api('GET /profile/verification')).body,
  });
  return (
    <SettingsSection anchor="verification" title={words.title} lead={words.lead}>
      {error && <Notice tone="error">{words.notLoaded}</Notice>}
      {data && <State own={data} />}
    </SettingsSection>
  );
}

const isAhead = (date: string): boolean => Date.parse(date) > Date.now();

function State({ own: { verified, missing, asked, declined } }: { own: OwnVerification }) {
  const words = verificationTexts;
  if (verified) return <VerifiedBadge verified label={words.verified} />;
  if (asked) return <p>{words.asked(formatDay(asked.date))}</p>;
  const isTooEarly = declined !== null && isAhead(declined.again);
  return (
    <>
      {declined && (
        <Notice title={words.declined(formatDay(declined.date))}>
          <p className="whitespace-pre-line wrap-anywhere">{declined.reason}</p>
          {isTooEarly && <p className="mt-2">{words.again(formatDay(declined.again))}</p>}
        </Notice>
      )}
      {!isTooEarly && <Needs missing={missing} />}
      {!isTooEarly && missing.length === 0 && <RequestForm />}
    </>
  );
}

function Needs({ missing }: Pick<OwnVerification, 'missing'>) {
  const words = verificationTexts;
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold">{words.needed}</h3>
      <ul className="flex flex-col gap-1.5">
        {needs.map((need) => {
          const isMissing = missing.includes(need);
          const Icon = isMissing ? Circle : Check;
          return (
            <li key={need} className="flex items-center gap-2">
              <Icon
                aria-hidden
                size={16}
                strokeWidth={2}
                className={isMissing ? 'text-soft' : 'text-glass'}
              />
              {words.needs[need]}
              <span className="sr-only">{labeled('', isMissing ? words.missing : words.has)}</span>
            </li>
          );
        })}
      </ul>
      {missing.length > 0 && <p className="mt-3 text-sm text-soft">{words.whenComplete}</p>}
    </div>
  );
}

function RequestForm() {
  const words = verificationTexts;
  const queries = useQueryClient();
  const key = useKey();
  const form = useSchemaForm(
    newRequest,
    {},
    async (fields) => {
      const { body } = await api('PUT /profile/verification', { body: fields });
      queries.setQueryData(key, body);
      toast.success(words.sent);
    },
    (error) => error.messageOr(words.failed),
    { draftKey: 'verification' },
  );
  return (
    <SettingsForm form={form} submitLabel={words.ask}>
      <TextArea
        optional={words.optional}
        hint={words.noteHint}
        maxLength={500}
        {...form.field('note', words.note, { setValueAs: optionalText })}
      />
    </SettingsForm>
  );
}

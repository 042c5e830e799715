import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import type { FactReport } from '#src/moderation/reports/fact-schemas.ts';
import { text } from '#src/platform/schemas.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { labeled } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { useRenew } from '#src/ui/client/hooks.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';

type Decision = { report: FactReport; outcome: 'dismissed' | 'upheld' };

const nameOf = ({ model, fact }: FactReport): string => labeled(model.name ?? model._id, fact.label);

/** The reports of facts about models, each with the row that states the fact. */
export function FactReports() {
  const list = usePagedList('GET /reports/facts', api, { name: 'facts' });
  const [decision, setDecision] = useState<Decision | null>(null);
  const { reports } = reportsTexts;
  const { fact: words } = reports;
  return (
    <section className="mt-12">
      <SectionHeading title={words.queue} />
      <Paged list={list} of={words.queue} empty={<p className="text-soft">{words.empty}</p>}>
        <ListTable
          list={list}
          caption={words.queue}
          columns={[
            { label: words.name, head: 'wide', render: showFact },
            { label: words.source, className: 'wrap-anywhere', render: ({ source }) => source },
            { label: words.note, className: 'wrap-anywhere', render: ({ note }) => note },
            {
              label: reports.reporter,
              render: ({ reporter }) => reporter && <UserLink id={reporter._id} name={reporter.name} />,
            },
            { label: reports.when, className: 'whitespace-nowrap', render: ({ date }) => formatDay(date) },
            {
              label: reports.status,
              render: (report) =>
                report.outcome ? (
                  reports.outcomes[report.outcome]
                ) : (
                  <div className="flex flex-wrap gap-2">
                    {(['dismissed', 'upheld'] as const).map((outcome) => (
                      <Button
                        key={outcome}
                        size="sm"
                        variant="line"
                        aria-label={labeled(reports[acts[outcome]], nameOf(report))}
                        onClick={() => setDecision({ report, outcome })}
                      >
                        {reports[acts[outcome]]}
                      </Button>
                    ))}
                  </div>
                ),
            },
          ]}
        />
      </Paged>
      {decision && <Decide {...decision} onClose={() => setDecision(null)} />}
    </section>
  );
}

const acts = { dismissed: 'dismiss', upheld: 'uphold' } as const;

function showFact(report: FactReport) {
  const { model, fact } = report;
  const { fact: words } = reportsTexts.reports;
  return (
    <>
      <Link to={`/models/${model._id}`} className="link font-semibold wrap-anywhere">
        {nameOf(report)}
      </Link>
      <span className="block text-sm wrap-anywhere">{labeled(words.now, fact.text ?? words.gone)}</span>
      {fact.place && <span className="mono block wrap-anywhere">{labeled(words.place, fact.place)}</span>}
    </>
  );
}

const reason = z.object({ reason: z.literal('').or(text(500)) });

function Decide({ report, outcome, onClose }: Decision & { onClose: () => void }) {
  const renew = useRenew();
  const { reports } = reportsTexts;
  const words = reports.fact[outcome];
  const { hint, yes } = reports.messageDecisions[outcome];
  const form = useSchemaForm<{ reason: string }, { reason: string }>(
    reason,
    { reason: '' },
    async ({ reason: given }) => {
      const body = { outcome, ...(given && { reason: given }) };
      const { modifiedCount } = (await api('PUT /reports/{id}', { params: { id: report._id }, body })).body;
      if (modifiedCount === 0) toast.blank(reports.wasClosed);
      else toast.success(reports.done[outcome]);
      onClose();
      await renew('reports', 'figures', 'audit');
    },
    (error) => error.messageOr(reports.failedDecision),
    { draftKey: `${outcome}:${report._id}` },
  );
  return (
    <FormDialog
      form={form}
      eyebrow={reports.eyebrow}
      title={words.title(nameOf(report))}
      description={words.text}
      cancelLabel={reports.keep}
      submitLabel={yes}
      onClose={onClose}
    >
      <TextArea
        hint={hint}
        optional={reports.optional}
        {...form.field('reason', reports.why, { errorLabel: reports.reasonName })}
      />
    </FormDialog>
  );
}

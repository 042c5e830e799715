import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/auth/client.ts';
import { reasonOf } from '#src/browser/call.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { noteMaintenance } from '#src/platform/maintenance-text.ts';
import { formatMoment } from '#src/platform/dates.ts';
import { healthTexts } from '#src/texts/health.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { DefinitionList } from '#src/ui/definition-list.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SettingsSection } from '#src/ui/settings-section.tsx';
import { toast } from '#src/ui/toast.tsx';
import { newMaintenance, type Maintenance } from './contract.ts';
import { renewHealth } from './use-health.ts';

/** Switches the maintenance mode on and off. */
export function MaintenanceSection({ maintenance }: { maintenance: Maintenance | null }) {
  const words = healthTexts.maintenance;
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: async () => api('DELETE', '/maintenance'),
    onSuccess: async () => {
      noteMaintenance(null);
      toast.success(words.ended);
      await renewHealth(queries);
    },
    onError: (error) => toast.error(reasonOf(error, words.failed)),
  });
  return (
    <SettingsSection title={words.title} lead={words.lead}>
      <DefinitionList
        items={
          maintenance
            ? [
                { term: words.since, detail: formatMoment(maintenance.since) },
                {
                  term: words.text,
                  detail: <bdi className="wrap-anywhere whitespace-pre-line">{maintenance.text}</bdi>,
                },
              ]
            : [{ term: words.state, detail: words.off }]
        }
      />
      <div className="flex flex-wrap gap-3">
        {maintenance && (
          <Button pending={end.isPending} onClick={() => end.mutate()}>
            {words.end}
          </Button>
        )}
        <Button variant="line" onClick={() => setAsking(true)}>
          {maintenance ? words.change : words.begin}
        </Button>
      </div>
      {isAsking && <MaintenanceDialog stored={maintenance} onClose={() => setAsking(false)} />}
    </SettingsSection>
  );
}

function MaintenanceDialog({ stored, onClose }: { stored: Maintenance | null; onClose: () => void }) {
  const words = healthTexts.maintenance;
  const { form, layout } = siteTexts;
  const queries = useQueryClient();
  const { register, submit, failure, formState } = useSchemaForm(
    newMaintenance,
    { text: stored?.text ?? '' },
    async (fields) => {
      const { body } = await api<Maintenance>('PUT', '/maintenance', fields);
      noteMaintenance(body.text);
      toast.success(words.begun);
      onClose();
      await renewHealth(queries);
    },
    (error) => (error.isExplained ? error.message : words.failed),
  );
  const message = formState.errors.text?.message;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.dialogTitle}
      description={words.dialogText}
      closeLabel={layout.close}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <TextArea
          label={words.field}
          hint={words.hint}
          required
          error={message && form.fieldError(words.field, message)}
          {...register('text')}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant={stored ? 'solid' : 'danger'} pending={formState.isSubmitting}>
            {stored ? words.save : words.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { maintenanceText } from '#src/platform/shared/maintenance-text.ts';
import { healthTexts } from '#src/texts/health.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { newMaintenance, type Maintenance } from './schemas.ts';
import { renewHealth } from './use-health.ts';

export function MaintenanceSection({ maintenance }: { maintenance: Maintenance | null }) {
  const words = healthTexts.maintenance;
  const queries = useQueryClient();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const end = useMutation({
    mutationFn: async () => api('DELETE /maintenance'),
    onSuccess: async () => {
      maintenanceText.set(null);
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
        <Button variant="line" onClick={() => setDialogOpen(true)}>
          {maintenance ? words.change : words.begin}
        </Button>
      </div>
      {isDialogOpen && <MaintenanceDialog stored={maintenance} onClose={() => setDialogOpen(false)} />}
    </SettingsSection>
  );
}

function MaintenanceDialog({ stored, onClose }: { stored: Maintenance | null; onClose: () => void }) {
  const words = healthTexts.maintenance;
  const queries = useQueryClient();
  const form = useSchemaForm(
    newMaintenance,
    { text: stored?.text ?? '' },
    async (fields) => {
      const { body } = await api('PUT /maintenance', { body: fields });
      maintenanceText.set(body.text);
      toast.success(words.begun);
      onClose();
      await renewHealth(queries);
    },
    (error) => error.messageOr(words.failed),
  );
  return (
    <FormDialog
      form={form}
      title={words.dialogTitle}
      description={words.dialogText}
      cancelLabel={words.cancel}
      submitLabel={stored ? words.save : words.submit}
      variant={stored ? 'solid' : 'danger'}
      onClose={onClose}
    >
      <TextArea hint={words.hint} required {...form.field('text', words.field)} />
    </FormDialog>
  );
}

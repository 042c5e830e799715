import { dashboardTexts } from '#src/texts/dashboard.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from './notice.tsx';

export function RetryNotice({ onRetry }: { onRetry: () => unknown }) {
  const { failed, retry } = dashboardTexts.dashboard;
  const action = (
    <Button size="sm" variant="line" onClick={() => void onRetry()}>
      {retry}
    </Button>
  );
  return (
    <Notice tone="error" action={action}>
      {failed}
    </Notice>
  );
}

import { dashboardTexts } from '#src/texts/dashboard.ts';

/** How selling works, for users who have not listed anything. */
export function SellingSteps() {
  return (
    <ol className="list-decimal ps-5">
      {dashboardTexts.stats.first.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

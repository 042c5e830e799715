import { meetingTexts } from '#src/texts/meeting-checklist.ts';
import type { MeetingChecklist, MeetingPoint } from './meeting-service.server.ts';

/** A checklist for buyers: the quick points with instructions, and the others in a disclosure. */
export function BuyingChecklist({ checklist: { quick, others } }: { checklist: MeetingChecklist }) {
  return (
    <>
      <h3 className="heading-block">{meetingTexts.quick}</h3>
      <Points points={quick} />
      {others.length > 0 && (
        <details className="mt-1">
          <summary className="link cursor-pointer py-2.5">{meetingTexts.others}</summary>
          <Points points={others} />
        </details>
      )}
    </>
  );
}

const Points = ({ points }: { points: readonly MeetingPoint[] }) => (
  <dl className="mt-2 border-t border-line">
    {points.map(({ id, ask, how }) => (
      <div key={id} className="border-b border-line py-2.5">
        <dt className="font-[550]">{ask}</dt>
        <dd className="text-sm text-soft">{how}</dd>
      </div>
    ))}
  </dl>
);

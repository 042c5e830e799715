import { meetingTexts } from '#src/texts/meeting-checklist.ts';
import type { MeetingChecklist, MeetingPoint } from './meeting-service.server.ts';

/** Tables to print: the seller's answers, if there are any, beside empty boxes. */
export function MeetingTables({ checklist: { quick, others } }: { checklist: MeetingChecklist }) {
  const words = meetingTexts;
  const isAnswered = [...quick, ...others].some(({ answer }) => answer !== null);
  return (
    <>
      <PointTable title={words.quick} points={quick} isAnswered={isAnswered} withHow />
      <PointTable title={words.others} points={others} isAnswered={isAnswered} />
    </>
  );
}

function PointTable({
  title,
  points,
  isAnswered,
  withHow = false,
}: {
  title: string;
  points: readonly MeetingPoint[];
  isAnswered: boolean;
  withHow?: boolean;
}) {
  const words = meetingTexts;
  if (points.length === 0) return null;
  return (
    <table className="mt-6 w-full border-collapse text-sm print:mt-3 print:text-[8.5pt] print:leading-tight">
      <caption className="heading-block mb-2 text-start print:mb-1">{title}</caption>
      <thead>
        <tr className="border-b border-ink text-start align-bottom">
          <th className="py-1 pe-3 text-start font-semibold">{words.check}</th>
          {isAnswered && <th className="w-2/5 py-1 pe-3 text-start font-semibold">{words.seller}</th>}
          <th className="w-12 py-1 text-center font-semibold">{words.same}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ id, ask, how, answer }) => (
          <tr key={id} className="break-inside-avoid border-b border-line align-top">
            <td className="py-1.5 pe-3 print:py-1">
              <span className="font-[550]">{ask}</span>
              {withHow && <span className="block text-soft">{how}</span>}
            </td>
            {isAnswered && (
              <td className="py-1.5 pe-3 wrap-anywhere print:py-1">
                {answer ?? <span className="text-soft">{words.notChecked}</span>}
              </td>
            )}
            <td className="pt-1.5 text-center text-xl leading-none print:pt-1 print:text-base">
              {words.box}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

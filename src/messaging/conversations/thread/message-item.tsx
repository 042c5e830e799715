import { PhotoTiles } from '#src/media/photos/viewing/photo-tiles-card.tsx';
import { formatTime } from '#src/platform/shared/dates.ts';
import { ReportMessage } from '#src/moderation/reports/filing/report-button-card.tsx';
import { conversationTexts } from '#src/texts/conversations.ts';
import { classNames } from '#src/ui/class-names.ts';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { displayName } from '#src/texts/names.ts';
import type { Conversation, Message } from '#src/messaging/conversations/schemas.ts';

/** Looks like a handover code, which has to be read in one piece. */
const code = /\b([\dA-Z]{4}-[\dA-Z]{4})\b/i;

const withWholeCodes = (body: string): React.ReactNode[] =>
  body.split(code).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );

/** Photos from the other side are hidden behind a click until an order was accepted. */
export function MessageItem({ message, conversation }: { message: Message; conversation: Conversation }) {
  const { thread, list } = conversationTexts;
  const { seq, mine, body, photos, warnings, date } = message;
  const { _id, other, agreed } = conversation;
  const from = mine ? thread.you : displayName(other.name);
  return (
    <div
      className={classNames(
        'max-w-[85%] border px-3 py-2 lg:max-w-[70%]',
        mine ? 'self-end border-transparent bg-wash' : 'self-start border-line bg-sheet',
      )}
    >
      <div className="flex items-center gap-1">
        <p className="text-xs text-soft">
          {from} · <time dateTime={date}>{formatTime(date)}</time>
        </p>
        {!mine && body !== null && <ReportMessage message={{ conversation: _id, seq }} sender={from} />}
      </div>
      {body !== '' && (
        <p className={classNames('whitespace-pre-wrap wrap-anywhere', body === null && 'text-soft')}>
          {body === null ? list.erased : withWholeCodes(body)}
        </p>
      )}
      {photos.length > 0 && (
        <PhotoTiles photos={photos} from={mine ? null : from} veiled={!mine && !agreed} />
      )}
      {!mine && <WarningNotice warnings={warnings} />}
    </div>
  );
}

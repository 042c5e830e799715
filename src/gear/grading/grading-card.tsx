import { useState } from 'react';
import type { SuggestedModel } from '#src/gear/models/schemas.ts';
import { gradingFormTexts } from '#src/texts/grading-form.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import type { StoredInput } from '#src/ui/client/personal-storage.ts';
import { Dialog, StickyActions } from '#src/ui/dialogs/dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { Draft } from './client.ts';
import { GradeSoFar, GradeSummary } from './grade-summary.tsx';
import { isBetter } from './grade.ts';
import { Question } from './question.tsx';
import type { Grade, ChecklistName, NewInspection } from './schemas.ts';
import { useGrading } from './use-grading.ts';

export type GradedItem = { inspection: NewInspection; condition: Grade; cap: Grade; grade: Grade | null };

type Props = {
  /** Where answers are stored until the grade is saved. */
  stored: StoredInput<Draft>;
  lists: readonly ChecklistName[];
  /** Decides which points apply. */
  model?: SuggestedModel | undefined;
  before?: NewInspection | undefined;
  /** The condition that the seller has stated. */
  condition?: Grade | undefined;
  onDone: (graded: GradedItem) => Promise<void> | void;
  onClose: () => void;
};

/** Shows one question at a time; answers are stored until they are sent. */
export function GradingDialog({ onClose, ...form }: Props) {
  return (
    <Dialog isTall onClose={onClose} title={gradingFormTexts.form.title}>
      <GradingForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function GradingForm({ stored, lists, model, before, condition: stated, onDone, onClose }: Props) {
  const { form: words, lists: names } = gradingFormTexts;
  const grading = useGrading(stored, lists, model, before);
  const { points, answers, graded } = grading;
  const [index, setIndex] = useState(() => firstOpen(points, answers));
  const [chosen, setChosen] = useState(stated);
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const go = (to: number): void => {
    setMoved(true);
    setIndex(to);
  };

  if (!grading.list || !graded)
    return (
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-3 font-semibold">{words.which}</legend>
        {lists.map((list) => (
          <Button
            key={list}
            variant="line"
            size="lg"
            onClick={() => {
              setMoved(true);
              grading.choose(list);
            }}
          >
            {names[list]}
          </Button>
        ))}
      </fieldset>
    );

  const point = points[index];
  const condition = chosen && !isBetter(chosen, graded.cap) ? chosen : graded.cap;
  const save = async (): Promise<void> => {
    setFailure('');
    setSending(true);
    try {
      const inspection = await grading.finish();
      if (!inspection) setFailure(photosTexts.photos.notSent);
      else {
        await onDone({ inspection, condition, cap: graded.cap, grade: graded.grade });
        grading.forget();
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.messageOr(words.failed));
    } finally {
      setSending(false);
    }
  };
  const back = () => (index === 0 ? onClose() : go(index - 1));
  return (
    <div>
      {point ? (
        <>
          <Question
            key={point.id}
            grading={grading}
            list={grading.list}
            point={point}
            index={index}
            focuses={hasMoved}
            onNext={() => go(index + 1)}
          />
          <GradeSoFar grading={grading} />
        </>
      ) : (
        <GradeSummary
          grading={grading}
          graded={graded}
          condition={condition}
          onCondition={setChosen}
          onChange={go}
        />
      )}
      {failure && (
        <div className="mt-5">
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
      <StickyActions
        note={
          point && (
            <Button size="sm" variant="quiet" className="-ms-3" onClick={() => go(points.length)}>
              {words.toEnd}
            </Button>
          )
        }
      >
        <Button variant="line" onClick={back}>
          {words.back}
        </Button>
        {point ? (
          <Button variant="line" onClick={() => go(index + 1)}>
            {words.next}
          </Button>
        ) : (
          <Button pending={isSending} onClick={() => void save()}>
            {words.save}
          </Button>
        )}
      </StickyActions>
    </div>
  );
}

function firstOpen(points: readonly { id: string }[], answers: Record<string, string | null>): number {
  const open = points.findIndex(({ id }) => answers[id] === undefined);
  return open === -1 ? points.length : open;
}

import { EvidenceField, GradingField } from '#src/catalog/listings/inspecting/inspection-fields.tsx';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { hasFixedLens, useGearModel } from '#src/gear/models/gear-fields-card.tsx';
import { checklistNamesOf } from '#src/gear/grading/schemas.ts';
import type { GearKind } from '#src/gear/models/schemas.ts';
import { GearFieldset } from './gear-fieldset.tsx';
import { ListingFieldset } from './listing-fieldset.tsx';
import { PhotosField } from './photos-field.tsx';
import type { ListingState } from './use-listing-form.ts';

/** All parts of the form. A listed item is graded on its own page, and keeps its kind. */
export function ListingParts({
  kind,
  state: { form, uploads, lost, findings, change },
  editing,
  address,
  onKind,
}: {
  kind: Kind;
  state: ListingState;
  editing?: OwnListing | undefined;
  /** The photo URL with which the form opens. */
  address: string;
  onKind?: (kind: GearKind) => void;
}) {
  const { graded, answers, evidence } = findings;
  const [brand, model, modelId] = form.watch(['brand', 'model', 'modelId']);
  const known = useGearModel({ brand: brand ?? '', model: model ?? '', modelId: modelId ?? null });
  const list = graded?.inspection.list ?? answers?.list ?? editing?.inspection?.list;
  const isFilm = kind === 'cameras' && (known ? known.film : list === 'film');
  const lists = checklistNamesOf[kind].filter(
    (name) => known?.kind !== 'cameras' || name === (known.film ? 'film' : 'digital'),
  );
  return (
    <ListingFieldset
      kind={kind}
      isFilm={isFilm}
      hasFixedLens={known !== undefined && hasFixedLens(known)}
      form={form}
      best={graded?.cap ?? editing?.inspection?.grade ?? undefined}
      photos={<PhotosField form={form} uploads={uploads} lost={lost} address={address} />}
      gear={<GearFieldset kind={kind} form={form} onKind={onKind} />}
      findings={
        !editing && (
          <>
            <GradingField
              lists={lists}
              model={known?.kind === kind ? known : undefined}
              graded={graded}
              stored={{ read: () => answers, write: (next) => change({ answers: next }) }}
              onGraded={(next) => {
                change({ graded: next, answers: null });
                if (!next) return;
                form.setValue('condition', next.condition, { shouldDirty: true, shouldValidate: true });
                uploads.list.addSent(Object.values(next.inspection.photos ?? {}).flat());
              }}
            />
            {kind === 'cameras' && (!isFilm || evidence) && (
              <EvidenceField
                brand={brand ?? ''}
                modelId={modelId}
                evidence={evidence}
                onEvidence={(next) => change({ evidence: next })}
              />
            )}
          </>
        )
      }
    />
  );
}

import { useRef, useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { explainSize } from '#src/media/photos/uploading/client.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { evidenceFormTexts } from '#src/texts/evidence-form.ts';
import { evidenceTexts } from '#src/texts/evidence.ts';
import { joinSentences } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { Dialog, DialogActions } from '#src/ui/dialogs/dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { takeFocus } from '#src/ui/focus.ts';
import { SelectField } from '#src/ui/forms/field.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { cameraName, knownBrand, writesCounts } from './cameras.ts';
import { countWords, howToSee } from './evidence-card.tsx';
import { headBytes, type Evidence } from './schemas.ts';

const filesOf: Readonly<Record<string, { names: string; app: string }>> = {
  Nikon: { names: 'DSC_1234.NEF, DSC_1234.JPG', app: 'SnapBridge' },
  Canon: { names: 'IMG_1234.CR3, IMG_1234.JPG', app: 'Camera Connect' },
  Sony: { names: 'DSC01234.ARW, DSC01234.JPG', app: 'Creators’ App' },
  Pentax: { names: 'IMGP1234.PEF, IMGP1234.JPG', app: 'Image Sync' },
  Ricoh: { names: 'R0001234.DNG, R0001234.JPG', app: 'Image Sync' },
  Fujifilm: { names: 'DSCF1234.RAF, DSCF1234.JPG', app: 'XApp' },
  Olympus: { names: 'P1010001.ORF, P1010001.JPG', app: 'OI.Share' },
  'OM System': { names: 'P1010001.ORF, P1010001.JPG', app: 'OM Image Share' },
  Panasonic: { names: 'P1000001.RW2, P1000001.JPG', app: 'LUMIX Sync' },
  Leica: { names: 'L1000001.DNG, L1000001.JPG', app: 'Leica FOTOS' },
  Sigma: { names: 'SDIM0001.JPG', app: '' },
};
const anyFile = { names: 'RAW, JPG', app: '' };

const acceptedFiles = '.jpg,.jpeg,.nef,.nrw,.arw,.sr2,.pef,.dng,.raf,.cr2,.cr3,.orf,.rw2,image/jpeg';

/** The maker whose instructions are shown first, or none. */
function instructionsFor(brand: string): string {
  const maker = knownBrand(brand) ?? '';
  return Object.hasOwn(filesOf, maker) ? maker : '';
}

type Props = {
  /** The brand as typed; the instructions differ by maker. */
  brand: string;
  modelId?: string | null | undefined;
  onDone: (evidence: Evidence) => Promise<void> | void;
  onClose: () => void;
};

/** Uploads a camera file, and shows its facts before they are published. */
export function EvidenceDialog(props: Props) {
  return (
    <Dialog onClose={props.onClose} title={evidenceFormTexts.title}>
      <EvidenceForm {...props} />
    </Dialog>
  );
}

function EvidenceForm({ brand, modelId, onDone, onClose }: Props) {
  const words = evidenceFormTexts;
  const [maker, setMaker] = useState(() => instructionsFor(brand));
  const [read, setRead] = useState<Evidence | null>(null);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setFailure('');
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.messageOr(words.failed));
    } finally {
      setBusy(false);
    }
  };
  const send = (file: File) =>
    run(async () => {
      setRead(null);
      setRead(await sendHead(file, { brand, modelId: modelId ?? '' }));
    });
  return (
    <div>
      {read === null ? (
        <>
          <SelectField label={words.maker} value={maker} onChange={({ target }) => setMaker(target.value)}>
            <option value="">{words.otherMaker}</option>
            {Object.keys(filesOf).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <HowToGet maker={maker} />
        </>
      ) : (
        <EvidenceFacts evidence={read} />
      )}
      {read?.count === null && (
        <div className="mt-5">
          <Notice>{words.nothing}</Notice>
        </div>
      )}
      {failure && (
        <div className="mt-5">
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept={acceptedFiles}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          // Cleared, because choosing the same file again would otherwise fire no event.
          target.value = '';
        }}
      />
      <DialogActions>
        {!read?.count ? (
          <Button variant="line" onClick={onClose}>
            {words.back}
          </Button>
        ) : (
          <Button variant="line" disabled={isBusy} onClick={() => input.current?.click()}>
            {words.again}
          </Button>
        )}
        {!read?.count ? (
          <Button pending={isBusy} onClick={() => input.current?.click()}>
            {read || failure ? words.again : words.file}
          </Button>
        ) : (
          <Button pending={isBusy} onClick={() => void run(async () => onDone(read))}>
            {words.show}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}

function HowToGet({ maker }: { maker: string }) {
  const words = evidenceFormTexts;
  const { names, app } = filesOf[maker] ?? anyFile;
  const get = maker === 'Sony' ? words.how.getSony : words.how.get;
  const limits = limitsOf(maker);
  return (
    <>
      <p className="mt-4">{`${get} ${words.how.choose(names, app || words.how.anApp)}`}</p>
      {limits.length > 0 && (
        <div className="mt-4">
          <Notice>{joinSentences(limits)}</Notice>
        </div>
      )}
      <p className="mt-4 text-sm text-soft">{words.refused}</p>
      <p className="mt-2 text-sm text-soft">{words.sent}</p>
    </>
  );
}

/** Says which cameras of the maker store no count, and how to see it on them. */
function limitsOf(maker: string): string[] {
  const limits: Readonly<Record<string, string | undefined>> = evidenceFormTexts.limits;
  const isCountless = maker !== '' && !writesCounts(maker);
  const limit = limits[maker] ?? (isCountless ? evidenceFormTexts.countless(maker) : null);
  return [limit, howToSee(maker)].filter((text) => text !== null);
}

function EvidenceFacts({ evidence }: { evidence: Evidence }) {
  const { taken, serial } = evidence;
  const words = evidenceFormTexts;
  const { count: countTexts } = evidenceTexts;
  return (
    <>
      <h3 ref={takeFocus} tabIndex={-1} className="heading-block mb-3 outline-none">
        {words.result}
      </h3>
      <DefinitionList
        items={[
          { term: words.camera, detail: cameraName(evidence) },
          { term: countTexts.title, detail: countWords(evidence) },
          { term: words.taken, detail: taken ? formatDay(taken) : words.clockNotSet },
          { term: words.serial, detail: serial ? words.serialEnds(serial.last3) : words.noSerial },
        ]}
      />
    </>
  );
}

/** Sends only the first MiB, so the image after it never leaves this device. */
async function sendHead(file: Blob, item: { brand: string; modelId: string }): Promise<Evidence> {
  const form = new FormData();
  form.set('file', file.slice(0, headBytes), 'head');
  const [brand, modelId] = [item.brand, item.modelId].map((value) => value.trim().slice(0, 120) || undefined);
  try {
    return (await api('POST /my/evidence', { query: { brand, modelId }, body: form })).body;
  } catch (error) {
    throw explainSize(error, file.slice(0, headBytes), headBytes);
  }
}

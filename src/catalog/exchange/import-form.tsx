import { FileArchive, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { fields } from '#src/catalog/items/fields.ts';
import { exchangeTexts } from '#src/texts/exchange.ts';
import { importTexts } from '#src/texts/imports.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/lists/table.tsx';
import { download } from './client.ts';
import { choiceOf, columnLabel, columnNames, namesIn, writeCell, type ColumnName } from './columns.ts';
import { sendFiles } from './import-client.ts';
import { maxZips } from './schemas.ts';

const getTemplate = () =>
  download('GET /my/imports/template', undefined, 'template.csv').catch((error: unknown) =>
    toast.error(reasonOf(error, exchangeTexts.export.failed)),
  );

/** Chooses a file and its ZIPs, and sends them. */
export function ImportForm({ seller, onSent }: { seller: string | undefined; onSent: () => Promise<void> }) {
  const words = importTexts.form;
  const [file, setFile] = useState<File | null>(null);
  const [zips, setZips] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!file || progress !== null) return;
    setFailure(null);
    setProgress(0);
    try {
      await sendFiles(file, zips, { seller, onProgress: setProgress });
      await onSent();
    } catch (error) {
      setFailure(reasonOf(error, words.failed));
    } finally {
      setProgress(null);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex max-w-180 flex-col gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={words.file} hint={words.fileHint}>
          {(ids) => (
            <FileButton
              {...ids}
              Icon={FileSpreadsheet}
              text={file?.name ?? words.choose}
              accept=".csv,.tsv,.txt,.xlsx"
              className="max-w-full"
              onFiles={([chosen = null]) => setFile(chosen)}
            />
          )}
        </Field>
        <Field label={words.zips} optional={words.optional} hint={words.zipsHint}>
          {(ids) => (
            <FileButton
              {...ids}
              Icon={FileArchive}
              text={zips.map(({ name }) => name).join(', ') || words.chooseZips}
              accept=".zip"
              multiple
              className="max-w-full"
              onFiles={(chosen) => setZips(chosen.slice(0, maxZips))}
            />
          )}
        </Field>
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={progress !== null} unavailable={!file}>
          {words.submit}
        </Button>
        <Button variant="line" onClick={() => void getTemplate()}>
          {words.template}
        </Button>
        {progress !== null && zips.length > 0 && (
          <output className="text-sm text-soft">{words.sending(Math.floor(progress * 100))}</output>
        )}
      </div>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
          {words.columns}
        </summary>
        <ColumnTable />
      </details>
    </form>
  );
}

const isRequired = (name: ColumnName): boolean =>
  name === 'kind' ||
  (name !== 'img' && name !== 'photos' && !fields[name].schema.safeParse(undefined).success);

/** An example of a cell in this column, or all of its values. */
function exampleOf(name: ColumnName): string {
  if (name === 'photos' || name === 'parts') return importTexts.form.examples[name];
  const values = namesIn(choiceOf(name));
  if (values.length > 0 || name === 'kind') return values.join(name === 'included' ? ', ' : ' / ');
  return writeCell(name, 'example' in fields[name] ? fields[name].example : undefined);
}

function ColumnTable() {
  const words = importTexts.form;
  return (
    <Table caption={words.columns}>
      <TableHead>
        <Th>{words.column}</Th>
        <Th>{words.example}</Th>
      </TableHead>
      <TableBody>
        {columnNames.map((name) => (
          <TableRow key={name}>
            <Td className="font-semibold">
              {columnLabel(name)}
              {isRequired(name) && <span className="mono ms-2">{words.required}</span>}
            </Td>
            <Td label={words.example} className="wrap-anywhere">
              {exampleOf(name)}
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { exchangeTexts } from '#src/texts/exchange.ts';
import { importTexts } from '#src/texts/imports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import { columnLabel, columnNames, isColumn, isSpare, stateColumn } from './columns.ts';
import { importResults, type ImportRow, type ItemImport, type RowProblem } from './schemas.ts';

/** The rows of an import with their results, and its columns. */
export function ImportRows({ current }: { current: ItemImport }) {
  const { _id: id, rows, state } = current;
  const words = importTexts.rows;
  const list = usePagedList('GET /my/imports/{id}/rows', api, {
    params: { id },
    filters: ['result'],
    limit: 50,
  });
  const options = importResults.flatMap((result) => {
    const count = rows[result] ?? 0;
    return count > 0 ? [{ value: result, label: words.count(words.results[result], count) }] : [];
  });
  const items = list.items.map((row) => ({ ...row, _id: String(row.row) }));
  return (
    <>
      {(state === 'checked' || state === 'checking') && <Mapping current={current} />}
      <div className="mt-10">
        <SectionHeading title={words.title} />
        <ListToolbar list={list} filters={[{ name: 'result', label: words.all, options }]} />
        <Paged list={list} empty={null}>
          <ListTable
            list={{ ...list, items }}
            caption={words.title}
            columns={[
              { label: words.row, numeric: true, render: ({ row }) => row },
              { label: words.item, className: 'wrap-anywhere', render: showItem },
              { label: words.model, className: 'wrap-anywhere', render: ({ model }) => model },
              {
                label: words.result,
                className: 'wrap-anywhere',
                render: ({ result, problems }) => (
                  <span className="block min-w-0">
                    <span className={result === 'wrong' || result === 'failed' ? 'text-alarm' : undefined}>
                      {words.results[result]}
                    </span>
                    {problems.map((problem) => (
                      <span key={`${problem.column} ${problem.message}`} className="block text-sm text-soft">
                        {explain(problem)}
                      </span>
                    ))}
                  </span>
                ),
              },
            ]}
          />
        </Paged>
      </div>
    </>
  );
}

const explain = ({ column, message }: RowProblem): string =>
  column !== null && isColumn(column) ? siteTexts.form.fieldError(columnLabel(column), message) : message;

function showItem({ title, listing }: ImportRow) {
  const name = title || importTexts.rows.untitled;
  return listing ? (
    <Link to={listing} className="link">
      {name}
    </Link>
  ) : (
    name
  );
}

/** Assigns the columns of the file by hand. */
function Mapping({ current }: { current: ItemImport }) {
  const { _id: id, headings } = current;
  const words = importTexts.mapping;
  const renew = useRenew();
  const [columns, setColumns] = useState(current.columns);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('PUT /my/imports/{id}/columns', { params: { id }, body: { columns } }),
    onSuccess: () => renew('imports', 'my'),
  });
  const unknown = headings.filter((each, at) => current.columns[at] === '' && !isSpare(each)).length;
  const chosen = columns.filter((name) => name !== '');
  const isTwice = new Set(chosen).size < chosen.length;
  return (
    <details className="mt-6" open={unknown === headings.length}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {unknown > 0 ? words.unknown(unknown) : words.title}
      </summary>
      <p className="mb-4 text-sm text-soft">{words.lead}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {headings.map((heading, index) => (
          <SelectField
            key={index}
            label={heading || '–'}
            value={columns[index]}
            onChange={({ currentTarget: { value } }) => setColumns(columns.with(index, value))}
          >
            <option value="">{words.ignore}</option>
            {columnNames.map((name) => (
              <option key={name} value={name}>
                {columnLabel(name)}
              </option>
            ))}
            <option value={stateColumn}>{exchangeTexts.heads.state}</option>
          </SelectField>
        ))}
      </div>
      {(isTwice || error) && (
        <Notice tone="error" className="mt-4">
          {isTwice ? words.twice : reasonOf(error, importTexts.failed)}
        </Notice>
      )}
      <p className="mt-4">
        <Button variant="line" pending={isPending} unavailable={isTwice} onClick={() => mutate()}>
          {words.submit}
        </Button>
      </p>
    </details>
  );
}

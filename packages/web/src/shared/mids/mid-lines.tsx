import { lineKey } from '@loadline/contract/clearance/entry-rfi';
import { exact, fixed, plus, zero } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import type {
  askMidCorrection,
  previewMidLines,
  replaceMidLines,
} from '@loadline/contract/mids/mid-lines.api';
import type { PageName } from '@loadline/contract/pages';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { permitted } from '../../kernel/permitted.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { RecordTitle } from '../../resource/record-title.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ActionBar, FormFrame } from '../../ui/frames.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { midLinesAddress } from './mid-lines-address.ts';
import { MidLinesFilters } from './mid-lines-filters.tsx';
import { FiledLines, OpenLines } from './mid-lines-tables.tsx';
import type { MidPreview } from './mid-record.ts';
import { MidStateChip } from './mid-state.tsx';

interface MidLinesProps {
  id: string;
  /** The register, and the entries, on this side. */
  page: PageName;
  entries: PageName;
  preview: typeof previewMidLines;
  replace: typeof replaceMidLines;
  /** Asks the forwarder for what is filed; its own people see to it themselves. */
  correct?: typeof askMidCorrection;
}

/** Puts a code of the register on lines of entries: what would change, what is filed already, why, and then all at once. */
export function MidLines(props: MidLinesProps) {
  const { id, page } = props;
  const { t } = useWords();
  const [{ from = null, hts = null, order = null }] = useAddress(midLinesAddress);
  const asked = { id, from, hts, order };
  const preview = useQuery({ ...asking(props.preview, asked), placeholderData: keepPreviousData });
  const of = preview.data;
  if (preview.isError)
    return (
      <NotLoaded what={t('mids.unit.name')} error={preview.error} onRetry={() => void preview.refetch()} />
    );
  if (!of) return <Skeleton widths={[160, 0, 0]} rows={8} label={t('mids.unit.name')} />;
  const title = (
    <RecordTitle
      list={{ page, query: { open: id } }}
      title={t('mids.lines.title', { code: of.mid.code })}
      here={of.mid.code}
      beside={<MidStateChip state={of.mid.state} />}
      facts={of.mid.name}
    />
  );
  return (
    <Batch
      key={JSON.stringify([from, hts, order, of.lines.map(lineKey)])}
      {...props}
      of={of}
      from={from}
      title={title}
    />
  );
}

interface BatchProps extends MidLinesProps {
  of: MidPreview;
  from: string | null;
  title: React.ReactNode;
}

function Batch({ id, of, from, title, replace, correct, entries }: BatchProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(of.lines.map(lineKey)));
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const rows = of.lines.filter((line) => chosen.has(lineKey(line)));
  const value = moneyText(fixed(rows.map((row) => exact(row.value)).reduce(plus, zero), 2));
  const run = async (deed: () => Promise<string>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      notify('success', await deed());
      await client.invalidateQueries();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setProblem(error.says);
    } finally {
      setBusy(false);
    }
  };
  const send = async () => {
    const done = await call(replace, {
      body: { id, from, lines: rows.map(lineKey), reason },
      refusal: 'in place',
    });
    return t('mids.lines.done', { ...done, value: moneyText(done.value) });
  };
  const ask = async () => {
    if (!correct) return '';
    const lines = of.filed.map(lineKey);
    return t(
      'mids.lines.asked',
      await call(correct, { body: { id, from, lines, reason }, refusal: 'in place' }),
    );
  };
  return (
    <FormFrame
      title={title}
      actions={
        permitted(replace) ? (
          <ActionBar state={<span>{t('mids.lines.chosen', { count: rows.length, value })}</span>}>
            <Button
              look="primary"
              busy={busy}
              refused={refusalOf(of, rows.length, reason, t)}
              onClick={() => void run(send)}
            >
              {t('mids.lines.replace', { count: rows.length })}
            </Button>
          </ActionBar>
        ) : null
      }
    >
      {problem === undefined ? null : <Alert family="stop">{problem}</Alert>}
      {of.more ? <Alert family="act">{t('mids.lines.more')}</Alert> : null}
      <MidLinesFilters codes={of.codes} from={from} />
      <OpenLines of={of} entries={entries} chosen={chosen} onChoose={setChosen} />
      {permitted(replace) && of.lines.length + of.filed.length > 0 ? (
        <Field label={t('mids.lines.why')} required>
          <TextInput value={reason} maxLength={500} autoComplete="off" onChange={setReason} />
        </Field>
      ) : null}
      <FiledLines of={of} entries={entries}>
        {correct && permitted(correct) ? (
          <Button
            size="small"
            busy={busy}
            refused={refusalOf(of, of.filed.length, reason, t)}
            onClick={() => void run(ask)}
          >
            {t('mids.lines.ask')}
          </Button>
        ) : null}
      </FiledLines>
    </FormFrame>
  );
}

function refusalOf(
  { mid }: MidPreview,
  count: number,
  reason: string,
  t: ReturnType<typeof useWords>['t'],
): string | undefined {
  if (mid.state !== 'APPROVED') return t('mids.lines.notInForce', { code: mid.code });
  if (count === 0) return t('mids.lines.nothingChosen');
  return reason.trim() === '' ? t('mids.lines.noReason') : undefined;
}

import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Finding } from '@loadline/contract/kernel/schema';
import { check } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import { calculateTariff, tariffHead, tariffLine } from '@loadline/contract/tariffs/tariff.api';
import { keepTariff, listKeptTariffs, type readKeptTariff } from '@loadline/contract/tariffs/tariff-kept.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { newKey } from '../../kernel/request.ts';
import { useWords } from '../../kernel/words.ts';
import { asInput, findingsIn } from '../../resource/form-values.ts';
import type { GridRow, SaidOfRow } from '../../resource/grid/grid-row.ts';
import type { Values } from '../../resource/input-look.ts';
import type { TariffAnswer } from './tariff.ts';

type Body = BodyOf<typeof calculateTariff>;
type Line = { readonly [K in keyof Body['lines'][number]]: Body['lines'][number][K] | undefined };
type Kept = AnswerOf<typeof readKeptTariff>;

/** An answer with what it was asked by, so that it is known for old once something else is typed. */
export interface Outcome {
  readonly answer: TariffAnswer;
  /** The rows in the order of the answer's lines. */
  readonly ids: readonly string[];
  readonly asked: string;
}

const firstHead: Values = { mode: 'ocean', entryType: '01' };

/** What is typed of an entry, what was reckoned of it, and what was refused; it may begin with a number that was looked up. */
export function useTariff(first: Partial<Line>, entryDate: string | undefined) {
  const [head, setHead] = useState<Values>({ ...firstHead, ...(entryDate !== undefined && { entryDate }) });
  const [rows, setRows] = useState<readonly GridRow[]>(() =>
    first.hts === undefined ? [] : [{ id: newKey(), claimed: [], ...first, origin: first.origin ?? 'CN' }],
  );
  const [outcome, setOutcome] = useState<Outcome>();
  const [refusal, setRefusal] = useState<{ says: string; findings: readonly Finding[] }>();
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState<{ id: string; title: string }>();
  /** The order that the lines were taken from. */
  const [order, setOrder] = useState('');
  const queries = useQueryClient();
  const asked = JSON.stringify([head, rows]);
  const calculate = async (of: { head: Values; rows: readonly GridRow[] } = { head, rows }) => {
    setTried(true);
    const body = bodyOf(of.head, of.rows);
    if (!body) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const answer = await call(calculateTariff, { body, refusal: 'in place' });
      setKept(undefined);
      setOutcome({ answer, ids: of.rows.map(({ id }) => id), asked: JSON.stringify([of.head, of.rows]) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal({ says: error.says, findings: findingsIn(error.data) });
    } finally {
      setBusy(false);
    }
  };
  /** Under a title; the server reckons it once more, and that is what is kept. */
  const keep = async (title: string, orderNumber: string | null) => {
    const body = bodyOf(head, rows);
    if (!body) return;
    const { id } = await call(keepTariff, { body: { title, orderNumber, ...body }, refusal: 'in place' });
    setKept({ id, title });
    await queries.invalidateQueries({ queryKey: [listKeptTariffs.path] });
  };
  /** What was kept, as it was asked and answered then. */
  const open = ({ id, title, orderNumber, asked: { lines, ...was }, answer }: Kept) => {
    setOrder(orderNumber ?? '');
    const typed = lines.map((line): GridRow => ({ id: newKey(), ...line }));
    setHead(was);
    setRows(typed);
    setTried(false);
    setRefusal(undefined);
    setKept({ id, title });
    setOutcome({ answer, ids: typed.map((row) => row.id), asked: JSON.stringify([was, typed]) });
  };
  const change = (next: readonly GridRow[]) => {
    setRows(next);
    setRefusal(undefined);
  };
  const saidOf = useSaid(rows, refusal?.findings ?? [], isTried);
  return {
    head,
    rows,
    busy,
    outcome,
    isOld: outcome !== undefined && outcome.asked !== asked,
    refused: refusal?.says,
    saidOf,
    kept,
    order,
    calculate,
    keep,
    open,
    /** Lines from elsewhere in place of what stands there, and of the head what came with them. */
    take: (lines: readonly Readonly<Record<string, unknown>>[], said: Values, from: string) => {
      setOrder(from);
      setHead({ ...head, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)) });
      change(lines.map((line) => ({ id: newKey(), claimed: [], ...line })));
    },
    change,
    enter: (changes: Values) => setHead({ ...head, ...changes }),
  };
}

/** What is typed as the server takes it; nothing while something of it cannot be read. */
function bodyOf(head: Values, rows: readonly GridRow[]): Body | undefined {
  const read = check(tariffHead, asInput(tariffHead, head));
  const lines = rows.flatMap((row) => {
    const line = check(tariffLine.fields, asInput(tariffLine.fields, row));
    return line.ok ? [line.value] : [];
  });
  if (!read.ok || lines.length === 0 || lines.length < rows.length) return undefined;
  return { ...read.value, lines };
}

/** What is wrong with a row: of what stands empty only once it was to be reckoned. */
function useSaid(rows: readonly GridRow[], findings: readonly Finding[], isTried: boolean) {
  const { language } = useWords();
  return (row: GridRow): SaidOfRow => {
    const read = check(tariffLine.fields, asInput(tariffLine.fields, row));
    const own = read.ok ? [] : read.findings;
    const at = `lines.${rows.findIndex(({ id }) => id === row.id)}.`;
    const refused = findings.flatMap((one) =>
      one.path.startsWith(at) ? [{ ...one, path: one.path.slice(at.length) }] : [],
    );
    const wrong = [...own.filter(({ path }) => isTried || isTyped(row[path])), ...refused];
    return {
      wrong: wrong.map(({ path, label, says }) => ({
        key: path.split('.')[0] ?? path,
        label: say(label, language),
        says: say(says, language),
      })),
      odd: [],
    };
  };
}

function isTyped(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

import { hsDigits } from '@loadline/contract/checks/hs';
import { countriesOfOrigin } from '@loadline/contract/codes/country';
import { isCode } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { tariffEntryTypes, tariffModes } from '@loadline/contract/tariffs/tariff-entry.codes';
import { tariffNo } from '@loadline/contract/tariffs/tariff-fields';
import {
  type PublicDuty,
  type PublicDutyAsked,
  publicDuty,
} from '@loadline/contract/tariffs/tariff-public.api';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import type { DutyLine, KeptDuty } from './kept-duty.ts';
import { blankDutyLine } from './kept-duty.ts';
import { useKeptDuty } from './use-kept-duty.ts';

export type Duty = ReturnType<typeof useDuty>;
export type DutyKey = keyof DutyLine;

/** What was answered since the page was opened, by what was asked: the tabs of the calculator share it. */
const answers = new Map<string, PublicDuty>();

/** What is typed of goods, what they owe by the server's word, and what was refused of it. */
export function useDuty() {
  const words = useWords();
  const { kept, enter } = useKeptDuty();
  const [last, setLast] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const asked = JSON.stringify([kept.mode, kept.entryType, kept.entryDate, kept.lines]);
  const ask = async () => {
    setTried(true);
    const body = bodyOf(kept);
    if (!body) return;
    setBusy(true);
    setRefused(undefined);
    try {
      answers.set(asked, await call(publicDuty, { body, refusal: 'in place' }));
      setLast(asked);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefused(saidOf(error, words));
    } finally {
      setBusy(false);
    }
  };
  return {
    ...kept,
    busy,
    refused,
    outcome: answers.get(asked),
    isOld: last !== undefined && !answers.has(asked),
    enter,
    ask: () => void ask(),
    type: (at: number, key: DutyKey, value: string) =>
      enter({ lines: kept.lines.map((line, index) => (index === at ? { ...line, [key]: value } : line)) }),
    add: () =>
      enter({ lines: [...kept.lines, { ...blankDutyLine, origin: kept.lines.at(-1)?.origin ?? 'CN' }] }),
    remove: (at: number) => {
      const lines = kept.lines.filter((_, index) => index !== at);
      enter({ lines: lines.length > 0 ? lines : [blankDutyLine] });
    },
    /** What is wrong with a cell: of what stands empty only once it was asked. */
    faultOf: (line: DutyLine, key: DutyKey) =>
      isTried || (key === 'hts' && line.hts !== '') ? faultIn(line, key, words) : undefined,
  };
}

function faultIn(line: DutyLine, key: DutyKey, { t, language }: Words): string | undefined {
  if (key === 'hts') return tariffNo.test(hsDigits(line.hts)) ? undefined : say(tariffNo.says, language);
  if (key === 'origin') return isCode(countriesOfOrigin, line.origin) ? undefined : t('duty.chooseOrigin');
  if (key === 'value') return /^[1-9]\d{0,9}$/.test(line.value) ? undefined : t('duty.wholeDollars');
  return isQuantity(line[key]) ? undefined : t('duty.aNumber');
}

function isQuantity(typed: string): boolean {
  return typed === '' || /^\d{1,10}(\.\d{1,4})?$/.test(typed);
}

/** What is typed as the server takes it; nothing while something of it cannot be read. */
function bodyOf({ mode, entryType, entryDate, lines }: KeptDuty): PublicDutyAsked | undefined {
  if (!isCode(tariffModes, mode) || !isCode(tariffEntryTypes, entryType)) return undefined;
  const read = lines.flatMap((line) => {
    const { origin, value, quantity, quantity2, netKg } = line;
    const hts = hsDigits(line.hts);
    const isRight =
      tariffNo.test(hts) && /^[1-9]\d{0,9}$/.test(value) && [quantity, quantity2, netKg].every(isQuantity);
    if (!isRight || !isCode(countriesOfOrigin, origin)) return [];
    return [
      { hts, origin, value, quantity: quantity || null, quantity2: quantity2 || null, netKg: netKg || null },
    ];
  });
  return read.length < lines.length
    ? undefined
    : { mode, entryType, entryDate: entryDate || null, lines: read };
}

/** A refusal with the line that it is of. */
function saidOf({ says, data }: Refusal, { t, language }: Words): string {
  const found: unknown[] = Array.isArray(data) ? data : [];
  const named = found.flatMap((one) => {
    const path: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, 'path') : undefined;
    const line = typeof path === 'string' ? /^lines\.(\d+)\./.exec(path)?.[1] : undefined;
    return line === undefined ? [] : [t('duty.inLine', { line: Number(line) + 1 })];
  });
  const where = [...new Set(named)].join(language === 'en' ? ', ' : '、');
  return where === '' ? says : `${where}${colonIn(language)}${says}`;
}

function colonIn(language: Language): string {
  return language === 'en' ? ': ' : '：';
}

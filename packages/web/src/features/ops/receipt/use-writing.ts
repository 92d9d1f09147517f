import { saveUnidentified } from '@loadline/contract/receipts/unidentified.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { store } from '../../../kernel/stored.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { measured, type TypedLine } from './arriving.ts';
import type { Unidentified } from './unidentified.ts';
import { useLineFault } from './use-line-fault.ts';

/** What is written of cargo in words, while it is being typed. */
export type TypedUnidentified = Readonly<
  Record<'marks' | 'warehouse' | 'truck' | 'driver' | 'driverPhone' | 'remark', string>
>;

interface Entered extends TypedUnidentified {
  readonly lines: readonly TypedLine[];
  readonly photos: readonly string[];
}

interface Fault {
  readonly marks?: string;
  readonly warehouse?: string;
  readonly lines?: string;
}

/** Writes it down and leads to it, where its number stands; what is missing is said where it belongs. */
export function useWriting(of: Unidentified | null, entered: Entered) {
  const { t } = useWords();
  const goTo = useGoTo();
  const client = useQueryClient();
  const lineFault = useLineFault();
  const [busy, setBusy] = useState(false);
  const [isTried, setIsTried] = useState(false);
  // One id for all tries: what was written once is not written again.
  const [id] = useState(() => of?.id ?? crypto.randomUUID());

  const faultOf = (): Fault => {
    const lines = lineFault(entered.lines, true);
    return {
      ...(entered.marks.trim() === '' && { marks: t('unidentified.marksNeeded') }),
      ...(entered.warehouse === '' && { warehouse: t('receipt.whereNeeded') }),
      ...(lines !== undefined && { lines }),
    };
  };

  const save = async () => {
    setIsTried(true);
    if (Object.keys(faultOf()).length > 0) return;
    setBusy(true);
    try {
      const { cargoNo } = await call(saveUnidentified, {
        body: { ...bodyOf(entered), id, version: of?.version ?? null },
        refusal: 'in place',
      });
      store('receipt.warehouse', entered.warehouse);
      notify('success', t(of ? 'unidentified.saved' : 'unidentified.written', { no: cargoNo }));
      await client.invalidateQueries();
      goTo('opsUnidentified', { no: cargoNo });
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault: isTried ? faultOf() : {}, save };
}

function bodyOf({ marks, warehouse, truck, driver, driverPhone, remark, lines, photos }: Entered) {
  return {
    marks: marks.trim(),
    warehouse,
    truck: truck.trim() || null,
    driver: driver.trim() || null,
    driverPhone: driverPhone.trim() || null,
    remark: remark.trim() || null,
    lines: measured(lines),
    photos: [...photos],
  };
}

import { say } from '@loadline/contract/kernel/text';
import { measuredFields } from '@loadline/contract/receipts/receipt';
import { confirmReceipt, saveReceipt } from '@loadline/contract/receipts/receipt.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { store } from '../../../kernel/stored.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import type { Arriving, Receipt, TypedLine } from './arriving.ts';
import { measured, missingIn } from './arriving.ts';

/** What was typed about one delivery. */
export interface Entered {
  readonly lines: readonly TypedLine[];
  readonly photos: readonly string[];
  readonly warehouse: string;
  readonly remark: string;
}

interface Fault {
  readonly warehouse?: string;
  readonly lines?: string;
}

/** Keeps and confirms a receipt; what is wrong is said where it stands, and nothing typed is lost. */
export function useReceiving(of: Arriving, entered: Entered) {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const client = useQueryClient();
  const [saved, setSaved] = useState<Pick<Receipt, 'id' | 'version'> | null>(of.open);
  const [busy, setBusy] = useState<'keep' | 'confirm'>();
  const [fault, setFault] = useState<Fault>({});

  const faultOf = (mustMeasure: boolean): Fault => {
    const missing = missingIn(entered.lines);
    const cell = missing && { row: missing.row + 1, what: say(measuredFields[missing.key].label, language) };
    const lines = cell
      ? t('receipt.missing', cell)
      : mustMeasure && measured(entered.lines).length === 0
        ? t('receipt.nothing')
        : undefined;
    return {
      ...(entered.warehouse === '' && { warehouse: t('receipt.whereNeeded') }),
      ...(lines !== undefined && { lines }),
    };
  };

  const save = async () => {
    const { warehouse, remark, photos } = entered;
    const body = {
      id: saved?.id ?? crypto.randomUUID(),
      version: saved?.version ?? null,
      orderId: of.orderId,
      warehouse,
      lines: measured(entered.lines),
      photos: [...photos],
      remark: remark.trim() || null,
    };
    const { id, version } = await call(saveReceipt, { body, refusal: 'in place' });
    setSaved({ id, version });
    store('receipt.warehouse', body.warehouse);
    return { id, version };
  };

  const attempt = async (deed: 'keep' | 'confirm', work: () => Promise<void>) => {
    const found = faultOf(deed === 'confirm');
    setFault(found);
    if (Object.keys(found).length > 0) return;
    setBusy(deed);
    try {
      await work();
      await client.invalidateQueries();
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    fault,
    keep: () =>
      attempt('keep', async () => {
        await save();
        notify('success', t('receipt.kept'));
      }),
    confirm: (complete: boolean) =>
      attempt('confirm', async () => {
        const { differs } = await call(confirmReceipt, {
          body: { ...(await save()), complete },
          refusal: 'in place',
        });
        notify(
          'success',
          differs
            ? t('receipt.receivedDiffers', { no: of.orderNumber })
            : t('receipt.received', { no: of.orderNumber }),
        );
        goTo('opsReceipt');
      }),
  };
}

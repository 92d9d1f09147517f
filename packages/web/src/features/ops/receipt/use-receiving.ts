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
import { measured } from './arriving.ts';
import { useLineFault } from './use-line-fault.ts';

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
  const { t } = useWords();
  const lineFault = useLineFault();
  const goTo = useGoTo();
  const client = useQueryClient();
  const [saved, setSaved] = useState<Pick<Receipt, 'id' | 'version'> | null>(of.open);
  const [busy, setBusy] = useState<'keep' | 'confirm'>();
  const [tried, setTried] = useState<'keep' | 'confirm'>();

  const faultOf = (mustMeasure: boolean): Fault => {
    const lines = lineFault(entered.lines, mustMeasure);
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
    setTried(deed);
    if (Object.keys(faultOf(deed === 'confirm')).length > 0) return;
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
    // It goes as soon as what was missing is typed.
    fault: tried ? faultOf(tried === 'confirm') : {},
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

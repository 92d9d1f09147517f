import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import type { ReactNode } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { copyAndTell } from '../../../resource/copy-and-tell.ts';
import { type ListPlace, RecordTitle } from '../../../resource/record-title.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { flightText } from '../flight-text.ts';
import type { WaybillFlight } from '../waybill-record.ts';
import { WaybillState } from '../waybill-state.tsx';

interface DetailHeadProps {
  list: ListPlace;
  no: string;
  /** Nothing while it is not known. */
  waybill?: (WaybillFlight & { readonly status: WaybillStatus }) | undefined;
  facts?: ReactNode;
  actions?: ReactNode;
}

/** Number, state and flight of a waybill, and the way back to where one came from. */
export function DetailHead({ list, no, waybill, facts, actions }: DetailHeadProps) {
  const { t } = useWords();
  return (
    <RecordTitle
      list={list}
      title={no}
      beside={
        waybill ? (
          <>
            <IconButton
              icon="copy"
              size="small"
              label={t('resource.copy')}
              onClick={() => void copyAndTell(no)}
            />
            <WaybillState status={waybill.status} />
          </>
        ) : null
      }
      facts={
        waybill ? (
          <>
            <span>{flightText(waybill)}</span>
            {waybill.flightCancelled ? (
              <StatusChip family="stop">{t('waybills.flightCancelled')}</StatusChip>
            ) : null}
            {facts}
          </>
        ) : null
      }
      actions={actions}
    />
  );
}

import { places } from '@loadline/contract/codes/place';
import { wordOf } from '@loadline/contract/kernel/code';
import { volumeText, weightText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { deskTrust } from '@loadline/contract/trusts/trust-desk.api';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { durationText } from '../../../resource/duration-text.ts';
import { officeTime } from '../../../resource/office-time.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { missing } from '../../../resource/value-text.ts';
import { ModeMark } from '../../../shared/trusts/mode-mark.tsx';
import { productOf } from '../../../shared/trusts/trust-order.ts';
import { TrustState } from '../../../shared/trusts/trust-state.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { inLanguage } from '../named.ts';
import type { DeskTrustRow } from './desk-trust.ts';

export const trustColumns = [
  'trustNo',
  'customerName',
  'state',
  'waitingSince',
  'mode',
  'origin',
  'pieces',
  'grossWeight',
  'cargoReady',
] as const;

/** The desk's columns: which, whose, how it stands, how long it waits, what it is. */
export function trustCells({ t, language }: Words): ColumnLooks<typeof deskTrust.fields, DeskTrustRow> {
  return {
    trustNo: {
      width: 140,
      cell: ({ trustNo: no, customerRef }) => (
        <>
          <PageLink page="opsTrust" query={{ no }}>
            {no}
          </PageLink>
          <small className="data-table__second">{customerRef ?? missing}</small>
        </>
      ),
    },
    customerName: {
      width: 176,
      cell: (row) => (
        <>
          {inLanguage(language, row.customerName, row.customerNameEn)}
          <small className="data-table__second">
            {row.creditOnHold ? `${row.customerCode} · ${t('trusts.onHold')}` : row.customerCode}
          </small>
        </>
      ),
    },
    state: {
      cell: (row) => (
        <>
          <TrustState {...row} />
          {row.submittedAt ? (
            <small className="data-table__second">
              {t('trusts.submittedAt', { time: officeTime(row.submittedAt).short })}
            </small>
          ) : null}
        </>
      ),
    },
    waitingSince: {
      width: 118,
      header: t('trusts.waiting'),
      cell: (row) => <Waiting row={row} />,
    },
    mode: {
      width: 128,
      header: t('trust.mode'),
      cell: (row) => (
        <>
          <ModeMark mode={row.mode} />
          <small className="data-table__second">{productOf(row, language) ?? missing}</small>
        </>
      ),
    },
    origin: {
      width: 132,
      header: t('trust.route'),
      cell: ({ origin, destination, warehouseCode }) => (
        <>
          <span title={`${placeName(origin, language)} → ${placeName(destination, language)}`}>
            {origin ?? '?'} → {destination ?? '?'}
          </span>
          <small className="data-table__second">{warehouseCode ?? missing}</small>
        </>
      ),
    },
    pieces: { width: 62 },
    grossWeight: {
      width: 84,
      header: t('trusts.gross'),
      cell: ({ grossWeight, volume }) => (
        <>
          {weightText(grossWeight)}
          <small className="data-table__second">{volumeText(volume)} m³</small>
        </>
      ),
    },
    cargoReady: { width: 84, header: t('trusts.ready') },
  };
}

function placeName(place: string | null, language: Words['language']): string {
  return place === null ? missing : say(wordOf(places, place), language);
}

/** How long it has waited in working hours; late ones say by how much. */
function Waiting({ row: { waitingSince, waitingMinutes, overMinutes, late } }: { row: DeskTrustRow }) {
  const { t } = useWords();
  if (waitingSince === null || waitingMinutes === null)
    return <span className="value-missing">{missing}</span>;
  const { full, offset } = officeTime(waitingSince);
  if (late) {
    const over = overMinutes ?? 0;
    const shown = durationText(over < 60 ? over : over - (over % 60), t);
    return <StatusChip family="stop">{t('trusts.late', { over: shown })}</StatusChip>;
  }
  return <span title={`${full} ${offset}`}>{durationText(waitingMinutes, t)}</span>;
}

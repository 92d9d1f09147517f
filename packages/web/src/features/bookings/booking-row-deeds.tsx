import { withdrawableStates } from '@loadline/contract/bookings/booking.lifecycle';
import { discardBooking, withdrawBooking } from '@loadline/contract/bookings/booking-draft.api';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { useGoTo } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { DeedDialog } from '../../resource/drafting/deed-dialog.tsx';
import { asksForDraft } from '../../shared/waybills/draft-asked.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import type { BookingRow } from './booking-record.ts';

const asked = { withdraw: withdrawBooking, discard: discardBooking } as const;

type Asked = keyof typeof asked;

/** What can be done with a booking of the list, by its state. */
export function RowDeeds({ row }: { row: BookingRow }) {
  const { t } = useWords();
  const goTo = useGoTo();
  const [asks, setAsks] = useState<Asked>();
  const { bookingNo: no } = row;
  const choose = (key: string) => {
    if (key === 'withdraw' || key === 'discard') setAsks(key);
    else if (key === 'confirm') goTo('mawb', { no: row.mawbNo ?? no });
    else if (key === 'copy') goTo('createOrder', { copy: no });
    else goTo('book', { no });
  };
  const open = openOf(row);
  const items: MenuItem[] = [
    ...(asksForDraft(row.status)
      ? [{ key: 'confirm', label: t('office.draft.confirm'), icon: 'check' as const }]
      : []),
    { key: 'open', label: t(`booking.deed.${open}`), icon: open === 'open' ? 'open' : 'edit' },
    ...(may('book:add') ? [{ key: 'copy', label: t('booking.deed.copy'), icon: 'copy' as const }] : []),
  ];
  return (
    <>
      <Menu
        label={t('booking.deed.of', { number: no })}
        align="end"
        items={[items, lastOf(row, t)].filter((group) => group.length > 0)}
        onChoose={choose}
        trigger={(trigger) => (
          <IconButton icon="more" size="small" label={t('booking.deed.of', { number: no })} {...trigger} />
        )}
      />
      {asks ? (
        <DeedDialog
          title={t(`booking.deed.${asks}Title`, { number: no })}
          says={t(`booking.deed.${asks}Says`)}
          label={t(`booking.deed.${asks}`)}
          deed={() => call(asked[asks], { body: { id: row.id, version: row.version }, refusal: 'in place' })}
          done={t(`booking.deed.${asks}Done`, { number: no })}
          onClose={() => setAsks(undefined)}
        />
      ) : null}
    </>
  );
}

function openOf({ status }: BookingRow): 'open' | 'continue' | 'correct' {
  if (!may('book:edit')) return 'open';
  if (status === 'DRAFT') return 'continue';
  return status === '30' ? 'correct' : 'open';
}

function lastOf({ status }: BookingRow, t: ReturnType<typeof useWords>['t']): MenuItem[] {
  if (!may('book:edit')) return [];
  if (status === 'DRAFT')
    return [{ key: 'discard', label: t('booking.deed.discard'), icon: 'trash', danger: true }];
  return withdrawableStates.some((state) => state === status)
    ? [{ key: 'withdraw', label: t('booking.deed.withdraw'), danger: true }]
    : [];
}

import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { trustLifecycle } from '@loadline/contract/trusts/trust.lifecycle';
import { discardTrust, withdrawTrust } from '@loadline/contract/trusts/trust-draft.api';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { useGoTo } from '../../kernel/page-link.tsx';
import { may, permissionsHeld } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { DeedDialog } from '../../resource/drafting/deed-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { pageOfTrust } from './trust-page.ts';
import type { TrustRow } from './trust-record.ts';

const asked = { withdraw: withdrawTrust, discard: discardTrust } as const;

type Asked = keyof typeof asked;

/** What can be done with a trust order of the list, by its state. */
export function RowDeeds({ row }: { row: TrustRow }) {
  const { t } = useWords();
  const goTo = useGoTo();
  const [asks, setAsks] = useState<Asked>();
  const { trustNo: no } = row;
  const page = pageOfTrust(row);
  const choose = (key: string) => {
    if (key === 'withdraw' || key === 'discard') setAsks(key);
    else if (key === 'copy') goTo('trustCreate', { copy: no });
    else goTo(page, { no });
  };
  const open = page === 'trustCreate' ? (row.state === 'DRAFT' ? 'continue' : 'correct') : 'open';
  const items: MenuItem[] = [
    { key: 'open', label: t(`trust.deed.${open}`), icon: open === 'open' ? 'open' : 'edit' },
    ...(may('trust:add') ? [{ key: 'copy', label: t('trust.deed.copy'), icon: 'copy' as const }] : []),
  ];
  return (
    <>
      <Menu
        label={t('trust.deed.of', { number: no })}
        align="end"
        items={[items, lastOf(row, t)].filter((group) => group.length > 0)}
        onChoose={choose}
        trigger={(trigger) => (
          <IconButton icon="more" size="small" label={t('trust.deed.of', { number: no })} {...trigger} />
        )}
      />
      {asks ? (
        <DeedDialog
          title={t(`trust.deed.${asks}Title`, { number: no })}
          says={t(`trust.deed.${asks}Says`)}
          label={t(`trust.deed.${asks}`)}
          deed={() => call(asked[asks], { body: { id: row.id, version: row.version }, refusal: 'in place' })}
          done={t(`trust.deed.${asks}Done`, { number: no })}
          onClose={() => setAsks(undefined)}
        />
      ) : null}
    </>
  );
}

function lastOf({ state }: TrustRow, t: ReturnType<typeof useWords>['t']): MenuItem[] {
  if (!may('trust:edit')) return [];
  if (state === 'DRAFT')
    return [{ key: 'discard', label: t('trust.deed.discard'), icon: 'trash', danger: true }];
  return nextOf(trustLifecycle, state, permissionsHeld()).includes('WITHDRAWN')
    ? [{ key: 'withdraw', label: t('trust.deed.withdraw'), danger: true }]
    : [];
}

import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { listTrusts, trustOverview } from '@loadline/contract/trusts/trust.api';
import { trustLifecycle } from '@loadline/contract/trusts/trust.lifecycle';
import { discardTrust, withdrawTrust } from '@loadline/contract/trusts/trust-draft.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useGoTo } from '../../kernel/page-link.tsx';
import { may, permissionsHeld } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';
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
      {asks ? <Asking row={row} deed={asks} onClose={() => setAsks(undefined)} /> : null}
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

function Asking({ row, deed, onClose }: { row: TrustRow; deed: Asked; onClose: () => void }) {
  const { t } = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, version, trustNo: number } = row;
  const go = async () => {
    setBusy(true);
    try {
      await call(asked[deed], { body: { id, version }, refusal: 'in place' });
      notify('success', t(`trust.deed.${deed}Done`, { number }));
    } catch (error) {
      tellRefusal(error);
    }
    onClose();
    await Promise.all(
      [listTrusts.path, trustOverview.path].map((path) => client.invalidateQueries({ queryKey: [path] })),
    );
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t(`trust.deed.${deed}Title`, { number })}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('resource.cancel')}</Button>
          <Button look="danger" busy={busy} onClick={() => void go()}>
            {t(`trust.deed.${deed}`)}
          </Button>
        </>
      }
    >
      <p>{t(`trust.deed.${deed}Says`)}</p>
    </Modal>
  );
}

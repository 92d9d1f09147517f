import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { exportTrustLines, trustDeliveryNote, trustPaper } from '@loadline/contract/trusts/trust.api';
import { amendableStates, openStates, trustLifecycle } from '@loadline/contract/trusts/trust.lifecycle';
import { callForFile } from '../../../kernel/call.ts';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { may, permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { useFile } from '../../../resource/use-file.ts';
import { ModeMark } from '../../../shared/trusts/mode-mark.tsx';
import { productOf, type TrustOrder } from '../../../shared/trusts/trust-order.ts';
import { TrustState } from '../../../shared/trusts/trust-state.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { MenuItem } from '../../../ui/menu-item.ts';
import type { TrustDeed } from './trust-dialogs.tsx';

interface TrustHeadProps {
  order: TrustOrder;
  onAsk: (deed: TrustDeed) => void;
}

/** Number, state and product of a trust order; what can be done with it where it stands. */
export function TrustHead({ order, onAsk }: TrustHeadProps) {
  const { t, language } = useWords();
  const { trustNo, mode, customerRef } = order.trust;
  const product = productOf(order.trust, language);
  return (
    <RecordTitle
      list={{ page: 'trust' }}
      title={trustNo}
      number={trustNo}
      beside={
        <>
          <TrustState {...order.trust} />
        </>
      }
      facts={
        <>
          <ModeMark mode={mode} />
          {product ? <span>{product}</span> : null}
          {customerRef ? <span>{t('trust.reference', { number: customerRef })}</span> : null}
        </>
      }
      actions={
        <>
          <TrustMore order={order} onAsk={onAsk} />
          <Deeds order={order} onAsk={onAsk} />
        </>
      }
    />
  );
}

/** What was accepted and flies can be booked. */
function bookable({ trust }: TrustOrder): boolean {
  return trust.mode === '1' && amendableStates.includes(trust.state) && may('book:add');
}

function Deeds({ order, onAsk }: TrustHeadProps) {
  const { t } = useWords();
  const { trust } = order;
  const next = nextOf(trustLifecycle, trust.state, permissionsHeld());
  if (!may('trust:edit')) return null;
  return (
    <>
      {next.includes('WITHDRAWN') ? (
        <Button onClick={() => onAsk('withdraw')}>{t('trust.deed.withdraw')}</Button>
      ) : null}
      {next.includes('CANCEL_REQUESTED') ? (
        <Button onClick={() => onAsk('cancel')}>{t('trustDetail.cancel.ask')}</Button>
      ) : null}
      {amendableStates.includes(trust.state) && !trust.amending ? (
        <Button look="primary" icon="edit" onClick={() => onAsk('amend')}>
          {t('trustDetail.amend.ask')}
        </Button>
      ) : null}
      {bookable(order) ? (
        <PageLink page="createOrder" query={{ trust: trust.trustNo }} className={buttonClass()}>
          <Icon name="plane" size={15} />
          {t('booking.from.one')}
        </PageLink>
      ) : null}
      {openStates.includes(trust.state) ? (
        <PageLink page="trustCreate" query={{ no: trust.trustNo }} className={buttonClass('primary')}>
          <Icon name="edit" size={15} />
          {t(trust.state === 'DRAFT' ? 'trust.deed.continue' : 'trust.deed.correct')}
        </PageLink>
      ) : null}
    </>
  );
}

interface TrustMoreProps {
  order: TrustOrder;
  onAsk: (deed: TrustDeed) => void;
}

/** Paper in either language, the lines as a workbook, and what a new trust order can be made of this one. */
function TrustMore({ order, onAsk }: TrustMoreProps) {
  const { t } = useWords();
  const goTo = useGoTo();
  const { trustNo: no } = order.trust;
  const chinese = useFile(() => callForFile(trustPaper, { query: { no }, language: 'zh-cn' }));
  const english = useFile(() => callForFile(trustPaper, { query: { no }, language: 'en' }));
  const note = useFile(() => callForFile(trustDeliveryNote, { query: { no } }));
  const lines = useFile(() => callForFile(exportTrustLines, { query: { no } }));
  const again: MenuItem[] = [
    { key: 'copy', label: t('trust.deed.copy'), icon: 'copy' },
    { key: 'template', label: t('drafting.template.keep'), icon: 'bookmark' },
  ];
  const deeds: Readonly<Record<string, () => void>> = {
    zh: chinese.start,
    en: english.start,
    note: note.start,
    lines: lines.start,
    copy: () => goTo('trustCreate', { copy: no }),
    template: () => onAsk('template'),
  };
  const busy = chinese.busy || english.busy || note.busy || lines.busy;
  return (
    <Menu
      label={t('trust.deed.of', { number: no })}
      align="end"
      items={[
        [
          { key: 'zh', label: t('trustDetail.paper.zh'), icon: 'print' },
          { key: 'en', label: t('trustDetail.paper.en'), icon: 'print' },
          { key: 'note', label: t('drafting.deliveryNote'), icon: 'print' },
          { key: 'lines', label: t('trustDetail.paper.lines'), icon: 'download' },
        ],
        ...(may('trust:add') ? [again] : []),
      ]}
      onChoose={(key) => deeds[key]?.()}
      trigger={(trigger) => (
        <Button icon="print" busy={busy} {...trigger}>
          {t('trustDetail.paper.more')}
        </Button>
      )}
    />
  );
}

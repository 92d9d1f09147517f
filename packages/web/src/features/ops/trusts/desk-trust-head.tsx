import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import { trustLifecycle } from '@loadline/contract/trusts/trust.lifecycle';
import {
  deskTrustApi,
  deskTrustDeliveryNote,
  deskTrustPaper,
} from '@loadline/contract/trusts/trust-desk.api';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may, permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { NextWaiting } from '../../../resource/next-waiting.tsx';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { useFile } from '../../../resource/use-file.ts';
import { ModeMark } from '../../../shared/trusts/mode-mark.tsx';
import { productOf } from '../../../shared/trusts/trust-order.ts';
import { TrustState } from '../../../shared/trusts/trust-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { EnterLink } from '../entering/enter-link.tsx';
import { inLanguage } from '../named.ts';
import { RightNeeded } from '../right-needed.tsx';
import type { DeskDeed, DeskTrust } from './desk-trust.ts';

interface DeskTrustHeadProps {
  order: DeskTrust;
  onAsk: (deed: DeskDeed) => void;
}

/** Number, state, product and customer; the decision while it waits for one. */
export function DeskTrustHead({ order, onAsk }: DeskTrustHeadProps) {
  const { t, language } = useWords();
  const { trust, customerId, customerName, customerNameEn } = order;
  const { trustNo, mode, customerRef } = trust;
  const customer = inLanguage(language, customerName, customerNameEn);
  const product = productOf(trust, language);
  return (
    <RecordTitle
      list={{ page: 'opsTrusts' }}
      title={trustNo}
      number={trustNo}
      beside={
        <>
          <TrustState {...trust} />
        </>
      }
      facts={
        <>
          <ModeMark mode={mode} />
          {product ? <span>{product}</span> : null}
          {may('op:customer:view') ? (
            <PageLink page="opsCustomer" query={{ no: customerId }}>
              {customer}
            </PageLink>
          ) : (
            <span>{customer}</span>
          )}
          {customerRef ? <span>{customerRef}</span> : null}
        </>
      }
      actions={
        <>
          {trust.state === 'RETURNED' ? (
            <EnterLink page="opsEnterTrust" icon="edit" customer={customerId} no={trustNo}>
              {t('entering.correct')}
            </EnterLink>
          ) : null}
          <Paper no={trustNo} />
          <Decision order={order} onAsk={onAsk} />
        </>
      }
    />
  );
}

function Paper({ no }: { no: string }) {
  const { t } = useWords();
  const chinese = useFile(() => callForFile(deskTrustPaper, { query: { no }, language: 'zh-cn' }));
  const english = useFile(() => callForFile(deskTrustPaper, { query: { no }, language: 'en' }));
  const note = useFile(() => callForFile(deskTrustDeliveryNote, { query: { no } }));
  const papers = { zh: chinese, en: english, note };
  return (
    <Menu
      label={t('orders.detail.print')}
      align="end"
      items={[
        [
          { key: 'zh', label: t('trustDetail.paper.zh'), icon: 'print' },
          { key: 'en', label: t('trustDetail.paper.en'), icon: 'print' },
          { key: 'note', label: t('drafting.deliveryNote'), icon: 'print' },
        ],
      ]}
      onChoose={(key) => (key === 'en' || key === 'note' ? papers[key] : papers.zh).start()}
      trigger={(trigger) => (
        <Button icon="print" busy={chinese.busy || english.busy || note.busy} {...trigger}>
          {t('orders.detail.print')}
        </Button>
      )}
    />
  );
}

function Decision({ order: { trust, creditOnHold }, onAsk }: DeskTrustHeadProps) {
  const { t } = useWords();
  const [cameAs] = useState(trust.state);
  if (cameAs === 'SUBMITTED' && trust.state !== 'SUBMITTED')
    return (
      <NextWaiting
        page="opsTrust"
        question={asking(deskTrustApi.list, { waiting: true, size: 2 })}
        numberOf={(row) => row.trustNo}
        decided={trust.trustNo}
      />
    );
  if (trust.state !== 'SUBMITTED') return null;
  if (!may('op:trust:decide')) return <RightNeeded right="op:trust:decide" />;
  const next = nextOf(trustLifecycle, trust.state, permissionsHeld().filter(isStaffPermission));
  return (
    <>
      {next.includes('REJECTED') ? (
        <Button look="danger" onClick={() => onAsk('reject')}>
          {t('trusts.reject.go')}
        </Button>
      ) : null}
      {next.includes('RETURNED') ? (
        <Button onClick={() => onAsk('return')}>{t('desk.return.go')}</Button>
      ) : null}
      {next.includes('ACCEPTED') ? (
        <Button
          look="primary"
          icon="check"
          refused={creditOnHold ? t('trusts.onHold') : undefined}
          onClick={() => onAsk('accept')}
        >
          {t('trusts.accept.go')}
        </Button>
      ) : null}
    </>
  );
}

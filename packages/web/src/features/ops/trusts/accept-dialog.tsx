import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { acceptTrust } from '@loadline/contract/trusts/trust-desk.api';
import { useState } from 'react';
import { useAtOpening } from '../../../kernel/at-opening.ts';
import { call } from '../../../kernel/call.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { Refusal } from '../../../kernel/refusal.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { DocumentNumber } from '../../../resource/document-number.tsx';
import { findingsIn } from '../../../resource/form-values.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { useDone } from '../use-done.ts';
import type { DeskTrust } from './desk-trust.ts';
import { OrdersPreview } from './orders-preview.tsx';
import { SplitTable } from './split-table.tsx';
import { useSplitting } from './use-splitting.ts';

interface AcceptDialogProps {
  order: DeskTrust;
  onClose: () => void;
}

/** Accepts it: into how many orders, what each will be, and at the end what they are called. */
export function AcceptDialog({ order, onClose }: AcceptDialogProps) {
  const { t } = useWords();
  const [made, setMade] = useState<DeskTrust['orders']>();
  if (made)
    return (
      <Modal
        open
        onClose={onClose}
        title={t('trusts.accept.madeTitle', { count: made.length })}
        closeLabel={t('resource.close')}
        footer={
          <Button look="primary" onClick={onClose}>
            {t('resource.close')}
          </Button>
        }
      >
        <AcceptedOrders orders={made} />
      </Modal>
    );
  return <Splitting order={order} onMade={setMade} onClose={onClose} />;
}

interface SplittingProps extends AcceptDialogProps {
  onMade: (orders: DeskTrust['orders']) => void;
}

function Splitting({ order: now, onMade, onClose }: SplittingProps) {
  const order = useAtOpening(now);
  const { t, language } = useWords();
  const splitting = useSplitting(order);
  const { busy, said, accept } = useAccepting(order, onMade);
  const [booking, setBooking] = useState(false);
  const { way, findings, orders, shares, leftOver } = splitting;
  const [first] = findings;
  const isMany = order.content.cargo.lines.length > 1;
  return (
    <Modal
      open
      size="wide"
      onClose={onClose}
      title={t('trusts.accept.title', { number: order.trust.trustNo })}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('resource.cancel')}</Button>
          <Button
            look="primary"
            busy={busy}
            refused={first && `${say(first.label, language)} ${say(first.says, language)}`}
            onClick={() => void accept({ orders: shares, booking })}
          >
            {t('trusts.accept.make', { count: orders.length })}
          </Button>
        </>
      }
    >
      <div className="accepting">
        {said ? <Alert family="stop">{said}</Alert> : null}
        <SegmentedControl
          label={t('trusts.accept.way')}
          value={way}
          onChange={(value) => splitting.choose(value === 'lines' || value === 'free' ? value : 'one')}
          options={[
            { value: 'one', label: t('trusts.accept.one') },
            ...(isMany ? [{ value: 'lines', label: t('trusts.accept.lines') }] : []),
            { value: 'free', label: t('trusts.accept.free') },
          ]}
        />
        {way === 'free' ? <SplitTable lines={order.content.cargo.lines} splitting={splitting} /> : null}
        <OrdersPreview order={order} splitting={splitting} />
        {leftOver.length > 0 ? (
          <Alert family="act">{t('trusts.accept.leftOver', { numbers: leftOver.join(', ') })}</Alert>
        ) : null}
        {order.content.service.mode === '1' ? (
          <Checkbox checked={booking} onChange={setBooking}>
            {t('trusts.accept.booking')}
          </Checkbox>
        ) : null}
      </div>
    </Modal>
  );
}

function useAccepting({ trust }: DeskTrust, onMade: SplittingProps['onMade']) {
  const { t, language } = useWords();
  const done = useDone();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const accept = async (into: Pick<BodyOf<typeof acceptTrust>, 'orders' | 'booking'>) => {
    setBusy(true);
    const { id, version } = trust;
    try {
      const accepted = await call(acceptTrust, { body: { id, version, ...into }, refusal: 'in place' });
      onMade(accepted.orders);
      await done(Promise.resolve(), t('trusts.accept.done', { number: trust.trustNo }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const found = findingsIn(error.data).map(
        ({ label, says }) => `${say(label, language)} ${say(says, language)}`,
      );
      setSaid(found.length > 0 ? found.join(language === 'en' ? '; ' : '\uff1b') : error.says);
    } finally {
      setBusy(false);
    }
  };
  return { busy, said, accept };
}

/** The orders that were just made, each with its number to open or to copy. */
function AcceptedOrders({ orders }: Pick<DeskTrust, 'orders'>) {
  const { t } = useWords();
  return (
    <ul className="accepted-orders">
      {orders.map(({ orderNumber: no, referenceNumber, quantity }) => (
        <li key={no}>
          <DocumentNumber number={no}>
            {may('op:order:view') ? (
              <PageLink page="opsOrder" query={{ no }}>
                {no}
              </PageLink>
            ) : (
              no
            )}
          </DocumentNumber>
          <span>{referenceNumber}</span>
          <span>{t('trustDetail.pieces', { count: quantity })}</span>
        </li>
      ))}
    </ul>
  );
}

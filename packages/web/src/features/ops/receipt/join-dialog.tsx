import { say } from '@loadline/contract/kernel/text';
import { differencesOf, wordsOfDifferences } from '@loadline/contract/receipts/measured';
import { arrivingOrder } from '@loadline/contract/receipts/receipt';
import { findArriving } from '@loadline/contract/receipts/receipt.api';
import { joinUnidentified } from '@loadline/contract/receipts/unidentified.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Value } from '../../../resource/value.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { placeName } from '../events/event-columns.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';
import type { Arriving } from './arriving.ts';
import { ArrivingChoice } from './arriving-choice.tsx';
import { addedUp, CargoCompared } from './cargo-compared.tsx';
import type { Unidentified } from './unidentified.ts';
import './receipt.css';

interface JoinDialogProps {
  of: Unidentified;
  onClose: () => void;
}

/** Finds the order by any number, shows what was booked beside what came, and joins them. */
export function JoinDialog({ of, onClose }: JoinDialogProps) {
  const { t } = useWords();
  const [no, setNo] = useState('');
  const [chosen, setChosen] = useState<Arriving>();
  const found = useQuery({ ...asking(findArriving, { no }), enabled: no !== '' });
  const only = found.data?.length === 1 ? found.data[0] : undefined;
  const order = chosen ?? only;
  const find = (wanted: string) => {
    setChosen(undefined);
    setNo(wanted);
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('unidentified.joinTitle', { no: of.cargoNo })}
      closeLabel={t('resource.close')}
    >
      <div className="unidentified-join">
        <NumberInput key={no} no={no} busy={found.isFetching} onFind={find} />
        {found.isError ? (
          <NotLoaded what={no} error={found.error} onRetry={() => void found.refetch()} />
        ) : null}
        {found.data?.length === 0 ? <p role="status">{t('unidentified.joinNone', { no })}</p> : null}
        {found.data && found.data.length > 1 && !order ? (
          <ArrivingChoice no={no} orders={found.data} onChoose={setChosen} />
        ) : null}
        {order ? <Joining key={order.orderId} of={of} order={order} onClose={onClose} /> : null}
        {chosen ? (
          <Button look="text" size="small" onClick={() => setChosen(undefined)}>
            {t('unidentified.joinOther')}
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}

interface NumberInputProps {
  no: string;
  busy: boolean;
  onFind: (no: string) => void;
}

function NumberInput({ no, busy, onFind }: NumberInputProps) {
  const { t } = useWords();
  const [number, setNumber] = useState(no);
  return (
    <form
      role="search"
      className="unidentified-join__search"
      onSubmit={(event) => {
        event.preventDefault();
        if (number.trim() !== '') onFind(number.trim());
      }}
    >
      <Field label={t('unidentified.joinNumber')}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={number}
          onChange={setNumber}
        />
      </Field>
      <Button type="submit" busy={busy}>
        {t('unidentified.joinFind')}
      </Button>
    </form>
  );
}

interface JoiningProps extends JoinDialogProps {
  order: Arriving;
}

/** The order that was found, and what joining leads to. */
function Joining({ of, order, onClose }: JoiningProps) {
  const { t, language } = useWords();
  const done = useDone();
  const [isComplete, setIsComplete] = useState(true);
  const [busy, setBusy] = useState(false);
  const came = addedUp(order, of);
  const differences = differencesOf(order.booked, came, order.tolerance);
  const beyond = differences.filter(({ over }) => over);
  const differs = isComplete && beyond.length > 0;
  const join = async () => {
    setBusy(true);
    const { id, version, cargoNo } = of;
    const said = { no: cargoNo, order: order.orderNumber };
    try {
      const body = { id, version, orderId: order.orderId, complete: isComplete };
      const answer = await call(joinUnidentified, { body, refusal: 'in place' });
      await done(
        Promise.resolve(),
        answer.differs ? t('unidentified.joinedDiffers', said) : t('unidentified.joined', said),
      );
      onClose();
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <section aria-label={order.orderNumber}>
        <div className="receipt__order">
          <div className="receipt__whose">
            <b>{inLanguage(language, order.customerZh, order.customerEn)}</b>
            <Value field={arrivingOrder.fields.status} value={order.status} />
          </div>
          <p>
            {[
              order.orderNumber,
              inLanguage(language, order.channelName, order.channelNameEn),
              order.route ?? order.destinationCountry,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <CargoCompared booked={order.booked} came={came} differences={differences} />
      </section>
      <Checkbox checked={isComplete} onChange={setIsComplete}>
        {t('receipt.complete')}
      </Checkbox>
      <p>
        {t('unidentified.joinText', {
          time: officeTime(of.arrivedAt).short,
          warehouse: placeName(of.warehouse, language),
        })}
      </p>
      {differs ? (
        <p className="unidentified-join__differs state-act">
          <StateGlyph family="act" size={14} />
          {t('unidentified.joinDiffers', { difference: say(wordsOfDifferences(beyond), language) })}
        </p>
      ) : null}
      <div className="unidentified-join__deeds">
        <Button onClick={onClose}>{t('resource.cancel')}</Button>
        <Button look="primary" busy={busy} onClick={() => void join()}>
          {t('unidentified.join')}
        </Button>
      </div>
    </>
  );
}

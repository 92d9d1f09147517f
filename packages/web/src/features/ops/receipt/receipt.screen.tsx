import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { findArriving } from '@loadline/contract/receipts/receipt.api';
import { isUnidentifiedNo } from '@loadline/contract/receipts/unidentified';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { usePlace } from '../../../kernel/navigation.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { one } from '../../../resource/use-list-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { ArrivingChoice } from './arriving-choice.tsx';
import { ExpectedArrivals } from './expected.tsx';
import { Receiving } from './receiving.tsx';
import { RecentReceipts } from './recent-receipts.tsx';
import { ScanDialog } from './scan-dialog.tsx';
import { scansFirst } from './scanning.ts';
import { UnidentifiedWay, WriteUnidentified } from './unidentified-way.tsx';
import './receipt.css';

/** The warehouse at work: a number is scanned or typed, its cargo measured. Made for a phone, at home on a desk. */
export function ReceiptScreen() {
  const { language } = useWords();
  const goTo = useGoTo();
  const { search: raw } = usePlace();
  const no = one(raw['no']) ?? '';
  const open = (found: string) =>
    isUnidentifiedNo(found)
      ? goTo('opsUnidentified', { no: found.toUpperCase() })
      : goTo('opsReceipt', { no: found });
  return (
    <div className="receipt">
      <div className="receipt__work">
        <h1 className="receipt__title">{say(deskPages.opsReceipt.title, language)}</h1>
        <ReceiptSearch key={no} no={no} onFind={open} />
        {no === '' ? (
          <>
            <UnidentifiedWay />
            <ExpectedArrivals />
          </>
        ) : (
          <Found no={no} chosen={one(raw['order'])} />
        )}
      </div>
      <RecentReceipts isAside={no !== ''} />
    </div>
  );
}

function Found({ no, chosen }: { no: string; chosen: string | undefined }) {
  const { t } = useWords();
  const goTo = useGoTo();
  const found = useQuery(asking(findArriving, { no }));
  if (found.isError) return <NotLoaded what={no} error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton widths={[120, 0, 120]} rows={6} label={no} />;
  const only = found.data.length === 1 ? found.data[0] : undefined;
  const order = found.data.find(({ orderId }) => orderId === chosen) ?? only;
  if (order) return <Receiving key={order.orderId} of={order} />;
  if (found.data.length === 0)
    return (
      <EmptyState
        title={t('receipt.unknown', { no })}
        detail={t('receipt.unknownDetail')}
        actions={<WriteUnidentified marks={no} />}
      />
    );
  return (
    <ArrivingChoice
      no={no}
      orders={found.data}
      onChoose={({ orderId }) => goTo('opsReceipt', { no, order: orderId })}
    />
  );
}

/** Takes a number from a scanner, which types and presses Enter, from a keyboard, or from the phone's camera. */
function ReceiptSearch({ no, onFind }: { no: string; onFind: (no: string) => void }) {
  const { t } = useWords();
  const [number, setNumber] = useState(no);
  const [isScanning, setIsScanning] = useState(false);
  const find = (wanted: string) => {
    if (wanted.trim() !== '') onFind(wanted.trim());
  };
  return (
    <form
      className="receipt__search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        find(number);
      }}
    >
      <label className="receipt__number">
        <Icon name="search" />
        <input
          aria-label={t('receipt.number')}
          placeholder={t('receipt.number')}
          autoCapitalize="characters"
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a scanner types wherever the cursor is
          autoFocus={no === ''}
          maxLength={60}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
      </label>
      {scansFirst() ? (
        <Button look="primary" aria-label={t('receipt.scan')} onClick={() => setIsScanning(true)}>
          <Icon name="scan" size={24} />
        </Button>
      ) : (
        <Button look="primary" type="submit">
          {t('receipt.find')}
        </Button>
      )}
      {isScanning ? (
        <ScanDialog
          onClose={() => setIsScanning(false)}
          onFound={(found) => {
            setIsScanning(false);
            find(found);
          }}
        />
      ) : null}
    </form>
  );
}

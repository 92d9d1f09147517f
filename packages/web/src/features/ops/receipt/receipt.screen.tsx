import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { findArriving } from '@loadline/contract/receipts/receipt.api';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { asking } from '../../../kernel/asking.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { one, type Raw } from '../../../resource/use-list-address.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { ArrivingChoice } from './arriving-choice.tsx';
import { ReceiptSearch } from './receipt-search.tsx';
import { Receiving } from './receiving.tsx';
import { RecentReceipts } from './recent-receipts.tsx';
import './receipt.css';

/** The warehouse at work: a number is scanned or typed, its cargo measured. Made for a phone, at home on a desk. */
export function ReceiptScreen() {
  const { language } = useWords();
  const goTo = useGoTo();
  const raw: Raw = useSearch({ strict: false });
  const no = one(raw['no']) ?? '';
  return (
    <div className="receipt">
      <div className="receipt__work">
        <h1 className="receipt__title">{say(pages.opsReceipt.title, language)}</h1>
        <ReceiptSearch key={no} no={no} onFind={(found) => goTo('opsReceipt', { no: found })} />
        {no === '' ? null : <Found no={no} chosen={one(raw['order'])} />}
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
    return <EmptyState title={t('receipt.unknown', { no })} detail={t('receipt.unknownDetail')} />;
  return (
    <ArrivingChoice
      no={no}
      orders={found.data}
      onChoose={({ orderId }) => goTo('opsReceipt', { no, order: orderId })}
    />
  );
}

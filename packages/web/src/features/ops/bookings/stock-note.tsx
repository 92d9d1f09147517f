import { wholeText } from '@loadline/contract/kernel/figures';
import { stockApi } from '@loadline/contract/waybills/awb-stock.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';

/** Which number of the stock comes next for the airline of a flight, to whoever may see the stock. */
export function StockNote({ flightNo }: { flightNo: string | undefined }) {
  const { t } = useWords();
  const { data } = useQuery({ ...asking(stockApi.overview, {}), enabled: may('op:mawb:stock') });
  const airline = flightNo?.slice(0, 2);
  const stock = data?.find(({ code, nextNo }) => code === airline && nextNo !== null);
  if (!data || airline === undefined) return <>{t('bookings.number.stockSays')}</>;
  if (!stock?.nextNo) return <>{t('bookings.number.stockNone')}</>;
  return <>{t('bookings.number.stockNext', { number: stock.nextNo, free: wholeText(stock.free) })}</>;
}

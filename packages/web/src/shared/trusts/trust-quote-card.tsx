import { chargedText, moneyText } from '@loadline/contract/kernel/figures';
import { isQuoteOver } from '@loadline/contract/trusts/trust-quote';
import { todayIn } from '../../kernel/time.ts';
import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-strip.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { TrustOrder } from './trust-order.ts';
import './trust.css';

/** Prices are made in China, and their days are its days. */
const zoneOfPrices = 'Asia/Shanghai';

/** The price that came along from the calculator: read, never typed. */
export function TrustQuoteCard({ order }: { order: Pick<TrustOrder, 'quote' | 'acceptedAt'> }) {
  const { t, language } = useWords();
  const { quote, acceptedAt } = order;
  if (!quote) return null;
  const accepted = acceptedAt === null ? null : todayIn(zoneOfPrices, new Date(acceptedAt));
  const isOver = isQuoteOver(quote, accepted, todayIn(zoneOfPrices));
  const isEnglish = language === 'en';
  const fact = (key: 'price' | 'product' | 'zone' | 'weight' | 'valid', value: string, unit?: string) => ({
    key,
    label: t(`trust.quote.${key}`),
    value,
    unit,
  });
  return (
    <Card
      title={t('trust.quote.title')}
      aside={
        isOver ? (
          <StatusChip family="act">{t('trust.quote.expired', { day: quote.validTo })}</StatusChip>
        ) : null
      }
    >
      <FactList
        facts={[
          fact('price', `${quote.currency} ${moneyText(quote.amount)}`),
          fact('product', isEnglish ? quote.productEn : quote.productZh),
          fact('zone', isEnglish ? quote.zoneEn : quote.zoneZh),
          fact('weight', chargedText(quote.weight, quote.unit), quote.unit),
          fact('valid', t('trust.quote.days', { first: quote.validFrom, last: quote.validTo })),
        ]}
      />
      <p className="trust-quote__note">{t('trust.quote.note')}</p>
    </Card>
  );
}

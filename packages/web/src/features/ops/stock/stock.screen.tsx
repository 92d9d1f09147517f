import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useWords } from '../../../kernel/words.ts';
import { DeskParts } from '../desk-parts.tsx';
import { AirlinesPart } from './airlines.part.tsx';
import { NumbersPart } from './numbers.part.tsx';
import { PrefixesPart } from './prefixes.part.tsx';

/** The forwarder's air waybill numbers: what each airline has left, every number, and the airlines. */
export function StockScreen() {
  const { t, language } = useWords();
  return (
    <DeskParts
      label={say(pages.opsStock.title, language)}
      parts={[
        { key: 'prefixes', label: t('stock.part.prefixes'), screen: PrefixesPart },
        { key: 'numbers', label: t('stock.part.numbers'), screen: NumbersPart },
        { key: 'airlines', label: t('stock.part.airlines'), screen: AirlinesPart },
      ]}
    />
  );
}

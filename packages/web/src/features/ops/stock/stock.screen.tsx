import { deskPages } from '@loadline/contract/desk-pages';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { airline } from '@loadline/contract/waybills/awb-stock';
import { listAirlines, saveAirline } from '@loadline/contract/waybills/awb-stock.api';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { DeskParts } from '../desk-parts.tsx';
import { onePage } from '../one-page.ts';
import { useNameOnce } from '../use-name-once.ts';
import { NumbersPart } from './numbers.part.tsx';
import { PrefixesPart } from './prefixes.part.tsx';

const airlines = onePage(asking(listAirlines, {}), (one) => ({ ...one, id: one.prefix }));

/** The forwarder's air waybill numbers: what each airline has left, every number, and the airlines. */
export function StockScreen() {
  const { t, language } = useWords();
  return (
    <DeskParts
      label={say(deskPages.opsStock.title, language)}
      parts={[
        { key: 'prefixes', label: t('stock.part.prefixes'), screen: PrefixesPart },
        { key: 'numbers', label: t('stock.part.numbers'), screen: NumbersPart },
        { key: 'airlines', label: t('stock.part.airlines'), screen: AirlinesPart },
      ]}
    />
  );
}

/** The airlines by prefix, and from how many free numbers on their stock is low. */
function AirlinesPart() {
  const { t, language } = useWords();
  const nameOnce = useNameOnce();
  return (
    <ResourceBook
      of={airline}
      title={t('stock.part.airlines')}
      unit={{
        name: t('stock.airlineUnit.name'),
        one: t('stock.airlineUnit.one'),
        many: t('stock.airlineUnit.many'),
      }}
      facts={(rows) => wholeText(rows.length)}
      list={airlines}
      add={saveAirline}
      change={saveAirline}
      names={language === 'en' ? ['nameEn', 'prefix'] : ['nameZh', 'prefix']}
      columns={['prefix', 'code', 'nameZh', 'nameEn', 'lowAt']}
      cells={{
        prefix: { width: 90 },
        code: { width: 110 },
        nameZh: { width: 180 },
        nameEn: { width: 200 },
        lowAt: { width: 120 },
      }}
      search={t('stock.airlineSearch')}
      given={{ lowAt: 20 }}
      inputs={{ prefix: nameOnce, lowAt: { hint: t('stock.lowHint') } }}
    />
  );
}

import { placeOf } from '@loadline/contract/codes/place';
import { carriedFields } from '@loadline/contract/customs/customs-carried';
import { isEurope } from '@loadline/contract/customs/customs-europe';
import { customsFile, headerFields, headerKeysOf } from '@loadline/contract/customs/customs-file';
import { missingOf } from '@loadline/contract/customs/customs-missing';
import { keysOf } from '@loadline/contract/kernel/compose';
import { volumeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { useFacts } from '../../resource/resource-detail.tsx';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { FactGrid, FactStrip } from '../../ui/fact-strip.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { CustomsRecord } from './customs-record.ts';

const figures = ['packages', 'grossWeight', 'volume', 'quantity', 'totalValue', 'customsDate', 'releasedAt'];
const named = ['businessType', 'direction', 'territory', 'waybillNo', 'houseNo', 'reference', 'orderDate'];
/** The importer's numbers, which China does not ask for. */
const importer = ['eoriNo', 'vatNo', 'iossNo'];

/** The figures of a declaration in one row. */
export function CustomsFigures({ file }: Pick<CustomsRecord, 'file'>) {
  // To the cubic centimetre, as it is kept, nobody reads it.
  const volume = file.volume !== null && { volume: volumeText(file.volume) };
  const facts = useFacts({
    fields: customsFile.fields,
    keys: figures,
    record: file,
    instead: { ...volume },
  });
  return (
    <FactStrip
      facts={facts.map((fact) =>
        fact.key === 'totalValue' && file.totalValue !== null ? { ...fact, unit: file.currency } : fact,
      )}
    />
  );
}

/** What is declared of the goods as a whole, in cells; one that is needed and empty says so. */
export function HeaderCard({ of, aside }: { of: CustomsRecord; aside?: ReactNode }) {
  const { t } = useWords();
  const { file, header } = of;
  const lacks = missingOf(file, header, []).flatMap(({ key }) => (key === 'lines' ? [] : [key]));
  const wanting = <StateDot family="act">{t('customs.lines.toFill')}</StateDot>;
  const own = useFacts({
    fields: customsFile.fields,
    keys: isEurope(file.territory) ? [...named, ...importer] : named,
    record: file,
    instead: Object.fromEntries(lacks.flatMap((key) => (importer.includes(key) ? [[key, wanting]] : []))),
  });
  const declared = useFacts({
    fields: headerFields,
    keys: headerKeysOf(file.territory),
    record: header,
    instead: Object.fromEntries(lacks.map((key) => [key, wanting])),
  });
  return (
    <Card flush title={t('customs.header')} aside={aside}>
      <FactGrid facts={[...own, ...declared]} />
      {of.carried ? <Carried carried={of.carried} /> : null}
    </Card>
  );
}

const ofCarriage = keysOf(carriedFields);

/** What orders, waybills and events know of parties and carriage: read there, so nothing of it is typed here. */
function Carried({ carried }: { carried: NonNullable<CustomsRecord['carried']> }) {
  const { t, language } = useWords();
  const placed = (codes: readonly string[]) =>
    codes
      .map((code) => {
        const place = placeOf(code);
        return place ? `${code} ${say(place, language)}` : code;
      })
      .join(', ') || missing;
  const { placesInChina, placesAbroad } = carried;
  const facts = useFacts({
    fields: carriedFields,
    keys: ofCarriage,
    record: carried,
    instead: { placesInChina: placed(placesInChina), placesAbroad: placed(placesAbroad) },
  });
  return (
    <>
      <p className="customs-none">{t('customs.carried')}</p>
      <FactGrid facts={facts} />
    </>
  );
}

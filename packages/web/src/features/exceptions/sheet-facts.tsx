import { sheet as sheetResource } from '@loadline/contract/exceptions/sheet';
import { sheetSources } from '@loadline/contract/exceptions/sheet-kind';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { ResourceDetail } from '../../resource/resource-detail.tsx';
import { Card } from '../../ui/card.tsx';
import type { SheetRecord } from './sheet-record.ts';

/** What is wrong, how gravely, where, and who works on it. */
export function SheetFacts({ sheet }: Pick<SheetRecord, 'sheet'>) {
  const { t, language } = useWords();
  const source = say(wordOf(sheetSources, sheet.source), language);
  const by = [source, sheet.openedBy].filter(Boolean).join(' · ');
  return (
    <Card title={t('sheets.facts')}>
      <ResourceDetail
        fields={sheetResource.fields}
        keys={[
          'kind',
          'severity',
          'stage',
          'handler',
          'openedAt',
          language === 'en' ? 'descriptionEn' : 'descriptionZh',
        ]}
        record={sheet}
        instead={{
          handler: sheet.handler ?? t('sheets.nobodyYet'),
          openedAt: t('sheets.openedBy', { time: officeTime(sheet.openedAt).short, by }),
        }}
      />
    </Card>
  );
}

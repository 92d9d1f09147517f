import { deskSheet } from '@loadline/contract/exceptions/sheet';
import { sheetSources } from '@loadline/contract/exceptions/sheet-kind';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Asked, Exception } from './exception.ts';

const keys = ['kind', 'severity', 'stage', 'handler', 'openedAt', 'descriptionZh', 'descriptionEn'];

/** What is wrong, in both languages, and who works on it. */
export function DeskFacts({ of: { sheet }, onAsk }: { of: Exception; onAsk: (asked: Asked) => void }) {
  const { t, language } = useWords();
  const by = [say(wordOf(sheetSources, sheet.source), language), sheet.openedBy].filter(Boolean).join(' · ');
  const isSame = sheet.descriptionZh === sheet.descriptionEn;
  return (
    <Card
      title={t('sheets.facts')}
      aside={
        may('op:exception:edit') ? (
          <Button look="text" size="small" onClick={() => onAsk('edit')}>
            {t('exceptions.edit')}
          </Button>
        ) : null
      }
    >
      <ResourceDetail
        fields={deskSheet.fields}
        keys={keys.filter((key) => !isSame || key !== 'descriptionEn')}
        record={sheet}
        instead={{
          handler: sheet.handler ?? t('sheets.nobodyYet'),
          openedAt: t('sheets.openedBy', { time: officeTime(sheet.openedAt).short, by }),
        }}
      />
    </Card>
  );
}

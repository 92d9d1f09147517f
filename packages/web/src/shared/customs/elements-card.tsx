import type { CustomsLine } from '@loadline/contract/customs/customs-line';
import { type HsElement, hsElements } from '@loadline/contract/customs/hs-elements';
import { wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { FactGrid } from '../../ui/fact-strip.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { CustomsRecord } from './customs-record.ts';

/** What each line declares of its goods, element by element by its name; what is wanting says so until the papers are handed in. */
export function ElementsCard({ of: { file, lines } }: { of: CustomsRecord }) {
  const { t } = useWords();
  if (lines.length === 0) return null;
  return (
    <Card flush title={t('customs.elements.title')}>
      <ul className="customs-elements">
        {lines.map((line) => (
          <li key={line.id}>
            <LineElements line={line} isOpen={file.status === 'PREPARING'} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The elements of one line, folded; `isOpen` while somebody may still fill them in. */
function LineElements({ line, isOpen }: { line: CustomsLine; isOpen: boolean }) {
  const { t, language } = useWords();
  const { lineNo, hs, nameZh, nameEn } = line;
  const values = new Map(line.elements.map(({ key, value }) => [key, value]));
  const asked = hsElements(hs).filter(({ key, required }) => required || values.has(key));
  const wanting = isOpen ? asked.filter(({ key }) => !values.get(key)) : [];
  return (
    <details>
      <summary>
        <b>{lineNo}</b>
        <span>{language === 'en' ? nameEn : nameZh}</span>
        <span>{hs ?? t('customs.elements.noCode')}</span>
        {wanting.length > 0 ? (
          <StateDot family="act">{t('customs.lines.lacks', { count: wanting.length })}</StateDot>
        ) : null}
      </summary>
      <FactGrid
        facts={asked.map((element) => ({
          key: element.key,
          label: say(element.label, language),
          value: wanting.includes(element) ? (
            <StateDot family="act">{t('customs.lines.toFill')}</StateDot>
          ) : (
            valueOf(element, values.get(element.key), language)
          ),
        }))}
      />
    </details>
  );
}

function valueOf({ table }: HsElement, value: string | undefined, language: Language): string {
  if (!value) return missing;
  return table ? say(wordOf(table, value), language) : value;
}

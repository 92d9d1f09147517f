import { documentTypes } from '@loadline/contract/codes/document-type';
import { type Family, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { ChecklistEntry } from '@loadline/contract/trusts/trust.documents';
import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import '../../shared/trusts/trust.css';

/** The papers of a trust order: which of them are in, and what it means when one is not. */
export function TrustChecklist({ entries }: { entries: readonly ChecklistEntry[] }) {
  const { t, language } = useWords();
  const there = entries.filter(isThere).length;
  const words = (entry: ChecklistEntry) => {
    const { missing, there: have, wanted } = entry;
    if (isThere(entry)) return t('trust.checklist.there');
    return have > 0 ? t('trust.checklist.some', { there: have, wanted }) : t(`trust.checklist.${missing}`);
  };
  return (
    <Card
      flush
      title={t('trust.checklist.title')}
      aside={entries.length > 0 ? t('trust.checklist.count', { there, wanted: entries.length }) : null}
    >
      <ul className="trust-checklist">
        {entries.map((entry) => (
          <li key={entry.document}>
            <StateGlyph family={familyOf(entry)} size={13} />
            <span>{say(wordOf(documentTypes, entry.document), language)}</span>
            <small>{words(entry)}</small>
          </li>
        ))}
        {entries.length === 0 ? <li className="trust-checklist__none">{t('trust.checklist.none')}</li> : null}
      </ul>
    </Card>
  );
}

function isThere({ there, wanted }: ChecklistEntry): boolean {
  return there >= wanted;
}

function familyOf(entry: ChecklistEntry): Family {
  if (isThere(entry)) return 'done';
  return entry.missing === 'refuses' ? 'act' : 'wait';
}

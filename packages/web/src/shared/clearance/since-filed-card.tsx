import type { EntryLine } from '@loadline/contract/clearance/entry';
import { entryFile } from '@loadline/contract/clearance/entry';
import { lineKey } from '@loadline/contract/clearance/entry-rfi';
import type { LineSince } from '@loadline/contract/clearance/entry-since';
import {
  factsChanged,
  filedOfLine,
  hasChangedSince,
  lineChanges,
} from '@loadline/contract/clearance/entry-since';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Value } from '../../resource/value.tsx';
import { Card } from '../../ui/card.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { EntryRecord } from './entry-record.ts';

/** What the orders say otherwise since the entry was filed: what was filed stands until customs have a correction. */
export function SinceFiledCard({ of, deeds }: { of: EntryRecord; deeds?: ReactNode }) {
  const { t, language } = useWords();
  const { since, file, lines } = of;
  if (!hasChangedSince(since)) return null;
  const filed = new Map(lines.map((line) => [lineKey(line), line]));
  const { packages, grossWeight } = entryFile.fields;
  return (
    <Card flush family="act" title={t('clearance.since.title')} aside={deeds}>
      <p className="customs-none">{t('clearance.since.says')}</p>
      <ul className="customs-orders" aria-label={t('clearance.since.title')}>
        {since.packages === null ? null : (
          <li>
            <Differs label={say(packages.label, language)}>
              <Value field={packages} value={file.packages} /> →{' '}
              <Value field={packages} value={since.packages} />
            </Differs>
          </li>
        )}
        {since.grossWeight === null ? null : (
          <li>
            <Differs label={say(grossWeight.label, language)}>
              <Value field={grossWeight} value={file.grossWeight} /> →{' '}
              <Value field={grossWeight} value={since.grossWeight} />
            </Differs>
          </li>
        )}
        {since.lines.map((line) => (
          <ChangedLine key={lineKey(line)} line={line} filed={filed.get(lineKey(line))} />
        ))}
      </ul>
    </Card>
  );
}

/** One line with the facts that its order says otherwise. */
function ChangedLine({ line, filed }: { line: LineSince; filed: EntryLine | undefined }) {
  const { language } = useWords();
  const word = wordOf(lineChanges, line.change);
  const shown = filed ?? line;
  const keys = filed && line.change === 'changed' ? factsChanged(filed, line) : [];
  return (
    <li>
      <StateDot family={word.family ?? 'act'}>{say(word, language)}</StateDot>
      <span>{language === 'en' ? shown.nameEn : shown.nameZh}</span>
      <span>
        {line.orderNumber} / {line.goodsNo}
      </span>
      {keys.map((key) => (
        <Differs key={key} label={say(filedOfLine[key].label, language)}>
          <Value field={filedOfLine[key]} value={filed?.[key]} /> →{' '}
          <Value field={filedOfLine[key]} value={line[key]} />
        </Differs>
      ))}
      {line.change === 'added' ? (
        <small>
          <Value field={filedOfLine.hsDest} value={line.hsDest} /> ·{' '}
          <Value field={filedOfLine.declaredQty} value={line.declaredQty} /> ·{' '}
          <Value field={filedOfLine.totalPriceUsd} value={line.totalPriceUsd} /> USD
        </small>
      ) : null}
    </li>
  );
}

function Differs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <small>
      {label}: {children}
    </small>
  );
}

import { isUnfiled } from '@loadline/contract/clearance/entry-pga';
import { lineKey } from '@loadline/contract/clearance/entry-rfi';
import {
  pgaAgencies,
  pgaAsOf,
  pgaFlags,
  pgaNeeds,
  pgaStates,
  ruleOf,
} from '@loadline/contract/clearance/pga.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { EntryRecord, Flagged } from './entry-record.ts';
import { lineText } from './rfi-card.tsx';
import './pga.css';

interface PgaCardProps {
  of: Pick<EntryRecord, 'lines' | 'papers'>;
  /** What can be done with a flag of a line. */
  deeds?: ((flagged: Flagged) => ReactNode) | undefined;
}

const seenAtOnce = 8;

/** The agencies beside customs whose flags the tariff numbers bring: which paper each asks for, and what was filed line by line. */
export function PgaCard({ of, deeds }: PgaCardProps) {
  const { t } = useWords();
  if (of.papers.length === 0) return null;
  const flagged = of.lines.flatMap((line) => line.pga.map((note) => ({ line: lineKey(line), note })));
  return (
    <Card flush title={t('clearance.pga.title')} aside={t('clearance.pga.asOf', { day: pgaAsOf })}>
      {of.papers.map((paper) => (
        <Agency
          key={paper.agency}
          paper={paper}
          of={of}
          flagged={flagged.filter(({ note }) => ruleOf(note.flag).agency === paper.agency)}
          deeds={deeds}
        />
      ))}
    </Card>
  );
}

interface AgencyProps extends PgaCardProps {
  paper: EntryRecord['papers'][number];
  flagged: readonly Flagged[];
}

function Agency({ paper, of, flagged, deeds }: AgencyProps) {
  const { t, language } = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? flagged : flagged.slice(0, seenAtOnce);
  const asked = [...new Set(flagged.map(({ note }) => say(ruleOf(note.flag).paper, language)))];
  const name = say(wordOf(pgaAgencies, paper.agency), language);
  return (
    <section className="pga-line" aria-label={name}>
      <header className="pga-line__head">
        <h3>{name}</h3>
        <PaperState paper={paper} isDue={flagged.some(({ note }) => isUnfiled(note))} />
        <p>{t('clearance.pga.asks', { papers: asked.join(t('clearance.isf.comma')) })}</p>
      </header>
      <ul>
        {shown.map((one) => (
          <FlagLine key={`${one.line} ${one.note.flag}`} of={of} flagged={one} deeds={deeds} />
        ))}
      </ul>
      {flagged.length > shown.length ? (
        <Button look="text" size="small" onClick={() => setIsWhole(true)}>
          {t('clearance.pga.more', { count: flagged.length - shown.length })}
        </Button>
      ) : null}
    </section>
  );
}

/** Whether a paper of the agency is there: on the entry, or on one of its orders. */
function PaperState({
  paper: { onEntry, onOrders },
  isDue,
}: Pick<AgencyProps, 'paper'> & { isDue: boolean }) {
  const { t } = useWords();
  const there = [
    ...(onEntry > 0 ? [t('clearance.pga.onEntry', { count: onEntry })] : []),
    ...(onOrders > 0 ? [t('clearance.pga.onOrders', { count: onOrders })] : []),
  ];
  if (there.length > 0) return <StateDot family="done">{there.join(t('clearance.isf.comma'))}</StateDot>;
  return <StateDot family={isDue ? 'act' : 'wait'}>{t('clearance.pga.noPaper')}</StateDot>;
}

interface FlagLineProps extends PgaCardProps {
  flagged: Flagged;
}

function FlagLine({ of: { lines }, flagged, deeds }: FlagLineProps) {
  const words = useWords();
  const { language } = words;
  const { flag, pgaState, pgaNo, disclaimCode, pgaNote } = flagged.note;
  const need = wordOf(pgaNeeds, ruleOf(flag).need);
  const state = pgaState === null ? need : wordOf(pgaStates, pgaState);
  const said = [pgaNo ?? disclaimCode, pgaNote].filter(Boolean).join(' · ');
  return (
    <li className="pga-line__flag">
      <StateGlyph family={isUnfiled(flagged.note) ? 'act' : (state.family ?? 'wait')} />
      <div>
        <b>{say(wordOf(pgaFlags, flag), language)}</b> <small>{say(need, language)}</small>
        <p>
          {lineText(flagged.line, lines, words)}
          {pgaState === null ? null : ` · ${say(state, language)}`}
          {said ? ` ${said}` : null}
        </p>
      </div>
      {deeds?.(flagged)}
    </li>
  );
}

/** The agencies of which a paper is asked for and none is there, with whether something has to be filed with them. */
export function papersOf({ lines, papers }: PgaCardProps['of']) {
  return papers.map(({ agency, onEntry, onOrders }) => ({
    type: agency,
    onOrders,
    isDue:
      onEntry + onOrders === 0 &&
      lines.some(({ pga }) => pga.some((note) => isUnfiled(note) && ruleOf(note.flag).agency === agency)),
  }));
}

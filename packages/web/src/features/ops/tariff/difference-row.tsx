import { htsLine } from '@loadline/contract/hts/hts.api';
import { htsDifferences, htsVerdicts } from '@loadline/contract/hts/hts-edition';
import { decideDifferences } from '@loadline/contract/hts/hts-edition.api';
import { printedHts } from '@loadline/contract/hts/hts-no';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { useDone } from '../use-done.ts';
import type { DeskEdition, Difference } from './desk-edition.ts';

const facts = ['description', 'units', 'general', 'special', 'column2'] as const;

/** A number, or those that were split or merged: how it read before, how it reads now, and what a person says of it. */
export function DifferenceRow({ difference, edition }: { difference: Difference; edition: DeskEdition }) {
  const { t, language } = useWords();
  const { no, kinds, path, below } = difference;
  const isGone = kinds.includes('deleted');
  return (
    <tr>
      <td>
        {kinds.map((kind) => (
          <StateDot key={kind} family={wordOf(htsDifferences, kind).family ?? 'wait'}>
            {say(wordOf(htsDifferences, kind), language)}
          </StateDot>
        ))}
      </td>
      <td className="edition-table__no">
        {printedHts(no)}
        {below > 0 ? <small>{t('editionDesk.below', { count: wholeText(below) })}</small> : null}
      </td>
      <td lang="en">
        <Side difference={difference} side="was" />
        {isGone ? <Above path={path} /> : null}
      </td>
      <td lang="en">
        <Side difference={difference} side="now" />
        {isGone ? null : <Above path={path} />}
      </td>
      <td>
        <Verdict difference={difference} edition={edition} />
      </td>
    </tr>
  );
}

function Above({ path }: { path: string }) {
  return path === '' ? null : <small className="edition-table__path">{path}</small>;
}

/** Of what changed only what differs; of a number that came or went what it is. */
function Side({ difference, side }: { difference: Difference; side: 'was' | 'now' }) {
  const { language } = useWords();
  const members = difference[side];
  const Mark = side === 'was' ? 'del' : 'ins';
  if (members.length > 0)
    return (
      <ul className="edition-members">
        {members.map(({ no, description }) => (
          <li key={no}>
            <b>{printedHts(no)}</b> <Mark>{description}</Mark>
          </li>
        ))}
      </ul>
    );
  const isNew = difference.description?.was === null || difference.description?.now === null;
  const told = facts.filter((key) =>
    isNew ? key === 'description' || key === 'general' : difference[key]?.was !== difference[key]?.now,
  );
  return told.map((key) => {
    const text = difference[key]?.[side] ?? '';
    return text === '' ? null : (
      <div key={key}>
        {key === 'description' ? null : (
          <span lang={language}>{say(htsLine.fields[key].label, language)} </span>
        )}
        <Mark>{text}</Mark>
      </div>
    );
  });
}

function Verdict({ difference, edition }: { difference: Difference; edition: DeskEdition }) {
  const { t, language } = useWords();
  const done = useDone();
  const { no, likeness, verdict, decidedWho } = difference;
  if (likeness === null) return null;
  const says =
    verdict === null
      ? null
      : t('editionDesk.decidedBy', {
          verdict: say(wordOf(htsVerdicts, verdict), language),
          who: decidedWho ?? '',
        });
  const decide = (one: 'article' | 'wording') =>
    void done(call(decideDifferences, { body: { id: edition.id, numbers: [no], verdict: one } })).catch(
      tellRefusal,
    );
  return (
    <div className="edition-verdict">
      <small>{says ?? t('editionDesk.likeness', { percent: likeness })}</small>
      {edition.state === 'DRAFT'
        ? (['article', 'wording'] as const)
            .filter((one) => one !== verdict)
            .map((one) => (
              <Button
                key={one}
                size="small"
                aria-label={t(`editionDesk.${one}Of`, { no: printedHts(no) })}
                onClick={() => decide(one)}
              >
                {t(`editionDesk.${one}`)}
              </Button>
            ))
        : null}
    </div>
  );
}

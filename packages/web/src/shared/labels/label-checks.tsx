import type { Family } from '@loadline/contract/kernel/code';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { sumsToWhole } from '@loadline/contract/labels/composition';
import { type CheckResult, checkKinds, checkResults } from '@loadline/contract/labels/label.codes';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { PanelBlock } from '../../ui/side-panel.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import type { LabelCheck } from './label-record.ts';
import './label.css';

interface LabelChecksProps {
  checks: readonly LabelCheck[];
  composition: string | null;
  /** Beside each: how the desk judges it. */
  deeds?: ((check: LabelCheck) => ReactNode) | undefined;
}

/** What the scheme asks of a label, and how each of it came out. */
export function LabelChecks({ checks, composition, deeds }: LabelChecksProps) {
  const { t, language } = useWords();
  const count = (wanted: CheckResult | null) => checks.filter(({ result }) => result === wanted).length;
  return (
    <PanelBlock
      title={t('labels.panel.checks')}
      aside={t('labels.panel.checkCount', {
        pass: count('pass') + count('na'),
        fail: count('fail'),
        open: count(null),
      })}
    >
      <ul className="label-checks">
        {checks.map((check) => {
          const name = language === 'en' ? check.nameEn : check.nameZh;
          const { result } = check;
          return (
            <li key={check.no} className={result === 'fail' ? 'label-checks__failed' : undefined}>
              <StateGlyph family={familyOf(result)} size={13} />
              <span className="label-checks__name">
                {check.mark ? <b className="mark-no">{check.no}</b> : null}
                {name}
                <span className="visually-hidden">
                  {` ${result === null ? t('labels.panel.open') : say(wordOf(checkResults, result), language)}`}
                </span>
              </span>
              <small>{saidOf(check)}</small>
              {deeds ? <span className="label-checks__deeds">{deeds(check)}</span> : null}
            </li>
          );
        })}
      </ul>
    </PanelBlock>
  );

  /** What was found; until then what it must say, or how it is checked. */
  function saidOf({ note, kind, expected, checkedAt, checkedWho }: LabelCheck): string {
    const sum = t(sumsToWhole(composition ?? '') ? 'labelDesk.sumRight' : 'labelDesk.sumWrong');
    const wanted = kind === 'sums' ? sum : (expected ?? say(wordOf(checkKinds, kind), language));
    const by =
      checkedAt && checkedWho
        ? t('labelDesk.by', { at: officeTime(checkedAt).short, who: checkedWho })
        : null;
    return [note ?? wanted, by].filter(Boolean).join(' · ');
  }
}

function familyOf(result: CheckResult | null): Family {
  return result === null ? 'wait' : (wordOf(checkResults, result).family ?? 'wait');
}

import { isMrn, isMrnChecked } from '@loadline/contract/checks/mrn';
import { directions } from '@loadline/contract/customs/customs.codes';
import { declarationParts } from '@loadline/contract/customs/declaration-no';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { copyAndTell } from '../../resource/copy-and-tell.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberParts } from '../../ui/number-parts.tsx';
import { StateDot, StatusChip } from '../../ui/status-chip.tsx';
import './customs.css';

/** The movement reference number of an office in Europe; one whose check digit is not right says so. */
function MovementNumber({ no }: { no: string }) {
  const { t } = useWords();
  return (
    <div className="customs-number">
      <NumberParts
        label={t('customs.number.mrn', { number: no })}
        parts={[
          { key: 'year', digits: no.slice(0, 2), says: t('customs.number.year') },
          { key: 'country', digits: no.slice(2, 4), says: t('customs.number.country') },
          { key: 'sequence', digits: no.slice(4, 17), says: t('customs.number.sequence') },
          { key: 'check', digits: no.slice(17), says: t('customs.number.check') },
        ]}
      />
      <IconButton icon="copy" size="small" label={t('resource.copy')} onClick={() => void copyAndTell(no)} />
      {isMrnChecked(no) ? null : <StateDot family="act">{t('customs.number.odd')}</StateDot>}
    </div>
  );
}

/** The number of a declaration with what its digits say; before it has one, that it is not declared yet. */
export function DeclarationNumber({ no }: { no: string | null }) {
  const { t, language } = useWords();
  const parts = no === null ? undefined : declarationParts(no);
  if (no !== null && isMrn(no)) return <MovementNumber no={no} />;
  if (no === null || !parts) return <StatusChip family="wait">{t('customs.undeclared')}</StatusChip>;
  const { office, year, direction, sequence } = parts;
  return (
    <div className="customs-number">
      <NumberParts
        label={t('customs.number.title', { number: no })}
        parts={[
          { key: 'office', digits: office, says: t('customs.number.office') },
          { key: 'year', digits: year, says: t('customs.number.year') },
          {
            key: 'direction',
            digits: direction === 'import' ? '1' : '0',
            says: say(wordOf(directions, direction), language),
          },
          { key: 'sequence', digits: sequence, says: t('customs.number.sequence') },
        ]}
      />
      <IconButton icon="copy" size="small" label={t('resource.copy')} onClick={() => void copyAndTell(no)} />
    </div>
  );
}

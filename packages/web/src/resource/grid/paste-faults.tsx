import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Pasted } from './grid-block.ts';

/** More are counted, not listed. */
const listed = 8;

/** What of a pasted block could not be read, row by row. */
export function PasteFaults({ pasted: { faults }, onClose }: { pasted: Pasted; onClose: () => void }) {
  const { t, language } = useWords();
  return (
    <div className="grid__note">
      <Alert
        family="act"
        actions={<IconButton icon="close" size="small" label={t('resource.close')} onClick={onClose} />}
      >
        <b>{t('grid.unread', { count: faults.length })}</b>
        <ul>
          {faults.slice(0, listed).map(({ row, label, says }) => (
            <li key={`${row} ${label.en}`}>
              {t('grid.fault', { row, name: say(label, language), says: say(says, language) })}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

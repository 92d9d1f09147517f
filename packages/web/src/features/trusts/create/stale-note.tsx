import { say } from '@loadline/contract/kernel/text';
import { changesOf } from '@loadline/contract/trusts/trust.changes';
import { fieldAtPath } from '@loadline/contract/trusts/trust.path';
import { useWords } from '../../../kernel/words.ts';
import { useReading } from '../../../resource/value.tsx';
import { missing, valueText } from '../../../resource/value-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { Standing } from './draft-keeping.ts';
import type { TrustDraft } from './use-trust-draft.ts';
import '../../../resource/styles/form.css';

interface StaleNoteProps extends Pick<TrustDraft, 'part' | 'take' | 'keepMine'> {
  current: Standing;
}

/** Somebody else was quicker: both values of what differs, and which of them shall stand. */
export function StaleNote({ current, part, take, keepMine }: StaleNoteProps) {
  const { t, language } = useWords();
  const reading = useReading();
  const changes = changesOf(current.content, part.content);
  const read = (path: string, value: unknown) => {
    const field = fieldAtPath(path);
    if (value === null || !field) return missing;
    return field.kind === 'group' ? t('trust.stale.line') : valueText(field, value, reading);
  };
  return (
    <div className="stale state-act" role="alert">
      <p className="stale__title">{t('trust.stale.title')}</p>
      <table className="stale__values">
        <thead>
          <tr>
            <th scope="col">{t('trust.stale.field')}</th>
            <th scope="col">{t('trust.stale.theirs')}</th>
            <th scope="col">{t('trust.stale.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, label, from, to }) => (
            <tr key={path}>
              <th scope="row">{say(label, language)}</th>
              <td>{read(path, from)}</td>
              <td>{read(path, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="stale__actions">
        <Button size="small" icon="refresh" onClick={() => take(current)}>
          {t('trust.stale.take')}
        </Button>
        <Button size="small" onClick={() => keepMine(current)}>
          {t('trust.stale.keep')}
        </Button>
      </div>
    </div>
  );
}

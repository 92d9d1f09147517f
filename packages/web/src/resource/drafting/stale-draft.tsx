import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import '../styles/form.css';

interface StaleDraftProps {
  /** What differs: the name, the value as it is saved now, and the one that was typed here. */
  changes: readonly {
    readonly key: string;
    readonly label: string;
    readonly theirs: string;
    readonly mine: string;
  }[];
  onTake: () => void;
  onKeep: () => void;
}

/** Somebody else was quicker: both values of what differs, and which of them shall stand. */
export function StaleDraft({ changes, onTake, onKeep }: StaleDraftProps) {
  const { t } = useWords();
  return (
    <div className="stale state-act" role="alert">
      <p className="stale__title">{t('drafting.stale.title')}</p>
      <table className="stale__values">
        <thead>
          <tr>
            <th scope="col">{t('drafting.stale.field')}</th>
            <th scope="col">{t('drafting.stale.theirs')}</th>
            <th scope="col">{t('drafting.stale.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ key, label, theirs, mine }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{theirs}</td>
              <td>{mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="stale__actions">
        <Button size="small" icon="refresh" onClick={onTake}>
          {t('drafting.stale.take')}
        </Button>
        <Button size="small" onClick={onKeep}>
          {t('drafting.stale.keep')}
        </Button>
      </div>
    </div>
  );
}

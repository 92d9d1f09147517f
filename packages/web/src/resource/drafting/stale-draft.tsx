import { changesOf } from '@loadline/contract/documents/document.changes';
import { fieldAt } from '@loadline/contract/documents/document.path';
import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { useReading } from '../value.tsx';
import { missing, valueText } from '../value-text.ts';
import type { Standing } from './draft-kind.ts';
import type { Draft } from './use-draft.ts';
import '../styles/form.css';

interface StaleDraftProps<R, C extends object> {
  fields: Fields;
  draft: Draft<R, C>;
}

/** Somebody else was quicker: both values of what differs, and which of them shall stand. */
export function StaleDraft<R, C extends object>({ fields, draft }: StaleDraftProps<R, C>) {
  return draft.state.kind === 'stale' ? (
    <Differing fields={fields} draft={draft} current={draft.state.current} />
  ) : null;
}

function Differing<R, C extends object>({
  fields,
  draft: { part, take, keepMine },
  current,
}: StaleDraftProps<R, C> & { current: Standing<C> }) {
  const { t, language } = useWords();
  const reading = useReading();
  const read = (path: string, value: unknown) => {
    const field = fieldAt(fields, path);
    if (value === null || !field) return missing;
    return field.kind === 'group' ? t('drafting.stale.line') : valueText(field, value, reading);
  };
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
          {changesOf(fields, current.content, part.content).map(({ path, label, from, to }) => (
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
          {t('drafting.stale.take')}
        </Button>
        <Button size="small" onClick={() => keepMine(current)}>
          {t('drafting.stale.keep')}
        </Button>
      </div>
    </div>
  );
}

import { labelAt } from '@loadline/contract/documents/document.path';
import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { goToPath } from './go-to-path.ts';
import './drafting.css';

/** Why the forwarder sent a field back, each reason under it. */
export function SentBackFor({ reasons }: { reasons: readonly string[] }) {
  const { t } = useWords();
  return reasons.map((reason) => (
    <div key={reason} className="field__remark state-act">
      <StateGlyph family="act" />
      {t('drafting.returned.at', { reason })}
    </div>
  ));
}

interface SentBackNoteProps {
  title: string;
  fields: Fields;
  record: {
    readonly content: object;
    readonly reason: string | null;
    readonly corrections: readonly { readonly path: string; readonly reason: string }[];
  };
  /** The way to a field of the form. */
  onShow?: (path: string) => void;
}

/** Why it came back, each reason with the way to its field. */
export function SentBackNote({ title, fields, record, onShow = goToPath }: SentBackNoteProps) {
  const { t, language } = useWords();
  return (
    <Alert family="act">
      <b>{title}</b>
      {record.reason ? <p>{record.reason}</p> : null}
      <ul className="sent-back-note">
        {record.corrections.map(({ path, reason }) => {
          const label = labelAt(fields, record.content, path);
          return (
            <li key={`${path} ${reason}`}>
              <span>
                {label ? `${say(label, language)} · ` : ''}
                {reason}
              </span>
              <Button look="text" size="small" onClick={() => onShow(path)}>
                {t('drafting.returned.show')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

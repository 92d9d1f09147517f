import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { unitText } from '../unit.ts';
import { Value } from '../value.tsx';
import { isMissing } from '../value-text.ts';
import { useDocumentReading } from './document-reading.ts';
import './document.css';

/** Values of a section beside each other; what is not filled in stands there only where it can be sent back. */
export function DocumentFacts({ paths }: { paths: readonly string[] }) {
  const { valueAt, reasonsAt, picks } = useDocumentReading();
  const shown = paths.filter((path) => picks || reasonsAt(path).length > 0 || !isMissing(valueAt(path)));
  return (
    <dl className="document-facts">
      {shown.map((path) => (
        <Fact key={path} path={path} />
      ))}
    </dl>
  );
}

function Fact({ path }: { path: string }) {
  const { language } = useWords();
  const { fieldAt, valueAt } = useDocumentReading();
  const field = fieldAt(path);
  if (!field) return null;
  const value = valueAt(path);
  const unit = isMissing(value) ? undefined : unitText(field.unit);
  return (
    <div className="document-fact">
      <dt>{say(field.label, language)}</dt>
      <dd>
        <Value field={field} value={value} />
        {unit ? <small> {unit}</small> : null}
        <SentBack path={path} />
        <Pick path={path} />
      </dd>
    </div>
  );
}

/** Why a field was sent back, under it. */
export function SentBack({ path }: { path: string }) {
  const { reasonsAt } = useDocumentReading();
  return reasonsAt(path).map((reason) => (
    <span key={reason} className="document-sent-back state-act">
      <StateGlyph family="act" />
      {reason}
    </span>
  ));
}

/** Lies over a value while fields are chosen. */
export function Pick({ path }: { path: string }): ReactNode {
  const { language } = useWords();
  const { labelAt, picks } = useDocumentReading();
  if (!picks) return null;
  const label = labelAt(path);
  return (
    <button
      type="button"
      className="document-pick"
      aria-pressed={picks.has(path)}
      aria-label={label && say(label, language)}
      onClick={() => picks.toggle(path)}
    />
  );
}

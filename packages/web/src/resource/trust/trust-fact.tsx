import { say } from '@loadline/contract/kernel/text';
import { valueAtPath } from '@loadline/contract/trusts/trust.needed';
import { fieldAtPath, labelOfPath, type TrustPath } from '@loadline/contract/trusts/trust.path';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { unitText } from '../unit.ts';
import { Value } from '../value.tsx';
import { isMissing } from '../value-text.ts';
import { useTrustReading } from './trust-reading.ts';

/** Values of a block beside each other; what is not filled in stands there only where it can be sent back. */
export function TrustFacts({ paths }: { paths: readonly TrustPath[] }) {
  const { content, reasonsAt, picks } = useTrustReading();
  const shown = paths.filter(
    (path) => picks || reasonsAt(path).length > 0 || !isMissing(valueAtPath(content, path)),
  );
  return (
    <dl className="trust-facts">
      {shown.map((path) => (
        <TrustFact key={path} path={path} />
      ))}
    </dl>
  );
}

function TrustFact({ path }: { path: TrustPath }) {
  const { language } = useWords();
  const { content } = useTrustReading();
  const field = fieldAtPath(path);
  if (!field) return null;
  const value = valueAtPath(content, path);
  const unit = isMissing(value) ? undefined : unitText(field.unit);
  return (
    <div className="trust-fact">
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
export function SentBack({ path }: { path: TrustPath }) {
  const { reasonsAt } = useTrustReading();
  return reasonsAt(path).map((reason) => (
    <span key={reason} className="trust-sent-back state-act">
      <StateGlyph family="act" />
      {reason}
    </span>
  ));
}

/** Lies over a value while fields are chosen. */
export function Pick({ path }: { path: TrustPath }): ReactNode {
  const { language } = useWords();
  const { content, picks } = useTrustReading();
  if (!picks) return null;
  const label = labelOfPath(content, path);
  return (
    <button
      type="button"
      className="trust-pick"
      aria-pressed={picks.has(path)}
      aria-label={label && say(label, language)}
      onClick={() => picks.toggle(path)}
    />
  );
}

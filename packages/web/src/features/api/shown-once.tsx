import { type ReactNode, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { copyAndTell } from '../../resource/copy-and-tell.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { PanelFoot } from '../../ui/side-panel.tsx';
import { Textarea } from '../../ui/text-input.tsx';

interface ShownOnceProps {
  /** Why it must be kept now. */
  says: string;
  label: string;
  text: string;
  copyLabel: string;
  onDone: () => void;
  /** How it is used. */
  children?: ReactNode;
}

/** The only time that a secret is seen: the server never shows it again. */
export function ShownOnce({ says, label, text, copyLabel, onDone, children }: ShownOnceProps) {
  const { t } = useWords();
  const [isKept, setIsKept] = useState(false);
  return (
    <div className="shown-once">
      <Alert family="act">{says}</Alert>
      <Field label={label}>
        <Textarea readOnly rows={2} value={text} onFocus={(event) => event.target.select()} />
      </Field>
      <Button icon="copy" onClick={() => void copyAndTell(text)}>
        {copyLabel}
      </Button>
      {children}
      <Checkbox checked={isKept} onChange={setIsKept}>
        {t('api.kept')}
      </Checkbox>
      <PanelFoot>
        <Button look="primary" refused={isKept ? undefined : t('api.keepFirst')} onClick={onDone}>
          {t('api.done')}
        </Button>
      </PanelFoot>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import { Button } from '../ui/button.tsx';
import { ProblemCount } from '../ui/field.tsx';
import { PanelFoot } from '../ui/side-panel.tsx';

interface FormEndProps {
  formId: string;
  problems: number;
  busy: boolean;
  refused: string | undefined;
  submitLabel: string;
  onShow: () => void;
  onCancel: (() => void) | undefined;
  aside: ReactNode;
  deed?: 'cancelling' | undefined;
}

/** The foot of a form: what stands in its way at the left, then its buttons. */
export function FormEnd({ formId, problems, busy, refused, submitLabel, onShow, ...rest }: FormEndProps) {
  const { t } = useWords();
  return (
    <PanelFoot>
      {rest.aside ? <span className="panel-foot__start">{rest.aside}</span> : null}
      {problems > 0 ? (
        <ProblemCount text={t('resource.form.problems', { count: problems })} onShow={onShow} />
      ) : null}
      {rest.onCancel ? (
        <Button onClick={rest.onCancel}>{t(rest.deed ? 'resource.goBack' : 'resource.cancel')}</Button>
      ) : null}
      <Button
        look={rest.deed ? 'danger' : 'primary'}
        type="submit"
        form={formId}
        busy={busy}
        refused={refused}
        className={problems > 0 ? 'button--dull' : undefined}
      >
        {submitLabel}
      </Button>
    </PanelFoot>
  );
}

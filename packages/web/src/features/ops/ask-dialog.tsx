import type { Fields, ValuesOf } from '@loadline/contract/kernel/field';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import type { FormSection, InputLooks } from '../../resource/input-look.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { Modal } from '../../ui/dialog.tsx';
import './desk.css';

interface AskDialogProps<F extends Fields> {
  title: string;
  /** What it leads to, above the inputs. */
  says?: ReactNode;
  /** What is asked; none: only a yes. */
  fields: F;
  values?: Partial<Record<keyof F, unknown>>;
  inputs?: InputLooks<F>;
  sections?: readonly FormSection<keyof F & string>[];
  submitLabel: string;
  /** As of the form. */
  deed?: 'cancelling' | undefined;
  columns?: 'one' | 'two';
  size?: 'medium' | 'wide';
  /** Closes the dialog when it went well; what is refused stands in the form. */
  onSubmit: (values: ValuesOf<F>) => Promise<unknown>;
  onClose: () => void;
}

/** A weighty deed asks before it is done: for its reason, or for what it is done with. */
export function AskDialog<F extends Fields>(props: AskDialogProps<F>) {
  const { title, says, onSubmit, onClose, columns = 'one' } = props;
  const { t } = useWords();
  return (
    <Modal open onClose={onClose} title={title} closeLabel={t('resource.close')} size={props.size}>
      {says ? <div className="ask-dialog__says">{says}</div> : null}
      <ResourceForm
        fields={props.fields}
        values={props.values ?? {}}
        inputs={props.inputs}
        sections={props.sections}
        columns={columns}
        submitLabel={props.submitLabel}
        deed={props.deed}
        onSubmit={async (values) => {
          await onSubmit(values);
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}

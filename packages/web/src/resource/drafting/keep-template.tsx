import type { text } from '@loadline/contract/kernel/field';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { Modal } from '../../ui/dialog.tsx';
import { ResourceForm } from '../resource-form.tsx';
import './drafting.css';

interface KeepTemplateProps {
  /** The field of the name, and what is not kept under it. */
  field: ReturnType<typeof text>;
  says: string;
  suggested?: string;
  /** What is kept is what the server has: a form saves first. */
  keep: (name: string) => Promise<unknown>;
  /** Where the templates are asked for. */
  list: { readonly path: string };
  onClose: () => void;
}

/** Keeps what is asked for here under a name, for the next time. */
export function KeepTemplate({ field, says, suggested = '', keep, list, onClose }: KeepTemplateProps) {
  const { t } = useWords();
  const client = useQueryClient();
  return (
    <Modal open onClose={onClose} title={t('drafting.template.keep')} closeLabel={t('resource.close')}>
      <p className="draft-says">{says}</p>
      <ResourceForm
        fields={{ name: field }}
        values={{ name: suggested }}
        sections={[{ keys: ['name'] }]}
        columns="one"
        submitLabel={t('drafting.template.keep')}
        onSubmit={async ({ name }) => {
          await keep(name);
          notify('success', t('drafting.template.kept', { name }));
          onClose();
          await client.invalidateQueries({ queryKey: [list.path] });
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}

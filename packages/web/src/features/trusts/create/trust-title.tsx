import { saveTrustTemplate } from '@loadline/contract/trusts/trust-draft.api';
import { useState } from 'react';
import { permitted } from '../../../kernel/permitted.ts';
import { useWords } from '../../../kernel/words.ts';
import { DocumentNumber } from '../../../resource/document-number.tsx';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { TrustState } from '../../../shared/trusts/trust-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { KeepTrust } from '../keep-trust.tsx';
import { TemplateDialog } from '../template-dialog.tsx';
import { useTrustForm } from './trust-form.ts';

/** Which trust order is written, and the ways to begin another one like it. */
export function TrustTitle() {
  const { t } = useWords();
  const { record, content, saveNow } = useTrustForm();
  const [asks, setAsks] = useState<'template' | 'keep'>();
  const close = () => setAsks(undefined);
  const reference = content.service.customerRef;
  const title = t(record && record.trust.state !== 'DRAFT' ? 'trust.editTitle' : 'trust.newTitle');
  return (
    <RecordTitle
      list={{ page: 'trust' }}
      title={title}
      beside={<TrustState state={record?.trust.state ?? 'DRAFT'} />}
      facts={
        <>
          {record ? (
            <DocumentNumber number={record.trust.trustNo}>{record.trust.trustNo}</DocumentNumber>
          ) : null}
          {reference ? <span>{t('trust.reference', { number: reference })}</span> : null}
        </>
      }
      actions={
        <>
          <Button look="text" icon="file" onClick={() => setAsks('template')}>
            {t('trust.fromTemplate')}
          </Button>
          {record && permitted(saveTrustTemplate) ? (
            <Button look="text" icon="bookmark" onClick={() => setAsks('keep')}>
              {t('drafting.template.keep')}
            </Button>
          ) : null}
          {asks === 'template' ? <TemplateDialog onClose={close} /> : null}
          {asks === 'keep' && record ? (
            <KeepTrust trust={record.trust} before={saveNow} onClose={close} />
          ) : null}
        </>
      }
    />
  );
}

import { listTrustTemplates, saveTrustTemplate } from '@loadline/contract/trusts/trust-draft.api';
import { call } from '../../kernel/call.ts';
import { useWords } from '../../kernel/words.ts';
import { KeepTemplate } from '../../resource/drafting/keep-template.tsx';
import type { TrustRow } from './trust-record.ts';

interface KeepTrustProps {
  trust: TrustRow;
  /** Is waited for first: what is kept is what the server has. */
  before?: () => Promise<unknown>;
  onClose: () => void;
}

export function KeepTrust({ trust, before, onClose }: KeepTrustProps) {
  const { t } = useWords();
  const keep = async (name: string) => {
    await before?.();
    await call(saveTrustTemplate, { body: { no: trust.trustNo, name }, refusal: 'in place' });
  };
  return (
    <KeepTemplate
      field={saveTrustTemplate.body.name}
      suggested={[trust.channelName, trust.warehouseCode].filter(Boolean).join(' ')}
      says={t('trust.template.saveSays')}
      keep={keep}
      list={listTrustTemplates}
      onClose={onClose}
    />
  );
}

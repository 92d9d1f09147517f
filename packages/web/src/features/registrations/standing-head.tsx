import { maskedMobile } from '@loadline/contract/checks/mobile';
import { useWords } from '../../kernel/words.ts';
import type { Found } from './status-form.tsx';

/** Whose application it is, as far as it may be said, its number, and how often it came back. */
export function StandingHead({ found: { address, standing } }: { found: Found }) {
  const { t } = useWords();
  const { no, round, state, values } = standing;
  const returned = state === 'RETURNED' ? round : round - 1;
  const facts = [
    t('status.number', { no }),
    address.includes('@') ? address : maskedMobile(address),
    returned > 0 ? t('status.returnedTimes', { count: returned }) : '',
  ];
  return (
    <>
      <h1>{values?.companyNameCn ?? values?.contactName ?? t('status.title')}</h1>
      <p className="application__lead">{facts.filter(Boolean).join(' · ')}</p>
    </>
  );
}

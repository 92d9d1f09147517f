import { trustTotals, trustWeightRule } from '@loadline/contract/trusts/trust.totals';
import { useWords } from '../../../kernel/words.ts';
import { TrustChecklist } from '../../../resource/trust/trust-checklist.tsx';
import { TrustTotals } from '../../../resource/trust/trust-totals.tsx';
import { useTrustForm } from './trust-form.ts';
import { useChecklist } from './use-checklist.ts';
import { useTrustProducts } from './use-trust-products.ts';

/** What the entries lead to: figures and papers. */
export function Consequences() {
  const { t } = useWords();
  const checklist = useChecklist();
  return (
    <>
      <LiveTotals aside={t('trust.totals.live')} />
      <TrustChecklist entries={checklist} />
    </>
  );
}

function LiveTotals({ aside }: { aside: string }) {
  const { service, cargo } = useTrustForm().content;
  const product = useTrustProducts().find(({ channelName }) => channelName === service.channelName);
  const rule = trustWeightRule(service.mode, product?.weighing ?? null);
  return <TrustTotals totals={trustTotals(cargo.lines, rule)} rule={rule} aside={aside} />;
}

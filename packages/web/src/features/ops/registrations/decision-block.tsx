import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { returnableFields } from '@loadline/contract/ops/registration-desk';
import { registrationStates } from '@loadline/contract/registrations/registration.lifecycle';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { PanelBlock } from '../../../ui/side-panel.tsx';
import type { Registration } from './registration.ts';

/** What was decided, by whom and why; of a registration that came back, what had been asked for. */
export function DecisionBlock({ of }: { of: Registration }) {
  const { t, language } = useWords();
  const isDecided = of.state !== 'PENDING';
  if (!isDecided && of.corrections.length === 0 && !of.reason) return null;
  const state = say(wordOf(registrationStates, isDecided ? of.state : 'RETURNED'), language);
  const by = [of.decidedBy, of.decidedAt && officeTime(of.decidedAt).short].filter(Boolean).join(' · ');
  return (
    <PanelBlock
      title={isDecided ? t('registrations.decision', { state }) : t('registrations.lastReturn')}
      aside={by}
    >
      {of.reason ? <p className="decision__reason">{of.reason}</p> : null}
      {of.corrections.length > 0 ? (
        <ul className="decision__fields">
          {of.corrections.map(({ field, reason }) => (
            <li key={field}>
              <b>{say(wordOf(returnableFields, field), language)}</b> {reason}
            </li>
          ))}
        </ul>
      ) : null}
      {of.madeCustomer && may('op:customer:view') ? (
        <PageLink page="opsCustomer" query={{ no: of.madeCustomer }}>
          {t('registrations.toCustomer')}
        </PageLink>
      ) : null}
    </PanelBlock>
  );
}

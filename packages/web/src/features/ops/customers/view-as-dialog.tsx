import { viewAsCustomer, viewAsMinutes } from '@loadline/contract/ops/view-as.api';
import { pages } from '@loadline/contract/pages';
import { call } from '../../../kernel/call.ts';
import { lookWith } from '../../../kernel/stored.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import type { CustomerDialogProps } from './deed.ts';

/** Turns this tab into the customer's, for half an hour and for reading only; the reason stands in both logs. */
export function ViewAsDialog({ of, name, onClose }: CustomerDialogProps) {
  const { t } = useWords();
  const look = async (body: { orgId: string; reason: string }) => {
    const session = await call(viewAsCustomer, { body, refusal: 'in place' });
    lookWith(session.access_token, session.user);
    location.assign(pages.order.path);
  };
  return (
    <AskDialog
      title={t('customers.viewAs.title', { name })}
      says={t('customers.viewAs.says', { minutes: viewAsMinutes })}
      fields={viewAsCustomer.body}
      values={{ orgId: of.customer.id }}
      submitLabel={t('customers.viewAs.go')}
      onSubmit={look}
      onClose={onClose}
    />
  );
}

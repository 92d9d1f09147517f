import { viewAsCustomer, viewAsMinutes } from '@loadline/contract/ops/view-as.api';
import { pages } from '@loadline/contract/pages';
import { call } from '../../../kernel/call.ts';
import { lookWith } from '../../../kernel/stored.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';

interface ViewAsDialogProps {
  orgId: string;
  name: string;
  onClose: () => void;
}

/** Turns this tab into the customer's, for half an hour and for reading only; the reason stands in both logs. */
export function ViewAsDialog({ orgId, name, onClose }: ViewAsDialogProps) {
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
      values={{ orgId }}
      submitLabel={t('customers.viewAs.go')}
      onSubmit={look}
      onClose={onClose}
    />
  );
}

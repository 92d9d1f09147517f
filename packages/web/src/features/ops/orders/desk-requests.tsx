import { decideRequest } from '@loadline/contract/orders/order-desk.edit.api';
import { askedReason } from '@loadline/contract/orders/order-edit.api';
import { useState } from 'react';
import { useAtOpening } from '../../../kernel/at-opening.ts';
import { call } from '../../../kernel/call.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { ChangeList } from '../../../shared/orders/change-list.tsx';
import { RequestsCard } from '../../../shared/orders/requests-card.tsx';
import { Button } from '../../../ui/button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { DeskOrder } from './order.ts';

type Request = DeskOrder['requests'][number];

/** What the customer asked for, decided with its differences in sight. */
export function DeskRequests({ of }: { of: DeskOrder }) {
  const { t } = useWords();
  const [deciding, setDeciding] = useState<{ request: Request; accepted: boolean }>();
  return (
    <>
      <RequestsCard
        requests={of.requests}
        deeds={(request) =>
          may('op:order:edit') ? (
            <div className="order-deeds">
              <Button
                size="small"
                look="primary"
                icon="check"
                onClick={() => setDeciding({ request, accepted: true })}
              >
                {t('orderDesk.accept')}
              </Button>
              <Button size="small" icon="close" onClick={() => setDeciding({ request, accepted: false })}>
                {t('orderDesk.refuse')}
              </Button>
            </div>
          ) : null
        }
      />
      {deciding ? (
        <DecideDialog {...deciding} bookingNo={of.bookingNo} onClose={() => setDeciding(undefined)} />
      ) : null}
    </>
  );
}

const { answer } = decideRequest.body;

interface DecideDialogProps {
  request: Request;
  accepted: boolean;
  bookingNo: string | null;
  onClose: () => void;
}

/** Accepting carries it out at once; refusing says why. */
function DecideDialog({ request, accepted, bookingNo: no, onClose }: DecideDialogProps) {
  const { t } = useWords();
  const done = useDone();
  const { requestId, version, kind, changes } = useAtOpening(request);
  const which = accepted ? (kind === 'cancel' ? 'acceptCancel' : 'acceptAmend') : 'refuseRequest';
  return (
    <AskDialog
      title={t(`orderDesk.${which}Title`)}
      says={
        <>
          <p>{t(`orderDesk.${which}Says`)}</p>
          {which === 'acceptCancel' && no ? <p>{t('orderDesk.leavesBooking', { no })}</p> : null}
          {changes.length > 0 ? <ChangeList changes={changes} /> : null}
        </>
      }
      fields={{ answer: accepted ? answer : askedReason }}
      submitLabel={t(accepted ? 'orderDesk.accept' : 'orderDesk.refuse')}
      onSubmit={(given) =>
        done(
          call(decideRequest, {
            body: { requestId, version, accepted, answer: given.answer },
            refusal: 'in place',
          }),
        )
      }
      onClose={onClose}
    />
  );
}

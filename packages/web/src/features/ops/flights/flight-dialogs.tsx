import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { allotmentFlaw } from '@loadline/contract/flights/flight.rules';
import {
  listSlotCustomers,
  moveFlight,
  moveSlot,
  saveAllotments,
} from '@loadline/contract/flights/flight-desk.api';
import { check } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useAtOpening } from '../../../kernel/at-opening.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import type { Control } from '../../../resource/input-look.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { named } from '../named.ts';
import { RowsInput } from '../rates/rows-input.tsx';
import { useDone } from '../use-done.ts';
import { type Asked, type FlightDetail, loadSays } from './flight.ts';

interface FlightDialogProps {
  of: FlightDetail;
  asked: Asked;
  onClose: () => void;
}

/** What is asked before a flight or its slot is changed. */
export function FlightDialog({ of: now, asked, onClose }: FlightDialogProps) {
  const of = useAtOpening(now);
  if (asked === 'allotments') return <AllotmentsDialog of={of} onClose={onClose} />;
  if ('slot' in asked) return <SlotDialog of={of} to={asked.slot} onClose={onClose} />;
  return <StateDialog of={of} to={asked.flight} onClose={onClose} />;
}

type OneProps = Pick<FlightDialogProps, 'of' | 'onClose'>;

const { reason } = moveFlight.body;

function StateDialog({ of, to, onClose }: OneProps & { to: FlightDetail['flight']['state'] }) {
  const { t, language } = useWords();
  const done = useDone();
  const { id, version, flightNo, flightDate, state } = of.flight;
  const tells = to === 'CANCELLED' || state === 'CANCELLED';
  const saysOfLoad = tells
    ? [loadSays(of.load, t), ...(of.load.customers > 0 ? [t('flightDesk.tells')] : [])]
    : [];
  return (
    <AskDialog
      title={t(`flightDesk.moveTitle.${to}`, { flight: shownFlightNo(flightNo), date: flightDate })}
      says={[t(`flightDesk.moveSays.${to}`), ...saysOfLoad].join(language === 'en' ? ' ' : '')}
      fields={{ reason }}
      submitLabel={t(`flightDesk.move.${to}`)}
      deed={to === 'CANCELLED' ? 'cancelling' : undefined}
      onSubmit={(given) =>
        done(call(moveFlight, { body: { ...given, id, version, to }, refusal: 'in place' }))
      }
      onClose={onClose}
    />
  );
}

function SlotDialog({ of, to, onClose }: OneProps & { to: 'OPEN' | 'CLOSED' }) {
  const { t } = useWords();
  const done = useDone();
  const { id, version, flightNo, flightDate } = of.flight;
  return (
    <AskDialog
      title={t(`flightDesk.slotTitle.${to}`, { flight: shownFlightNo(flightNo), date: flightDate })}
      says={t(`flightDesk.slotSays.${to}`)}
      fields={{ reason }}
      submitLabel={t(`flightDesk.slotMove.${to}`)}
      onSubmit={(given) => done(call(moveSlot, { body: { ...given, id, version, to }, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}

const { allotments: field } = saveAllotments.body;

function AllotmentsDialog({ of, onClose }: OneProps) {
  const { t, language } = useWords();
  const done = useDone();
  const { id, version, flightNo, flightDate, room } = of.flight;
  const own = of.allotments.flatMap(({ orgId, kg, cbm }) => (orgId ? [{ orgId, kg, cbm }] : []));
  const others = of.allotments.flatMap(({ orgId, kg, cbm }, at) =>
    orgId ? [] : [{ orgId: String(at), kg, cbm }],
  );
  const fault = (value: unknown) => {
    const checked = check({ allotments: field }, { allotments: value });
    if (!checked.ok || !room) return undefined;
    const limit = { kg: room.maxKg, cbm: room.maxCbm };
    const flaw = allotmentFlaw([...others, ...checked.value.allotments], limit);
    return flaw && say(flaw, language);
  };
  return (
    <AskDialog
      title={t('flightDesk.allotmentsTitle', { flight: shownFlightNo(flightNo), date: flightDate })}
      says={t('flightDesk.allotmentsSays')}
      size="wide"
      fields={{ allotments: field }}
      values={{ allotments: own }}
      inputs={{
        allotments: {
          span: 'whole',
          fault,
          ...(others.length > 0 && { hint: t('flightDesk.othersStay', { count: others.length }) }),
          input: (control) => <AllotmentRows control={control} />,
        },
      }}
      submitLabel={t('resource.form.save')}
      onSubmit={({ allotments }) =>
        done(call(saveAllotments, { body: { id, version, allotments }, refusal: 'in place' }))
      }
      onClose={onClose}
    />
  );
}

/** Customers with what is kept for each. */
function AllotmentRows({ control }: { control: Control }) {
  const { t, language } = useWords();
  const { data: customers = [] } = useQuery(asking(listSlotCustomers, {}));
  return (
    <RowsInput
      label={t('flightDesk.allotments')}
      look="triples"
      control={control}
      columns={[
        {
          key: 'orgId',
          label: t('flightDesk.customer'),
          options: [
            { value: '', label: t('flightDesk.chooseCustomer') },
            ...customers.map((one) => ({ value: one.id, label: `${one.code} ${named(one, language)}` })),
          ],
        },
        { key: 'kg', label: t('flightDesk.keptKg'), decimals: 3 },
        { key: 'cbm', label: t('flightDesk.keptCbm'), decimals: 6 },
      ]}
      empty={{ orgId: '', kg: '', cbm: '' }}
      least={0}
      addLabel={t('flightDesk.addAllotment')}
    />
  );
}

import { charge, writtenCharge } from '@loadline/contract/bills/charge';
import { saveChargeCost, writtenCost } from '@loadline/contract/bills/charge-cost.api';
import { addCharge, changeCharge, listFees, proposeCharges } from '@loadline/contract/bills/charge-desk.api';
import { codeTableOf } from '@loadline/contract/kernel/code';
import { code } from '@loadline/contract/kernel/field';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';
import type { ChargeCost, ChargeLine, OrderCharges } from './charges-record.ts';

interface ChargeDialogProps {
  of: OrderCharges;
  /** The one that is changed; none: a new one. */
  line?: ChargeLine;
  onClose: () => void;
}

/** A charge by hand, or a change of one: of what a card proposed a charge by hand is made. */
export function ChargeDialog({ of, line, onClose }: ChargeDialogProps) {
  const { t, language } = useWords();
  const done = useDone();
  const { data: fees } = useQuery(asking(listFees, {}));
  if (!fees) return null;
  const no = of.order.orderNumber;
  const feeOptions = fees.map(({ feeType, feeZh, feeEn }) => ({
    value: feeType,
    label: inLanguage(language, feeZh, feeEn),
  }));
  // A choice among the fees that are in use.
  const fields = {
    ...writtenCharge,
    feeType: code(
      codeTableOf(
        'fee',
        fees.map(({ feeType, feeZh, feeEn }) => [feeType, { zh: feeZh, en: feeEn }]),
      ),
      {
        label: { zh: charge.fields.feeZh.label.zh, en: charge.fields.feeEn.label.en },
      },
    ),
  };
  const usual = {
    feeDate: of.order.feeDate,
    unitName: 'shipment',
    quantity: '1',
    currency: of.card?.currency ?? 'CNY',
  };
  return (
    <AskDialog
      title={line ? t('charges.changeTitle') : t('charges.addTitle', { no })}
      says={line?.source === 'card' ? t('charges.changeSays') : undefined}
      columns="two"
      fields={fields}
      values={line ?? usual}
      inputs={{ feeType: { options: feeOptions }, reason: { span: 'whole' } }}
      submitLabel={t('resource.form.save')}
      onSubmit={(typed) =>
        done(
          line
            ? call(changeCharge, {
                body: { ...typed, no, id: line.id, version: line.version },
                refusal: 'in place',
              })
            : call(addCharge, { body: { ...typed, no }, refusal: 'in place' }),
        )
      }
      onClose={onClose}
    />
  );
}

/** By which of several cards an order is priced. */
export function CardDialog({ of, onClose }: { of: OrderCharges; onClose: () => void }) {
  const { t, language } = useWords();
  const done = useDone();
  const no = of.order.orderNumber;
  const options = of.cards.map(({ id, zone, zoneZh, zoneEn, validFrom, validTo }) => ({
    value: id,
    label: t('charges.cardOption', {
      zone,
      name: inLanguage(language, zoneZh, zoneEn),
      from: validFrom,
      to: validTo,
    }),
  }));
  const { cardId } = proposeCharges.body;
  return (
    <AskDialog
      title={t('charges.chooseTitle')}
      says={t('charges.againSays')}
      fields={{ cardId: { ...cardId, required: true } }}
      values={{ cardId: of.card?.id ?? null }}
      inputs={{ cardId: { options } }}
      submitLabel={t('charges.propose')}
      onSubmit={(body) =>
        done(call(proposeCharges, { body: { no, ...body }, refusal: 'in place' }), t('charges.proposed'))
      }
      onClose={onClose}
    />
  );
}

interface CostDialogProps {
  of: OrderCharges;
  line: ChargeLine;
  cost: ChargeCost | undefined;
  onClose: () => void;
}

/** What a charge costs us, and who is paid. */
export function CostDialog({ of, line, cost, onClose }: CostDialogProps) {
  const { t, language } = useWords();
  const done = useDone();
  const body = { no: of.order.orderNumber, chargeId: line.id, version: cost?.version ?? null };
  return (
    <AskDialog
      title={t('charges.costTitle', { fee: inLanguage(language, line.feeZh, line.feeEn) })}
      says={t('charges.costSays')}
      fields={writtenCost}
      values={{
        supplier: cost?.supplier ?? '',
        currency: cost?.currency ?? 'CNY',
        amount: cost?.amount ?? '',
      }}
      submitLabel={t('resource.form.save')}
      onSubmit={(typed) => done(call(saveChargeCost, { body: { ...body, ...typed }, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}

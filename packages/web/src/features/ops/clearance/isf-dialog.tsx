import { saveIsf } from '@loadline/contract/clearance/entry-desk.api';
import { writtenIsf } from '@loadline/contract/clearance/entry-isf';
import { flawsOfIsf, toldParties } from '@loadline/contract/clearance/entry-isf.rules';
import { say } from '@loadline/contract/kernel/text';
import { call } from '../../../kernel/call.ts';
import { chosenZone } from '../../../kernel/chosen-zone.ts';
import { useWords } from '../../../kernel/words.ts';
import type { Control, Values } from '../../../resource/input-look.ts';
import { InstantInput } from '../../../resource/instant-input.tsx';
import type { Isf } from '../../../shared/clearance/entry-record.ts';
import { zoneText } from '../../../shared/clearance/zone-text.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { DeskEntry } from './desk-entry.ts';

function time(control: Control) {
  return <InstantInput {...control} zone={chosenZone()} />;
}

interface IsfDialogProps {
  of: DeskEntry;
  isf: Isf;
  onClose: () => void;
}

/** The filing with what the orders do not know; a party that stands empty is that of the orders. */
export function IsfDialog({ of: { file }, isf, onClose }: IsfDialogProps) {
  const { t, language } = useWords();
  const done = useDone();
  const { fileNo: no, version } = file;
  const byClock = t('clearanceDesk.isf.clock', { zone: zoneText(chosenZone(), language) });
  const orders = toldParties(isf);
  const told = (name: string | null) => name && t('clearanceDesk.isf.told', { name });
  const faultOf =
    (key: 'isfFiledAt' | 'isfNo') =>
    (_value: unknown, { isfState, isfNo, isfFiledAt }: Values) => {
      const flaw = flawsOfIsf({ isfState, isfNo, isfFiledAt }).find(({ path }) => path === key);
      return flaw && say(flaw.says, language);
    };
  return (
    <AskDialog
      title={t('clearanceDesk.isf.title', { number: no })}
      size="wide"
      columns="two"
      fields={writtenIsf}
      values={isf}
      inputs={{
        isfFiledAt: { input: time, hint: byClock, fault: faultOf('isfFiledAt') },
        isfNo: { fault: faultOf('isfNo') },
        loadingAt: {
          input: time,
          hint: `${byClock} ${t('clearanceDesk.isf.loadingHint')}`,
        },
        seller: { hint: told(orders.seller) },
        buyer: { hint: told(orders.buyer) },
        shipTo: { hint: told(orders.shipTo) },
        stowPlan: { as: 'switch' },
        containerMessages: { as: 'switch' },
      }}
      submitLabel={t('resource.form.save')}
      onSubmit={(body) => done(call(saveIsf, { body: { ...body, no, version }, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}

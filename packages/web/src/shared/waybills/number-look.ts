import { checkAirWaybill } from '@loadline/contract/checks/waybill';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import type { Words } from '../../kernel/words.ts';
import type { InputLook } from '../../resource/input-look.ts';

/** The input of an air waybill's number: its check digit is judged while it is typed. */
export function numberLook({ t }: Words): InputLook {
  return {
    placeholder: shownAwb('17612345675'),
    fault: (value) => {
      if (typeof value !== 'string' || value.trim() === '') return undefined;
      return checkAirWaybill(value) === 'valid' ? undefined : t('waybills.number.wrong');
    },
    remark: () => t('waybills.number.right'),
  };
}

import type { Text } from '../kernel/text.ts';
import { shownAwb } from './awb-number.ts';

/** What stands in the sheet of an order that a carrier has taken although it is on hold. */
export function takenOnHoldWords(mawbNo: string, to: Text, holds: Text): Text {
  const no = shownAwb(mawbNo);
  return {
    zh: `承运人报文：主单 ${no}“${to.zh}”，订单仍在扣货（${holds.zh}）`,
    en: `The carrier says waybill ${no} is “${to.en}”, and the order is on hold (${holds.en})`,
  };
}

/** What stands in the sheet of an order of which pieces were left behind at the pickup. */
export function partPickedUpWords(
  mawbNo: string,
  counted: { readonly came: number; readonly all: number } | null,
): Text {
  const no = shownAwb(mawbNo);
  const { zh, en } = counted
    ? {
        zh: `：已提 ${counted.came} 件，共 ${counted.all} 件`,
        en: `: ${counted.came} of ${counted.all} pieces`,
      }
    : { zh: '', en: '' };
  return { zh: `主单 ${no} 部分提货${zh}`, en: `Part of waybill ${no} was picked up${en}` };
}

/** Why such a sheet is done with. */
export function allPickedUpWords(mawbNo: string): Text {
  const no = shownAwb(mawbNo);
  return { zh: `主单 ${no} 已全部提货`, en: `All of waybill ${no} has been picked up` };
}

/** What stands in the sheet of an order whose flight was changed. */
export function flightChangedWords(mawbNo: string, from: string, to: string, reason: string): Text {
  const no = shownAwb(mawbNo);
  return {
    zh: `主单 ${no} 改配航班：${from} → ${to}。${reason}`,
    en: `Waybill ${no} flies on another flight: ${from} → ${to}. ${reason}`,
  };
}

/** The same where the airline has left the cargo behind. */
export function offloadedWords(mawbNo: string, from: string, to: string, reason: string): Text {
  const no = shownAwb(mawbNo);
  return {
    zh: `主单 ${no} 被拉货：${from} → ${to}。${reason}`,
    en: `Waybill ${no} was offloaded: ${from} → ${to}. ${reason}`,
  };
}

/** What stands in the sheet of an order when the carrier reports a discrepancy. */
export function discrepancyWords(mawbNo: string, code: string, note: Text): Text {
  const no = shownAwb(mawbNo);
  return {
    zh: `主单 ${no}：承运人报告差异（${code}）${note.zh}`,
    en: `Waybill ${no}: the carrier reports a discrepancy (${code}) ${note.en}`,
  };
}

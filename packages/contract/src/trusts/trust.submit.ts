import type { Finding } from '../kernel/schema.ts';
import { notReceiving } from '../references/receiving-warehouse.ts';

/** The product is closed to this customer, or no longer in use. */
export const notOffered: Finding = {
  path: 'service.channelName',
  label: { zh: '产品', en: 'Product' },
  says: { zh: '该产品未对贵司开放或已停用', en: 'not offered to your company, or no longer in use' },
};

/** Nobody would take the cargo in there. */
export const notBroughtThere: Finding = {
  path: 'route.dropOff',
  label: { zh: '送货仓库', en: 'Drop-off warehouse' },
  says: notReceiving,
};

/** What is wrong with a signature: the declaration is ticked, and of the edition in force. */
export function findingsOfSignature(
  { declared, edition }: { readonly declared: boolean; readonly edition: string },
  inForce: string,
): Finding[] {
  const label = { zh: '声明属实', en: 'Declaration of truth' };
  if (!declared) return [{ path: 'declared', label, says: { zh: '请勾选', en: 'tick it' } }];
  if (edition !== inForce)
    return [
      {
        path: 'edition',
        label,
        says: {
          zh: `声明文本已更新为 ${inForce} 版，请重新阅读并勾选`,
          en: `the text has changed to edition ${inForce}: read it and tick again`,
        },
      },
    ];
  return [];
}
/** A refused change has to say why, and every change has to be answered. */
export function unanswered(path: string, label: Finding['label']): Finding {
  return { path, label, says: { zh: '请接受，或拒绝并说明原因', en: 'accept it, or refuse it and say why' } };
}

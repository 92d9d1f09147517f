import { check, type Finding } from '@loadline/contract/kernel/schema';
import { type OrderForm, orderFormFields, ownFields } from '@loadline/contract/orders/order-form';
import { checkForm } from '@loadline/contract/orders/order-form.check';
import { type ImportKey } from '@loadline/contract/orders/order-import.columns';
import type { ImportChannel } from '@loadline/contract/orders/order-import.read';
import { channelsOf } from '@loadline/contract/orders/order-import.read';
import { readCell } from '@loadline/contract/orders/order-import.value';
import type { PartyRole } from '@loadline/contract/orders/order-party';
import { asInput } from '../../../resource/form-values.ts';
import type { Row } from '../../../resource/rows/rows.ts';
import { cartonFields, goodsFields, type OrderDraft, partyFields } from './order-draft.ts';

/** What a draft comes to: the order that it says, as far as it can be read, and what is wrong at which path. */
export interface DraftCheck {
  /** Undefined while something cannot even be read. */
  readonly form: OrderForm | undefined;
  readonly findings: readonly Finding[];
}

const none = channelsOf([]);
const listed = ['special', 'unit', 'origin'] as const satisfies readonly ImportKey[];

/**
 * Checks a draft by the contract's fields, then by the rules of the import, as the server does. Parties stand in the
 * findings by their role: `parties.consignee.city`. Whether a reference is in use only the server knows.
 */
export function checkDraft(draft: OrderDraft, channels: readonly ImportChannel[]): DraftCheck {
  const roles = rolesIn(draft);
  const checked = check(orderFormFields, inputOf(draft, roles));
  if (!checked.ok) return { form: undefined, findings: checked.findings.map((one) => byRole(one, roles)) };
  const form = checked.value;
  const ruled = checkForm(form, { channels, existingReferences: new Set() });
  return { form, findings: ruled.ok ? [] : ruled.findings };
}

/** The sender is always there; another party once anything of it was typed. */
function rolesIn({ parties }: OrderDraft): PartyRole[] {
  const others = (['consignee', 'notifier'] as const).filter((role) => !isEmpty(parties[role]));
  return ['sender', ...others];
}

function isEmpty(row: Row): boolean {
  return Object.values(row).every((cell) => cell.trim() === '');
}

function inputOf({ own, parties, cartons, goods }: OrderDraft, roles: readonly PartyRole[]): object {
  return {
    ...asInput(ownFields, own),
    parties: roles.map((role) => ({ role, ...asInput(partyFields, parties[role]) })),
    cartons: cartons.map((row) => asInput(cartonFields, row)),
    goods: goods.map((row) => asInput(goodsFields, { ...row, ...codesIn(row) })),
  };
}

/** Codes are typed, and pasted, in the words of either language; what no word is stays and is refused. */
function codesIn(row: Row): Record<string, unknown> {
  const read = listed.map((key): [string, unknown] => {
    const text = (row[key] ?? '').trim();
    const value = text === '' ? '' : (readCell(text, key, none, {}).value ?? text);
    return [key, key === 'special' ? value.split(',').filter(Boolean) : value];
  });
  return Object.fromEntries(read);
}

function byRole(finding: Finding, roles: readonly PartyRole[]): Finding {
  const [, at, rest] = /^parties\.(\d+)(\..*)?$/.exec(finding.path) ?? [];
  const role = at === undefined ? undefined : roles[Number(at)];
  return role === undefined ? finding : { ...finding, path: `parties.${role}${rest ?? ''}` };
}

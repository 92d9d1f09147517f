import type { DocumentPath, SaidAt } from '../documents/document.path.ts';
import { checkForm } from '../orders/order-form.check.ts';
import { formsOfTrust, placeInTrust } from './trust.orders.ts';
import { oneOrder } from './trust.split.ts';
import type { TrustContent } from './trust-content.ts';

/**
 * What the order that a trust order makes would be refused for: what is accepted can be edited afterwards. Asked once
 * nothing else is wrong.
 */
export function orderErrors(content: TrustContent): SaidAt[] {
  const [form] = formsOfTrust(content, oneOrder(content.cargo.lines), { trustNo: '-' });
  if (!form) return [];
  if (!form.ok) return form.findings.map(({ path, says }) => ({ path: trustPathOf(content, path), says }));
  const name = form.value.channelName;
  const ruled = checkForm(form.value, {
    channels: [{ name, nameEn: name }],
    existingReferences: new Set(),
  });
  if (ruled.ok) return [];
  return ruled.findings.map(({ path, says }) => ({ path: trustPathOf(content, path), says }));
}

const roles: Readonly<Record<string, string>> = {
  sender: 'shipper',
  consignee: 'consignee',
  notifier: 'notify',
};
const rowKeys: Readonly<Record<string, string>> = {
  weight: 'grossWeight',
  cartonNo: 'cartons',
  cartonCount: 'cartons',
  declaredQty: 'quantity',
  totalPriceUsd: 'unitPriceUsd',
};

/** Where in a trust order stands what its order has at a path; the line of a row is the one at its place. */
export function trustPathOf({ parties, cargo }: TrustContent, path: string): DocumentPath {
  const [first = '', middle = '', key] = path.split('.');
  if (first === 'parties') {
    const given = ['sender', 'consignee', ...(parties.notify ? ['notifier'] : [])];
    const role = roles[given[Number(middle)] ?? middle] ?? middle;
    return `parties.${role}.${key === 'tel' ? 'phone' : (key ?? 'company')}`;
  }
  const line = first === 'goods' || first === 'cartons' ? cargo.lines[Number(middle)] : undefined;
  if (line && key) return `cargo.lines.${line.id}.${rowKeys[key] ?? key}`;
  return placeInTrust.get(first) ?? 'cargo.lines';
}

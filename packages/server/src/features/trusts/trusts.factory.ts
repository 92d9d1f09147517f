import { soundLine as anyLine, soundTrust } from '@loadline/contract/trusts/trust.factory';
import type { TrustState } from '@loadline/contract/trusts/trust.lifecycle';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import type { TrustLine } from '@loadline/contract/trusts/trust-line';
import { newId } from '../../kernel/database.ts';
import { firstEditions } from '../../seed/site-content.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';

/** The product that test trust orders ask for. */
export const testProduct = '中美空运专线';

/** Opens the product for a customer; asking again changes nothing. */
export async function offerProduct(house: TestHouse, orgId: string): Promise<void> {
  await house.rows(
    `insert into channel (channel_id, name, name_en, transport, active) values ($1, $2, 'China to US air', '1', true) on conflict (name) do nothing`,
    [newId(), testProduct],
  );
  await house.rows(
    `insert into customer_channel (org_id, channel_id) select $1, channel_id from channel where name = $2 on conflict do nothing`,
    [orgId, testProduct],
  );
}

/** A line that can be submitted. */
export function soundLine(change: Partial<TrustLine> = {}): TrustLine {
  return { ...anyLine(1), id: newId(), ...change };
}

/** A content that can be submitted, under a reference of its own. */
export function soundContent(lines: TrustLine[] = [soundLine()]): TrustContent {
  const sound = soundTrust(lines);
  return { ...sound, service: { ...sound.service, customerRef: `PO-${newId().slice(-8)}` } };
}

/** A draft with this content, made and saved through the calls of the product. */
export async function draftOf(calls: Calls, content: TrustContent = soundContent()) {
  const made = await calls.post('/omsapi/trust/make', {});
  const { id, version } = made.data.trust;
  const saved = await calls.post('/omsapi/trust/save', { id, version, ...content });
  if (saved.code !== 200) throw new Error(saved.message);
  return saved.data;
}

export function signed(trust: { readonly id: string; readonly version: number }) {
  return {
    id: trust.id,
    version: trust.version,
    declared: true,
    signedBy: '林知夏',
    edition: firstEditions.declaration.edition,
  };
}

/** A trust order that was handed in. */
export async function submittedBy(calls: Calls, content: TrustContent = soundContent()) {
  const { trust } = await draftOf(calls, content);
  const submitted = await calls.post('/omsapi/trust/submit', signed(trust));
  if (submitted.code !== 200) throw new Error(submitted.message);
  return submitted.data;
}

/** Lays a trust order into a state, whatever came before. */
export async function putInto(house: TestHouse, id: string, state: TrustState): Promise<void> {
  await house.rows(
    `update trust set state = $2, resume_state = 'ACCEPTED', accepted_at = now() where id = $1`,
    [id, state],
  );
}

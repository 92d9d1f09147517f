import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { emptyContent } from '@loadline/contract/trusts/trust-content';
import { blankTrustLine } from '@loadline/contract/trusts/trust-line';
import type { TrustParty } from '@loadline/contract/trusts/trust-party';
import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

interface Whose {
  readonly orgId: string;
  readonly ownerId: string;
  /** What stands in every text. */
  readonly text: string;
}

/** A trust order that was handed in, with an amendment, a draft and a template. */
export async function addTrusts(house: TestHouse, whose: Whose) {
  const { orgId, ownerId, text } = whose;
  const [trustId, draftId, templateId] = [newId(), newId(), newId()];
  const content = JSON.stringify(contentWith(text));
  const trustNo = `WT${newId().slice(-12)}`;
  const put = (id: string, no: string, state: string) =>
    house.rows(
      `insert into trust (org_id, id, trust_no, state, content, reason, created_by, waiting_since) values ($1, $2, $3, $4, $5, $6, $7, now())`,
      [orgId, id, no, state, content, text, ownerId],
    );
  await put(trustId, trustNo, 'SUBMITTED');
  await put(draftId, `${trustNo}D`, 'DRAFT');
  await house.rows(
    `insert into trust_amendment (org_id, id, trust_id, round, why, changes, asked_by) values ($1, $2, $3, 1, $4, $5, $6)`,
    [
      orgId,
      newId(),
      trustId,
      text,
      JSON.stringify([{ path: 'route.warehouseCode', label: { zh: text, en: text }, from: text, to: text }]),
      ownerId,
    ],
  );
  await house.rows(
    `insert into trust_template (org_id, id, name, content, created_by) values ($1, $2, $3, $4, $5)`,
    [orgId, templateId, text, content, ownerId],
  );
  await house.rows(
    `insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes) values ($1, $2, $3, $4, 'made', 'trust', $5, $6)`,
    [orgId, newId(), ownerId, text, trustId, JSON.stringify({ reason: text })],
  );
  return { trustId, trustNo, draftId, templateId };
}

/** Ids of no trust order. */
export function noTrusts() {
  return { trustId: newId(), trustNo: `WT${newId().slice(-12)}`, draftId: newId(), templateId: newId() };
}

function contentWith(words: string): TrustContent {
  const { service, parties, route, cargo, terms } = emptyContent;
  const party: TrustParty = {
    company: words,
    contact: words,
    phone: '0755-87654321',
    email: null,
    country: 'CN',
    state: words,
    city: words,
    address: words,
    postCode: words,
  };
  const line = {
    ...blankTrustLine(newId()),
    nameZh: words,
    nameEn: words,
    brand: words,
    model: words,
    material: words,
  };
  return {
    service: { ...service, customerRef: words },
    parties: { ...parties, shipper: party, consignee: party, notify: party },
    route: { ...route, pickup: party, warehouseCode: words, fbaIds: [words] },
    cargo: { ...cargo, marks: words, lines: [line] },
    terms: { ...terms, specialHandling: words },
  };
}

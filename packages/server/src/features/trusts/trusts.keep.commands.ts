import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Finding } from '@loadline/contract/kernel/schema';
import { requiredAt } from '@loadline/contract/trusts/trust.needed';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import type { keepInBooks } from '@loadline/contract/trusts/trust-draft.api';
import type { TrustLine } from '@loadline/contract/trusts/trust-line';
import type { TrustRole } from '@loadline/contract/trusts/trust-party';
import type { Database, Tx } from '../../kernel/database.ts';
import { foundDocument } from '../../kernel/documents/document.ts';
import { wrongFields } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { keepNewAddress, keepNewCarton, keepNewGoods } from '../customers/books.public.ts';
import { trusts } from './trusts.commands.ts';

type Kept = AnswerOf<typeof keepInBooks>;

/** Puts parties, goods and carton sizes of a trust order into the books of its customer, all of them or none. */
export function keepFromTrust(
  db: Database,
  viewer: Viewer,
  { id, parties, goods, cartons }: BodyOf<typeof keepInBooks>,
): Promise<Kept> {
  return db.inTransaction(viewer, async (tx) => {
    const { content } = await foundDocument(tx, trusts, id);
    requireWhole(content, parties, goods, cartons);
    const outcomes: boolean[] = [];
    for (const role of new Set(parties)) outcomes.push(...(await keepParty(tx, content, role)));
    for (const line of linesOf(content, goods)) outcomes.push(await keepLine(tx, line));
    for (const line of linesOf(content, cartons)) outcomes.push(await keepSize(tx, line));
    const kept = outcomes.filter(Boolean).length;
    return { kept, known: outcomes.length - kept };
  });
}

const partyNeeds = ['contact', 'phone', 'country', 'address'] as const;
const goodsNeeds = ['nameZh', 'nameEn', 'hsDest', 'material', 'usage'] as const;
const sizeNeeds = ['length', 'width', 'height'] as const;

function requireWhole(
  content: TrustContent,
  parties: readonly TrustRole[],
  goods: readonly string[],
  cartons: readonly string[],
): void {
  const findings: Finding[] = [
    ...parties.flatMap((role) => partyNeeds.map((key) => `parties.${role}.${key}`)),
    ...goods.flatMap((line) => goodsNeeds.map((key) => `cargo.lines.${line}.${key}`)),
    ...cartons.flatMap((line) => sizeNeeds.map((key) => `cargo.lines.${line}.${key}`)),
  ].flatMap((path) => requiredAt(content, path));
  if (findings.length > 0) throw wrongFields(findings);
}

function linesOf({ cargo }: TrustContent, ids: readonly string[]): TrustLine[] {
  return cargo.lines.filter(({ id }) => ids.includes(id));
}

const typeOfRole = {
  shipper: 'shipper',
  consignee: 'consignee',
  notify: 'consignee',
  alsoNotify: 'consignee',
  importer: 'consignee',
  billTo: 'billing',
} as const;

async function keepParty(tx: Tx, { parties }: TrustContent, role: TrustRole): Promise<boolean[]> {
  const party = parties[role];
  const { contact, phone, country, address } = party ?? {};
  if (!party || !contact || !phone || !country || !address) return [];
  const { company, state, city, postCode } = party;
  const entry = {
    type: typeOfRole[role],
    company,
    contact,
    phone,
    country,
    state,
    city,
    address,
    postCode,
    remark: null,
  };
  return [await keepNewAddress(tx, entry)];
}

function keepLine(tx: Tx, line: TrustLine): Promise<boolean> {
  const { nameZh, nameEn, hsDest, brand, model, material, usage } = line;
  return keepNewGoods(tx, {
    sku: null,
    nameZh: nameZh ?? '',
    nameEn: nameEn ?? '',
    hsCode: hsDest ?? '',
    brand,
    model,
    material: material ?? '',
    currency: 'USD',
    purpose: usage ?? '',
    priceDifference: null,
  });
}

function keepSize(tx: Tx, line: TrustLine): Promise<boolean> {
  const [length, width, height] = [line.length ?? '', line.width ?? '', line.height ?? ''];
  return keepNewCarton(tx, { rule: `${length}×${width}×${height} cm`, length, width, height });
}

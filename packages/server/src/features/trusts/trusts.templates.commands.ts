import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { listTrustTemplates, saveTrustTemplate } from '@loadline/contract/trusts/trust-draft.api';
import type { Database } from '../../kernel/database.ts';
import { isoOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { TemplateShelf } from '../../kernel/template-shelf.ts';
import { keepOn } from '../../kernel/template-shelf.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { afresh } from './trusts.commands.ts';
import { foundTrust } from './trusts.detail.queries.ts';

export const trustTemplates: TemplateShelf = {
  table: 'trust_template',
  subject: 'trustTemplate',
  json: sql`json_build_object('id', r.id::text, 'name', r.name, 'mode', r.content #>> '{service,mode}',
    'channelName', r.content #>> '{service,channelName}', 'consignee', r.content #>> '{parties,consignee,company}',
    'lines', jsonb_array_length(r.content #> '{cargo,lines}'), 'updatedAt', ${isoOf(sql`r.updated_at`)})`,
};

/** Keeps what a trust order asks for under a name. */
export function keepTemplate(
  db: Database,
  viewer: Viewer,
  { no, name }: BodyOf<typeof saveTrustTemplate>,
): Promise<AnswerOf<typeof listTrustTemplates>[number]> {
  return db.inTransaction(viewer, async (tx) => {
    const { id } = await tx.one<{ id: string }>(
      sql`select r.id from trust r where ${ofViewer('r')} and r.trust_no = ${no}`,
    );
    const content = afresh((await foundTrust(tx, id)).content);
    return keepOn(tx, trustTemplates, { name, no, content });
  });
}

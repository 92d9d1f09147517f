import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { LabelState, PhotoKind } from '@loadline/contract/labels/label.codes';
import { photoKinds } from '@loadline/contract/labels/label.codes';
import { flag, json, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { ownLabels, photosOfLabel } from './labels.rows.queries.ts';

/** Refuses to call photographed what lacks photos, and compliant what has not passed its checks. */
export async function requireProof(
  tx: Tx,
  labels: readonly { readonly id: string; readonly style: string }[],
  to: LabelState,
): Promise<void> {
  if (to !== 'PHOTOGRAPHED' && to !== 'IN_COMPLIANCE' && to !== 'COMPLIANT') return;
  for (const { id, style, verification, missing, mine } of await proofOf(tx, labels)) {
    if (id && missing.length > 0)
      throw new Problem('labelPhotosMissing', { style, kinds: kindsSaid(missing) });
    if (to !== 'COMPLIANT') continue;
    if (verification !== 'COMPLIANT') throw new Problem('labelUnchecked', { style });
    if (mine) throw new Problem('labelSecondReviewer', { style });
  }
}

/** What is proven of each; `mine`: a second person has to look at what this one has checked alone. */
function proofOf(tx: Tx, labels: readonly { readonly id: string }[]) {
  return tx.rows(sql.type({
    id: text,
    style: text,
    verification: textOf<string>(),
    missing: json<PhotoKind[]>(),
    mine: flag,
  })`
    select r.id::text as id, r.style_no || ' ' || r.colour as style, r.verification,
      (select coalesce(json_agg(w), '[]') from unnest(r.wanted) w where w not in
        (select p.kind from label l cross join lateral ${photosOfLabel} p where l.org_id = r.org_id and l.id = r.id)) as missing,
      r.second_review and not exists (select from label_check x where x.org_id = r.org_id and x.label_id = r.id and x.checked_by <> ${tx.me.userId}) as mine
    from ${ownLabels} where r.id = any(${labels.map(({ id }) => id)}::uuid[]) order by r.id`);
}

function kindsSaid(missing: readonly PhotoKind[]) {
  const words = codesOf(photoKinds)
    .filter((kind) => missing.includes(kind))
    .map((kind) => wordOf(photoKinds, kind));
  return { zh: words.map(({ zh }) => zh).join('、'), en: words.map(({ en }) => en).join(', ') };
}

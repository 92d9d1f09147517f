import type { Fields } from '@loadline/contract/kernel/field';
import { answerFields, deskQuestion, question } from '@loadline/contract/questions/question';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import { goodsView } from '../customers/goods.rows.public.ts';
import { recordFileView } from '../files/files.rows.public.ts';
import { organisationView } from '../ops/companies.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';

/** Questions, each with the answer that stands and what hangs on it. */
const questions = sql`(select q.*, q.asked_who as asked_by, q.created_at as asked_at, a.hts, a.valid_from, a.author, coalesce(a.no, 0) as answers,
    (select w.sku from ${goodsView} w where w.org_id = q.org_id and w.id = q.goods_id) as goods_sku,
    (select o.order_number from ${orderView} o where o.org_id = q.org_id and o.id = q.order_id) as order_number,
    (select count(*)::int from ${recordFileView} f
      where f.org_id = q.org_id and f.subject = 'question' and f.subject_id = q.id and f.visible and f.withdrawn_at is null) as files
  from hts_question q left join lateral (select s.* from hts_answer s where s.org_id = q.org_id and s.question_id = q.id order by s.no desc limit 1) a on true)`;

export const ownQuestions = sql`${questions} r`;

/** Those of the customers of one's team, with whose they are. */
export const deskQuestions = sql`(select q.*, g.name_zh as customer, g.name_en as customer_en from ${questions} q
  join ${organisationView} g on g.org_id = q.org_id) r`;

export function questionJson(fields: Fields): Sql {
  return jsonOf(fields, 'r');
}

export const ownRow = questionJson(question.fields);
export const deskRow = questionJson(deskQuestion.fields);

/** Every answer to a question `r`, the newest first. */
export const threadJson = sql`coalesce((select json_agg(${jsonOf(answerFields, 't')} order by t.no desc) from hts_answer t
  where t.org_id = r.org_id and t.question_id = r.id), '[]')`;

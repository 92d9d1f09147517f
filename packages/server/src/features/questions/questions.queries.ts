import { hsDigits } from '@loadline/contract/checks/hs';
import { plainNumber } from '@loadline/contract/checks/tracked-number';
import { codesOf } from '@loadline/contract/kernel/code';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { deskQuestion, question } from '@loadline/contract/questions/question';
import type { questionApi } from '@loadline/contract/questions/question.api';
import { questionTabs } from '@loadline/contract/questions/question.codes';
import type { deskQuestionApi } from '@loadline/contract/questions/question-desk.api';
import type { Database, RawJson } from '../../kernel/database.ts';
import { isBetween, isOneOf, setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deskQuestions, deskRow, ownQuestions, ownRow, questionJson } from './questions.rows.queries.ts';

type OwnFilter = QueryOf<typeof questionApi.count>;
type DeskFilter = QueryOf<typeof deskQuestionApi.count>;
type Tab = NonNullable<OwnFilter['tab']>;

const inTab: Readonly<Record<Tab, Sql>> = {
  questions: sql`true`,
  waiting: sql`r.state in ('ASKED', 'REOPENED')`,
  answered: sql`r.state = 'ANSWERED'`,
  accepted: sql`r.state = 'ACCEPTED'`,
  withdrawn: sql`r.state = 'WITHDRAWN'`,
};

function matching({ search, state, origin, from, to }: Omit<OwnFilter, 'tab'>): Sql[] {
  return setOf([
    search !== null && found(search),
    isOneOf(sql`r.state`, state),
    isOneOf(sql`r.origin`, origin),
    ...isBetween(sql`r.created_at`, from, to),
  ]);
}

/** By its number, its goods, its order, or the beginning of the number that was answered. */
function found(search: string): Sql {
  const digits = hsDigits(search);
  return sql`(${containing(['no', 'name_zh', 'name_en', 'material'], search)} or r.order_number = ${plainNumber(search)}
    ${/^\d{4,10}$/.test(digits) ? sql`or r.hts like ${`${digits}%`}` : sql``})`;
}

function matchingOwn({ tab: _tab, ...filter }: OwnFilter): Sql {
  return allOf([ofViewer('r'), ...matching(filter)]);
}

function matchingAtDesk({ tab: _tab, orgId, ...filter }: DeskFilter): Sql {
  return allOf([...matching(filter), ...(orgId === null ? [] : [sql`r.org_id = ${orgId}`])]);
}

const by = sortedBy({
  stateAt: { value: sql`r.state_at`, type: 'timestamptz' },
  askedAt: { value: sql`r.created_at`, type: 'timestamptz' },
  no: { value: sql`r.no`, type: 'text' },
  nameZh: { value: sql`r.name_zh`, type: 'text' },
  nameEn: { value: sql`r.name_en`, type: 'text' },
});

/** The questions of the viewer's company. */
export const ownList: ListSource<OwnFilter> = {
  of: question,
  from: ownQuestions,
  where: (filter) => allOf([matchingOwn(filter), inTab[filter.tab ?? 'questions']]),
  row: ownRow,
  sheetRow: questionJson,
  by,
};

/** Those of the customers whom the viewer serves. */
export const deskList: ListSource<DeskFilter> = {
  of: deskQuestion,
  from: deskQuestions,
  where: (filter) => allOf([matchingAtDesk(filter), inTab[filter.tab ?? 'questions']]),
  row: deskRow,
  sheetRow: questionJson,
  by,
};

/** How many stand under each tab. */
function tabsOf(from: Sql, where: Sql): Sql {
  const counted = codesOf(questionTabs).map(
    (tab) => sql`json_build_object('tab', ${sql.lit(tab)}, 'count', count(*) filter (where ${inTab[tab]}))`,
  );
  return sql`select json_build_object('tabs', json_build_array(${sql.join(counted)}))::text from ${from} where ${where}`;
}

export function overviewOfOwn(db: Database, viewer: Viewer, filter: OwnFilter): Promise<RawJson> {
  return db.readJson(viewer, tabsOf(ownQuestions, matchingOwn(filter)));
}

export function overviewAtDesk(staff: Database, viewer: Viewer, filter: DeskFilter): Promise<RawJson> {
  return staff.readJson(viewer, tabsOf(deskQuestions, matchingAtDesk(filter)));
}

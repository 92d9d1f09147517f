import { codesOf } from '@loadline/contract/kernel/code';
import type { AboutPage } from '@loadline/contract/site/about-page';
import { aboutPage } from '@loadline/contract/site/about-page';
import type { Announcement } from '@loadline/contract/site/announcement';
import { announcement, publicAnnouncement } from '@loadline/contract/site/announcement';
import type { ShownAnnouncement } from '@loadline/contract/site/announcement.api';
import { announcementLevels } from '@loadline/contract/site/announcement-level';
import type { HomePage } from '@loadline/contract/site/home-page';
import { homePage } from '@loadline/contract/site/home-page';
import type { ShownHome } from '@loadline/contract/site/home-page.api';
import type { ProductPage } from '@loadline/contract/site/product-page';
import { productPage } from '@loadline/contract/site/product-page';
import type { ShownProduct } from '@loadline/contract/site/product-page.api';
import type { ProductType } from '@loadline/contract/site/product-type';
import { productTypes, shownProduct } from '@loadline/contract/site/product-type';
import { factsOfRates } from '@loadline/contract/site/rate-facts';
import { int, json, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { offersShipHwc } from '../ops/hosts.public.ts';
import { ratesOnPages } from '../rates/rates.public.ts';

const productJson = jsonOf(productPage.fields, 'p');
const aboutJson = jsonOf(aboutPage.fields, 'a');
const homeJson = jsonOf(homePage.fields, 'h');
const announcementJson = jsonOf(announcement.fields, 'n');
const inMenuOrder = sql`array_position(${codesOf(productTypes)}::text[], p.type)`;

/**
 * The page a visitor of this host asked for, and in short all that the host shows, in the order of the menu. What rates say
 * stands in the place of what was written.
 */
export async function productShown(
  db: Database,
  { type, host }: { readonly type: string | null; readonly host: string },
): Promise<ShownProduct> {
  const lines = await db.call(sql.type({
    transitFrom: orNull(int),
    transitTo: orNull(int),
    type: textOf<ShownProduct['lines'][number]['type']>(),
    titleZh: text,
    titleEn: text,
    leastZh: text,
    leastEn: text,
  })`
    select p.type, p.title_zh as "titleZh", p.title_en as "titleEn", p.transit_from as "transitFrom",
      p.transit_to as "transitTo", p.least_zh as "leastZh", p.least_en as "leastEn"
    from product_page p
    where p.type <> 'ship_hwc' or ${offersShipHwc(sql`${host}`)}
    order by ${inMenuOrder}`);
  const shown = shownProduct(type, { shipHwc: lines.some((line) => line.type === 'ship_hwc') });
  const [found] = await db.call(productOf(shown));
  if (!found) throw new Problem('notFound');
  const rates = await ratesOnPages(db);
  const ratesOf = (of: ProductType) => rates.filter(({ page }) => page === of).map(({ rate }) => rate);
  const withFacts = <P extends { readonly type: ProductType }>(page: P): P => ({
    ...page,
    ...factsOfRates(ratesOf(page.type)),
  });
  return { product: withFacts(found.page), rates: ratesOf(shown), lines: lines.map(withFacts) };
}

export async function aboutShown(db: Database): Promise<AboutPage> {
  const [found] = await db.call(
    sql.type({ page: json<AboutPage>() })`select ${aboutJson} as page from about_page a`,
  );
  if (!found) throw new Problem('notFound');
  return found.page;
}

export async function homeShown(db: Database): Promise<ShownHome> {
  const [[found], rates] = await Promise.all([db.call(homeOf), ratesOnPages(db)]);
  const offered = codesOf(productTypes).filter((type) => rates.some(({ page }) => page === type));
  return { home: found?.home ?? null, offered };
}

/** The policy shows visitors what is announced now, and nothing else. */
export async function announcedNow(db: Database): Promise<ShownAnnouncement[]> {
  const rows = await db.call(sql.type({ one: json<ShownAnnouncement>() })`
    select ${jsonOf(publicAnnouncement.fields, 'n')} as one from announcement n
    order by array_position(${codesOf(announcementLevels)}::text[], n.level) desc, n.valid_from desc, n.id limit 20`);
  return rows.map(({ one }) => one);
}

export function productPages(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(
    viewer,
    sql`select coalesce(json_agg(${productJson} order by ${inMenuOrder}), '[]')::text from product_page p`,
  );
}

export function aboutForStaff(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(viewer, sql`select ${aboutJson}::text from about_page a`);
}

export function homeForStaff(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(
    viewer,
    sql`select json_build_object('home', (select ${homeJson} from home_page h))::text`,
  );
}

const announcements = sql`select coalesce(json_agg(${announcementJson} order by n.valid_from desc, n.id), '[]') from announcement n`;

export function everyAnnouncement(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(viewer, sql`select (${announcements})::text`);
}

export async function announcementsIn(tx: Tx): Promise<Announcement[]> {
  const { list } = await tx.one(
    sql.type({ list: json<Announcement[]>() })`select (${announcements}) as list`,
  );
  return list;
}

/** A product's page in this transaction; nobody else changes it until it ends. */
export async function lockedProduct(tx: Tx, type: ProductType): Promise<ProductPage> {
  await tx.one(sql`select 1 from product_page where type = ${type} for update`);
  return (await tx.one(productOf(type))).page;
}

export async function lockedAbout(tx: Tx): Promise<AboutPage> {
  await tx.one(sql`select 1 from about_page for update`);
  return (await tx.one(sql.type({ page: json<AboutPage>() })`select ${aboutJson} as page from about_page a`))
    .page;
}

/** Undefined while nobody has written it. */
export async function lockedHome(tx: Tx): Promise<HomePage | undefined> {
  await tx.rows(sql`select 1 from home_page for update`);
  return (await tx.rows(homeOf))[0]?.home;
}

/** Undefined when there is none of this id. */
export async function lockedAnnouncement(tx: Tx, id: string): Promise<Announcement | undefined> {
  await tx.rows(sql`select 1 from announcement where id = ${id} for update`);
  const [found] = await tx.rows(
    sql.type({ one: json<Announcement>() })`
      select ${announcementJson} as one from announcement n where n.id = ${id}`,
  );
  return found?.one;
}

const homeOf = sql.type({ home: json<HomePage>() })`select ${homeJson} as home from home_page h`;

function productOf(type: ProductType): Sql<{ page: ProductPage }> {
  return sql.type({ page: json<ProductPage>() })`
    select ${productJson} as page from product_page p where p.type = ${type}`;
}

import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import type {
  deleteAnnouncement,
  saveAboutPage,
  saveAnnouncement,
  saveHomePage,
  saveProductPage,
} from '@loadline/contract/ops/content.api';
import type { AboutPage } from '@loadline/contract/site/about-page';
import type { Announcement } from '@loadline/contract/site/announcement';
import { announcement } from '@loadline/contract/site/announcement';
import { endFlaw, transitFlaw } from '@loadline/contract/site/content.rules';
import type { HomePage } from '@loadline/contract/site/home-page';
import type { ProductPage } from '@loadline/contract/site/product-page';
import { productPage } from '@loadline/contract/site/product-page';
import { audit } from '../../kernel/audit.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences } from '../../kernel/record-changes.ts';
import { assignments, insertion, staleProblem } from '../../kernel/records.save.ts';
import { columnOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import {
  announcementsIn,
  lockedAbout,
  lockedAnnouncement,
  lockedHome,
  lockedProduct,
} from './content.queries.ts';
import type { Written } from './content.written.ts';
import { asColumns } from './content.written.ts';

export function keepProductPage(
  staff: Database,
  viewer: Viewer,
  { type, version, ...written }: BodyOf<typeof saveProductPage>,
): Promise<ProductPage> {
  const flaw = transitFlaw(written);
  if (flaw) throw wrongFields([findingOn(productPage, 'transitTo', flaw)]);
  return staff.inTransaction(viewer, async (tx) => {
    const before = await lockedProduct(tx, type);
    if (before.version !== version) throw staleProblem(before, { type, ...written });
    await tx.rows(sql`update product_page set ${changed(written)}, demo = false where type = ${type}`);
    const changes = { type, ...differences(before, written) };
    await audit(tx, { action: 'edited', subject: 'productPage', changes });
    return lockedProduct(tx, type);
  });
}

export function keepAboutPage(
  staff: Database,
  viewer: Viewer,
  { version, ...written }: BodyOf<typeof saveAboutPage>,
): Promise<AboutPage> {
  return staff.inTransaction(viewer, async (tx) => {
    const before = await lockedAbout(tx);
    if (before.version !== version) throw staleProblem(before, written);
    await tx.rows(sql`update about_page set ${changed(written)}, demo = false`);
    await audit(tx, { action: 'edited', subject: 'aboutPage', changes: differences(before, written) });
    return lockedAbout(tx);
  });
}

/** The first words of the home page without a version, else a change of those that were read; those of a demo become the forwarder's. */
export function keepHomePage(
  staff: Database,
  viewer: Viewer,
  { version, ...written }: BodyOf<typeof saveHomePage>,
): Promise<HomePage> {
  return staff.inTransaction(viewer, async (tx) => {
    const before = await lockedHome(tx);
    if ((before?.version ?? null) !== version) throw staleProblem({ ...before }, written);
    const saved = before
      ? sql`update home_page set ${changed(written)}, demo = false returning 1`
      : sql`${insertion('home_page', asColumns(written))} on conflict do nothing returning 1`;
    const isSaved = (await tx.rows(saved)).length > 0;
    const home = await lockedHome(tx);
    // Somebody else has written the first words at the same moment.
    if (!home || !isSaved) throw staleProblem({ ...home }, written);
    const changes = differences({ ...before }, written);
    await audit(tx, { action: before ? 'edited' : 'published', subject: 'homePage', changes });
    return home;
  });
}

/** A new announcement without a version, else a change of the one that was read. */
export function keepAnnouncement(
  staff: Database,
  viewer: Viewer,
  { id, version, ...written }: BodyOf<typeof saveAnnouncement>,
): Promise<Announcement[]> {
  const flaw = endFlaw(written);
  if (flaw) throw wrongFields([findingOn(announcement, 'validTo', flaw)]);
  return staff.inTransaction(viewer, async (tx) => {
    const before = await lockedAnnouncement(tx, id);
    if (!before && version !== null) throw new Problem('notFound');
    if (before && before.version !== version) throw staleProblem(before, written);
    if (before) await tx.rows(sql`update announcement set ${changed(written)} where id = ${id}`);
    else await announce(tx, { id, ...written });
    await audit(tx, {
      action: before ? 'edited' : 'made',
      subject: 'announcement',
      subjectId: id,
      changes: differences(before ?? {}, written),
    });
    return announcementsIn(tx);
  });
}

export function dropAnnouncement(
  staff: Database,
  viewer: Viewer,
  { id, version }: BodyOf<typeof deleteAnnouncement>,
): Promise<Announcement[]> {
  return staff.inTransaction(viewer, async (tx) => {
    const before = await lockedAnnouncement(tx, id);
    if (!before) throw new Problem('notFound');
    if (before.version !== version) throw staleProblem(before, {});
    await tx.rows(sql`delete from announcement where id = ${id}`);
    const { titleZh, titleEn } = before;
    const changes = { titleZh: { from: titleZh, to: null }, titleEn: { from: titleEn, to: null } };
    await audit(tx, { action: 'deleted', subject: 'announcement', subjectId: id, changes });
    return announcementsIn(tx);
  });
}

async function announce(tx: Tx, written: Written): Promise<void> {
  const entries = Object.entries(written);
  const made = await tx.rows(sql`
    insert into announcement (${sql.join(entries.map(([key]) => sql.ref(columnOf(key))))})
    values (${sql.join(entries.map(([, value]) => sql`${value}`))}) on conflict do nothing returning 1`);
  if (made.length === 0) throw new Problem('stale');
}

function changed(written: Written) {
  return sql`${assignments(asColumns(written))}, version = version + 1, updated_at = now()`;
}

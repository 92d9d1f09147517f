import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { FileSubject } from './files/file-subject.ts';
import type { LiveTopic } from './kernel/live.ts';
import type { Permission } from './kernel/permission.ts';
import type { Subject } from './kernel/subject.ts';
import type { NoticeSubject } from './notices/notice.ts';
import type { WorkQueue } from './ops/work.ts';
import { subjects } from './subjects.ts';

const folder = await mkdtemp(join(tmpdir(), 'loadline-subject-'));
after(() => rm(folder, { recursive: true }));

/** A contract with one subject more, which knows of nothing but its own file and its line in the list. */
async function plantedContract() {
  await cp(import.meta.dirname, folder, { recursive: true });
  await symlink(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'pallet.subject.ts'), planted);
  const list = join(folder, 'subjects.ts');
  const lines = await readFile(list, 'utf8');
  const longer = lines.replace('  work: workSubject,', '  pallet: palletSubject,\n$&');
  await writeFile(list, `import { palletSubject } from './pallet.subject.ts';\n${longer}`);
}

const planted = `
import { subject } from './kernel/subject.ts';
const word = { zh: '托盘', en: 'Pallet' };
export const palletSubject = subject({
  word,
  permissions: { 'pallet:view': { zh: '查看托盘', en: 'View pallets' }, 'op:pallet:edit': { zh: '处理托盘', en: 'Edit pallets' } },
  live: { customer: 'pallet:view', staff: 'op:pallet:edit' },
  files: { view: 'pallet:view', staffView: ['op:pallet:edit'], staffEdit: ['op:pallet:edit'] },
  views: { pallets: { zh: '托盘', en: 'Pallets' } },
  audit: { pallet: word, palletLabel: { zh: '托盘标签', en: 'Pallet label' } },
  deeds: { wrapped: { zh: '缠膜', en: 'Wrapped' } },
  queues: { palletsBroken: { zh: '破损托盘', en: 'Broken pallets', permission: 'op:pallet:edit', page: 'opsOrders', entry: 'opsOrder', lateAfterHours: 3 } },
  notices: { page: 'order', permission: 'pallet:view' },
  staffNotices: { page: 'opsOrder', sees: 'op:pallet:edit', works: 'op:pallet:edit' },
});
`;

await plantedContract();
const from = (path: string) => import(pathToFileURL(join(folder, path)).href);

test('a subject that is registered has its rights, and whoever may do everything may do them', async () => {
  const { permissions } = await from('kernel/permission.ts');
  assert.deepEqual(permissions.codes['pallet:view'], { zh: '查看托盘', en: 'View pallets' });
  const { permissionsOfRole, permissionsOfStaff } = await from('session/role-templates.ts');
  assert.ok(permissionsOfRole.customerAdmin.includes('pallet:view'));
  assert.ok(permissionsOfStaff.staffAdmin.includes('op:pallet:edit'));
});

test('its changes are live, its records have files and views', async () => {
  const { liveTopics, isLiveEvent } = await from('kernel/live.ts');
  assert.deepEqual(liveTopics.pallet, { customer: 'pallet:view', staff: 'op:pallet:edit' });
  assert.ok(isLiveEvent({ topic: 'pallet' }));
  const { fileRights, fileSubjects } = await from('files/file-subject.ts');
  assert.equal(fileSubjects.codes.pallet.en, 'Pallet');
  assert.equal(fileRights.pallet.view, 'pallet:view');
  const { viewSubjects } = await from('views/view-subject.ts');
  assert.equal(viewSubjects.codes.pallets.zh, '托盘');
});

test('its deeds are in the audit log, and what waits of it in the work list', async () => {
  const { auditActions, auditSubjects } = await from('audit/audit.ts');
  assert.equal(auditSubjects.codes.palletLabel.en, 'Pallet label');
  assert.equal(auditActions.codes.wrapped.en, 'Wrapped');
  const { aboutQueue, workQueues } = await from('ops/work.ts');
  assert.equal(workQueues.codes.palletsBroken.en, 'Broken pallets');
  assert.equal(aboutQueue.palletsBroken.lateAfterHours, 3);
});

test('its notices lead to its pages', async () => {
  const { noticeSubjects, recordPath } = await from('notices/notice.ts');
  assert.equal(noticeSubjects.codes.pallet.zh, '托盘');
  assert.equal(recordPath('pallet', 'P 1'), '/order?no=P%201');
  const { staffSubjectPages } = await from('notices/staff-notice.api.ts');
  assert.equal(staffSubjectPages.pallet.works, 'op:pallet:edit');
});

test('a name that no subject registered does not compile', () => {
  // @ts-expect-error
  const right: Permission = 'order:veiw';
  // @ts-expect-error
  const topic: LiveTopic = 'orders';
  // @ts-expect-error
  const files: FileSubject = 'flight';
  // @ts-expect-error
  const notice: NoticeSubject = 'stock';
  // @ts-expect-error
  const queue: WorkQueue = 'order';
  assert.equal(new Set([right, topic, files, notice, queue]).size, 5);
});

test('no two subjects register the same right, view, record, deed or queue', () => {
  const all: Subject[] = Object.values(subjects);
  for (const part of ['permissions', 'views', 'audit', 'deeds', 'queues'] as const) {
    const names = all.flatMap((one) => Object.keys(one[part] ?? {}));
    assert.deepEqual(names, [...new Set(names)], part);
  }
});

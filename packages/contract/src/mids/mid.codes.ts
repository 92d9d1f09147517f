import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

/** How far a code is on its way into use (product.md §2.5). */
export const midStates = codeTable('MID state', {
  DRAFT: { zh: '草稿', en: 'Draft', family: 'wait' },
  SUBMITTED: { zh: '待审核', en: 'In review', family: 'work' },
  APPROVED: { zh: '在用', en: 'In force', family: 'done' },
  REJECTED: { zh: '已驳回', en: 'Rejected', family: 'stop' },
  SUSPENDED: { zh: '已停用', en: 'Suspended', family: 'act' },
  SUPERSEDED: { zh: '已替换', en: 'Superseded', family: 'void' },
});

export type MidState = CodeOf<typeof midStates>;

const [own, desk] = ['mid:edit', 'op:mid:approve'] as const;

/** A customer hands in, takes back and corrects; the forwarder decides. What a new version is approved for is superseded by the program. */
export const midLifecycle = lifecycle<MidState>({
  states: midStates,
  first: 'DRAFT',
  moves: [
    { from: 'DRAFT', to: 'SUBMITTED', by: own },
    { from: 'SUBMITTED', to: 'DRAFT', by: own },
    { from: 'REJECTED', to: 'DRAFT', by: own },
    { from: 'REJECTED', to: 'SUBMITTED', by: own },
    { from: 'SUBMITTED', to: 'APPROVED', by: desk },
    { from: 'SUBMITTED', to: 'REJECTED', by: desk },
    { from: 'APPROVED', to: 'SUSPENDED', by: desk },
    { from: 'SUSPENDED', to: 'APPROVED', by: desk },
    { from: 'APPROVED', to: 'SUPERSEDED', by: 'system' },
    { from: 'SUSPENDED', to: 'SUPERSEDED', by: 'system' },
  ],
});

/** What can still be written. */
export const writableMids: readonly MidState[] = ['DRAFT', 'REJECTED'];

/** What is on its way into use. */
export const openMids: readonly MidState[] = [...writableMids, 'SUBMITTED'];

/** What was decided once: a change of it is a new version. */
export const settledMids: readonly MidState[] = ['APPROVED', 'SUSPENDED'];

export const midRoles = codeTable('MID role', {
  manufacturer: { zh: '制造商', en: 'Manufacturer' },
  shipper: { zh: '发货人', en: 'Shipper' },
});

/** How a record is like another one that is there. */
export const midLikenesses = codeTable('MID likeness', {
  same: { zh: '名称、地址都相同', en: 'Same name and address', family: 'stop' },
  moved: { zh: '名称相同，地址不同', en: 'Same name, another address', family: 'act' },
  code: { zh: '代码相同，名称不同', en: 'Same code, another name', family: 'act' },
  alike: { zh: '名称相近', en: 'Similar name', family: 'wait' },
});

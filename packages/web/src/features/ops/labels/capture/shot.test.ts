import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PhotoKind } from '@loadline/contract/labels/label.codes';
import { isOpen, kindsThere, nextKind, nextOpen, type Shot, type ToShoot } from './shot.ts';

function style(id: string, styleNo: string, has: readonly PhotoKind[] = [], feedback: string | null = null) {
  const label = {
    id,
    styleNo,
    colour: 'Oat',
    productName: 'Tee',
    customer: '',
    customerEn: '',
    orderNumber: 'SO1',
    batchNo: 'LC1',
    status: 'PHOTOGRAPHING',
    feedback,
    pickNo: null,
  } as const;
  const photos = has.map((kind) => ({ fileId: kind, kind, takenAt: '' }));
  return { label, wanted: ['front', 'carton'], photos } satisfies ToShoot;
}

function shot(labelId: string, styleNo: string, kind: PhotoKind): Shot {
  const where = { styleNo, colour: 'Oat', batchNo: 'LC1' };
  return { id: `${labelId}-${kind}`, labelId, ...where, kind, takenAt: '', small: null, fileId: null };
}

test('what was taken on this phone counts before it is sent, a carton for all colours of its style', () => {
  const [oat, navy, other] = [style('a', 'HN-1', ['front']), style('b', 'HN-1'), style('c', 'HN-2')];
  const here = [shot('a', 'HN-1', 'carton')];
  assert.deepEqual([...kindsThere(oat, here)], ['front', 'carton']);
  assert.equal(nextKind(oat, here), undefined);
  assert.deepEqual([...kindsThere(navy, here)], ['carton']);
  assert.equal(nextKind(navy, here), 'front');
  assert.deepEqual([...kindsThere(other, here)], []);
});

test('the next style is one that lacks a photo, or came back and has not been photographed since', () => {
  const all = [
    style('a', 'HN-1', ['front', 'carton']),
    style('b', 'HN-2'),
    style('c', 'HN-3', ['front', 'carton'], 'blurred'),
  ];
  assert.equal(nextOpen(all, [])?.label.id, 'b');
  assert.equal(nextOpen(all, [], 'b')?.label.id, 'c');
  assert.equal(nextOpen(all, [], 'c')?.label.id, 'b');
  const here = [shot('c', 'HN-3', 'front')];
  assert.equal(nextOpen(all, here, 'b')?.label.id, 'b');
  assert.deepEqual(
    all.map((one) => isOpen(one, here)),
    [false, true, false],
  );
});

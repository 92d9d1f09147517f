import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type TalkComment, threadsOf } from './talk.ts';

const said = (commentId: string, replyTo: string | null = null): TalkComment => ({
  commentId,
  replyTo,
  side: 'customer',
  who: '林知夏',
  mine: false,
  at: '2026-11-20T01:02:00.000Z',
  body: commentId,
  files: [],
  readAt: null,
});

test('answers stand under what they answer, and one whose comment is not shown stands by itself', () => {
  const threads = threadsOf([said('a'), said('b'), said('a1', 'a'), said('x1', 'gone'), said('a2', 'a')]);
  assert.deepEqual(
    threads.map(({ first, answers }) => [first.body, answers.map(({ body }) => body)]),
    [
      ['a', ['a1', 'a2']],
      ['b', []],
      ['x1', []],
    ],
  );
});

import { type DocumentType, documentTypes } from '@loadline/contract/codes/document-type';
import { filesAtOnce } from '@loadline/contract/files/files-at-once';
import type { matchFiles } from '@loadline/contract/files/order-files.api';
import { isCode } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { flawOfFile } from '../../../resource/files/use-upload.ts';
import type { ManyFilesCalls } from './many-files-calls.ts';

type Found = AnswerOf<typeof matchFiles>[number]['orders'][number];

/** One file on its way to an order. */
export interface FileRow {
  readonly key: number;
  readonly file: File;
  /** Empty while nobody knows what it is. */
  readonly type: DocumentType | '';
  readonly found: readonly Found[];
  readonly orderId: string | undefined;
  readonly state: 'new' | 'asked' | 'sending' | 'sent' | 'refused';
  /** Why it is not sent, or was not taken. */
  readonly says?: string | undefined;
  /** What cannot be mended, such as its size. */
  readonly isUnfit?: boolean;
}

export function isReady({ orderId, type, state, isUnfit }: FileRow): boolean {
  return orderId !== undefined && type !== '' && (state === 'new' || state === 'refused') && isUnfit !== true;
}

let keys = 0;

/** Files of several orders: found to whom they belong, put right by hand, sent one after the other. */
export function useManyFiles(calls: ManyFilesCalls) {
  const { t } = useWords();
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly FileRow[]>([]);
  const [isSending, setIsSending] = useState(false);
  const change = (key: number, patch: Partial<FileRow>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...patch } : row)));
  const add = async (files: readonly File[]) => {
    const room = filesAtOnce.matched - rows.length;
    const fresh = files.slice(0, Math.max(0, room)).map((file) => rowOf(file, flawOfFile(file, t)));
    if (fresh.length === 0) return;
    setRows((before) => [...before, ...fresh]);
    const matches = await calls.match(fresh.map(({ file }) => file.name)).catch(() => []);
    for (const [at, { key }] of fresh.entries()) {
      const { type, orders = [] } = matches[at] ?? {};
      change(key, { state: 'new', type: type ?? '', found: orders, orderId: only(orders)?.id });
    }
  };
  /** A number that somebody typed for a file whose name says none. */
  const assign = async (key: number, number: string) => {
    const [match] = await calls.match([`${number}.pdf`]).catch(() => []);
    const found = match?.orders ?? [];
    const says = found.length === 0 ? t('files.many.noSuchOrder', { number }) : undefined;
    change(key, { found, orderId: only(found)?.id, says, state: 'new' });
  };
  const send = async () => {
    setIsSending(true);
    for (const { key, file, type, orderId } of rows.filter(isReady)) {
      if (orderId === undefined || type === '') continue;
      change(key, { state: 'sending', says: undefined });
      try {
        await calls.upload(file, orderId, type);
        change(key, { state: 'sent' });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        change(key, { state: 'refused', says: error.says });
      }
    }
    setIsSending(false);
    await client.invalidateQueries();
  };
  return {
    rows,
    isSending,
    isFull: rows.length >= filesAtOnce.matched,
    add: (files: readonly File[]) => void add(files),
    assign: (key: number, number: string) => void assign(key, number),
    choose: (key: number, orderId: string | undefined) => change(key, { orderId, says: undefined }),
    free: (key: number) => change(key, { orderId: undefined, found: [], says: undefined }),
    setType: (key: number, type: string) => change(key, { type: isCode(documentTypes, type) ? type : '' }),
    setOthers: (type: string) =>
      isCode(documentTypes, type) &&
      setRows((before) => before.map((row) => (row.type === '' ? { ...row, type } : row))),
    leaveOut: (key: number) => setRows((before) => before.filter((row) => row.key !== key)),
    send: () => void send(),
  };
}

function rowOf(file: File, flaw: string | undefined): FileRow {
  keys += 1;
  return {
    key: keys,
    file,
    type: '',
    found: [],
    orderId: undefined,
    state: 'asked',
    says: flaw,
    isUnfit: flaw !== undefined,
  };
}

function only(found: readonly Found[]): Found | undefined {
  return found.length === 1 ? found[0] : undefined;
}

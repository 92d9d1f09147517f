import { setTimeout } from 'node:timers/promises';
import type { ImportSubject } from '@loadline/contract/imports/import.subject';
import type { SheetRow } from '../../kernel/sheet.cell.ts';
import { WORKBOOK_LIMITS } from '../../kernel/workbook.refusal.ts';
import { readWorkbook } from '../../kernel/workbook.ts';
import type { Calls } from '../../testing/calls.ts';
import { templateOf } from './imports.template.ts';

export type Cells = Readonly<Record<string, string>>;

export const rightGoods: Cells = {
  nameZh: '保温杯',
  nameEn: 'Stainless bottle',
  hsCode: '9617.00.10.00',
  brand: '无',
  model: 'B-500',
  material: '不锈钢',
  currency: '美元',
  purpose: '饮水',
  priceDifference: '-1.50',
};

export const rightAddress: Cells = {
  type: '收货人',
  company: 'Harbour Trading LLC',
  contact: 'Ann Lee',
  phone: '+1 213 555 0100',
  country: '美国',
  state: 'CA',
  city: 'Los Angeles',
  address: '100 Main Street',
  postCode: '90001',
  remark: 'ring twice',
};

/** The template of a subject, filled in. */
export function filled(subject: ImportSubject, rows: readonly Cells[]): Promise<Buffer> {
  const values = rows.map((cells) => subject.columns.map(({ key }) => cells[key] || null));
  return templateOf(subject, {}, 5_000, 'zh-cn', values);
}

/** The calls of one subject's import in a person's name. */
export function importCalls(calls: Calls, { api, reading }: ImportSubject) {
  const imports = api.upload.path;
  const ask = (what: string, query: Record<string, string>) =>
    calls.get(`${imports}/${what}?${new URLSearchParams(query).toString()}`);
  const act = (what: string, body: object) => calls.post(`${imports}/${what}`, body);
  const ended = async (id: string) => {
    for (;;) {
      const { data } = await ask('detail', { id });
      if (data.state !== 'COMMITTING') return data;
      await setTimeout(20);
    }
  };
  return {
    ask,
    act,
    ended,
    template: () => calls.get(`${imports}/template`),
    history: () => calls.get(imports),
    upload: (content: Buffer, file = 'goods.xlsx') => calls.upload(imports, file, content),
    /** Starts an import and waits for its end. */
    async importAll(id: string) {
      const started = await act('commit', { id });
      if (started.code !== 200) throw new Error(started.message);
      return ended(id);
    },
    /** Every finding of an import: `3 hsCode E04`, with what is suggested. */
    async findings(id: string): Promise<string[]> {
      const { data } = await ask('rows', { id });
      const rows: { row: number; findings: { key: string; code: string; suggestion: string | null }[] }[] =
        data.rows;
      return rows.flatMap(({ row, findings }) =>
        findings.map(
          ({ key, code, suggestion }) => `${row} ${key} ${code}${suggestion ? ` → ${suggestion}` : ''}`,
        ),
      );
    },
    cellOf: (row: { cells: string[] }, key: string) => row.cells[reading.keys.indexOf(key)],
  };
}

/** The sheets of a workbook that came back, in their order. */
export function sheetsOf(content: Buffer): Promise<SheetRow[][]> {
  return readWorkbook(content, WORKBOOK_LIMITS, async (book) => {
    const sheets: SheetRow[][] = [];
    for (const { name, content: has } of book.sheets) {
      const rows: SheetRow[] = [];
      if (has === 'some') for await (const batch of book.rows(name)) rows.push(...batch);
      sheets.push(rows);
    }
    return sheets;
  });
}

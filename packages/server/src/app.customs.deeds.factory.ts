import assert from 'node:assert/strict';
import { holdEnds } from '@loadline/contract/clearance/entry.codes';
import { entryLifecycleOf } from '@loadline/contract/clearance/entry.lifecycle';
import { abnormalKinds } from '@loadline/contract/customs/customs.codes';
import type { CustomsStatus, CustomsStep } from '@loadline/contract/customs/customs.lifecycle';
import { customsStatuses, lifecycleOf } from '@loadline/contract/customs/customs.lifecycle';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { addOrderToAmerica, entryCalls } from './features/clearance/clearance.factory.ts';
import { declarationImports, deskCalls, freshDeclarationNo } from './features/customs/customs.factory.ts';
import { paper } from './features/files/files.factory.ts';
import type { Calls } from './testing/calls.ts';
import type { TestHouse } from './testing/house.ts';

export interface Done {
  readonly code: number;
  readonly status: number;
  readonly message: string;
}

/** What came up by chance: a deed, and what of that which can be done. */
export interface Drawn {
  readonly deed: string;
  readonly which: number;
  readonly choice: number;
}

type Order = Awaited<ReturnType<typeof addOrderToAmerica>>;

/** Two orders that leave China by sea on declarations and come into the United States by one entry. */
export interface Goods {
  readonly orders: readonly Order[];
  /** One of both orders, one more of the second alone, and two of the first as imports: of what came back, and of what went on to Europe. */
  readonly files: readonly string[];
  readonly entry: string;
}

const why = { reason: '随机核对' };
const european = { businessType: '1', direction: 'import', territory: 'EU', currency: 'EUR' };
const valued = { cifValue: '10000', tariff: '650', vatRate: '19', vat: '2023.5', vatWay: 'paid' };
const aDay = 86_400_000;
const nothingToDo: Done = { code: -1, status: 200, message: 'nothing to do' };

function pick<T>(choices: readonly T[], at: number): T | undefined {
  return choices.length === 0 ? undefined : choices[at % choices.length];
}

export function customsDeeds(house: TestHouse, desk: Calls, customer: Calls, ownerId: string) {
  const china = deskCalls(desk);
  const america = entryCalls(desk);

  async function lay(): Promise<Goods> {
    const facts = { created_by: ownerId, is_public: true, transport_type: '2' };
    const orders = [await addOrderToAmerica(house, facts), await addOrderToAmerica(house, facts)];
    const numbers = orders.map(({ orderNumber }) => orderNumber);
    const [first, second] = numbers;
    assert.ok(first && second);
    const way = { businessType: '1', direction: 'export' };
    const files = [
      ...(await china.make(numbers, { ...way, together: true })).made,
      ...(await china.make([second], way)).made,
      ...(await china.make([first], { businessType: '4', direction: 'import' })).made,
      ...(await china.make([first], european)).made,
    ].map(String);
    assert.equal(files.length, 4);
    await china.save(String(files[2]), { tariff: '10.00' });
    assert.equal((await china.save(String(files[3]), valued)).code, 200);
    const { data, message } = await america.make(numbers);
    assert.ok(data?.file, message);
    return { orders, files, entry: String(data.file.fileNo) };
  }

  const imports = declarationImports(desk);
  const recordedOf = ({ steps }: { steps: { step: CustomsStep }[] }) => steps.map(({ step }) => step);

  /** A step that a declaration may take next. */
  async function nextOf(no: string, choice: number) {
    const { file, header, steps } = await china.detail(no);
    const { moves } = lifecycleOf({ ...file, ...header }, recordedOf({ steps }));
    const open = moves.filter((one) => one.from === file.status && one.to !== 'VOID');
    return pick(open, choice)?.to;
  }

  async function goOn({ files }: Goods, { which, choice }: Drawn): Promise<Done> {
    const no = pick(files, which) ?? '';
    const to = await nextOf(no, choice);
    return to === undefined ? nothingToDo : china.move(no, to, why);
  }

  /** The same, told by a workbook. */
  async function goOnByWorkbook({ files }: Goods, { which, choice }: Drawn): Promise<Done> {
    const fileNo = pick(files, which) ?? '';
    const to = await nextOf(fileNo, choice);
    if (to === undefined) return nothingToDo;
    const { file } = await china.detail(fileNo);
    // What a workbook moves has its number.
    const declarationNo = file.declarationNo ?? freshDeclarationNo(file);
    const row = { fileNo, declarationNo, status: wordOf(customsStatuses, to).zh, ...why };
    const { id, findings } = await imports.uploaded([row]);
    if (findings.some((one) => / E\d/.test(one))) return { ...nothingToDo, message: findings.join() };
    const { importedRecords, message = 'imported' } = await imports.importAll(id);
    return { code: importedRecords === 1 ? 200 : -1, status: 200, message };
  }

  async function examine({ entry }: Goods, { which }: Drawn): Promise<Done> {
    const { exams } = await america.detail(entry);
    const hold = pick<{ id: string }>(exams, which)?.id;
    const lastFreeDay = new Date(Date.now() + 3 * aDay).toISOString().slice(0, 10);
    return hold ? america.examine(entry, hold, { lastFreeDay }) : nothingToDo;
  }

  async function goOnInAmerica({ entry }: Goods, { choice }: Drawn): Promise<Done> {
    const { file, steps } = await america.detail(entry);
    const { moves } = entryLifecycleOf(recordedOf({ steps }));
    const to = pick(
      moves.filter((one) => one.from === file.status && one.to !== 'VOID'),
      choice,
    )?.to;
    return to === undefined ? nothingToDo : america.move(entry, to, why);
  }

  /** Whatever is asked for, whether it can be or not, with or without a reason. */
  const anywhere = ({ choice, which }: Drawn): [CustomsStatus, object] => [
    pick(
      codesOf(customsStatuses).filter((one) => one !== 'VOID'),
      choice,
    ) ?? 'SIGNED',
    which % 2 === 0 ? why : {},
  ];

  async function flagOf({ files }: Goods, { which }: Drawn, standing: readonly string[]) {
    for (const no of files) {
      const { abnormal } = await china.detail(no);
      const flags: { sheetNo: string; state: string }[] = abnormal;
      const found = pick(
        flags.filter(({ state }) => standing.includes(state)),
        which,
      );
      if (found) return { no, sheetNo: found.sheetNo };
    }
    return undefined;
  }

  async function ofEntry(entry: string, part: 'duties' | 'rfis', states: readonly string[], at: number) {
    const of: { id: string; state: string }[] = (await america.detail(entry))[part];
    return pick(
      of.filter(({ state }) => states.includes(state)),
      at,
    )?.id;
  }

  async function prove({ entry }: Goods, { which }: Drawn): Promise<Done> {
    const duty = await ofEntry(entry, 'duties', ['TO_PAY'], which);
    if (!duty) return nothingToDo;
    const at = '/omsapi/files/upload?subject=clearance&type=11';
    const { data } = await customer.upload(at, 'proof.pdf', paper);
    return customer.post('/omsapi/entries/duty/proof', { no: entry, duty, files: [data.fileId] });
  }

  /** The second order leaves the declaration of both, or comes onto it again where that says nothing new of it. */
  async function takeOff({ files, orders }: Goods): Promise<Done> {
    const [both = '', other = ''] = files;
    const [first, second] = orders;
    const [mine, theirs] = [await china.detail(both), await china.detail(other)];
    const on = (id: string | undefined) => mine.orders.some((one: { orderId: string }) => one.orderId === id);
    const ahead = recordedOf(theirs).filter((step) => !recordedOf(mine).includes(step));
    if (!on(second?.id) && ahead.length > 0) return nothingToDo;
    const wanted = on(second?.id) ? [first] : [first, second];
    return china.save(both, { orders: wanted.map((one) => ({ orderId: one?.id })) });
  }

  async function giveUp({ files }: Goods, { which }: Drawn): Promise<Done> {
    return which % 3 === 0 ? china.move(files[1] ?? '', 'VOID', why) : nothingToDo;
  }

  const deeds: Readonly<Record<string, (of: Goods, drawn: Drawn) => Promise<Done>>> = {
    goOn,
    goOnInAmerica,
    takeOff,
    giveUp,
    prove,
    goOnByWorkbook,
    examine,
    goOnTogether: ({ files }, drawn) => {
      const [to, reason] = anywhere(drawn);
      return desk.post('/opsapi/customs/moveAll', { numbers: files, to, ...reason });
    },
    file10and2: ({ entry }, { which }) => {
      const isfState = pick(['filed', 'accepted', 'rejected', 'amended'], which);
      const isfFiledAt = new Date(Date.now() - aDay).toISOString();
      return america.file10and2(entry, { isfState, isfNo: '231-0000000001', isfFiledAt });
    },
    passOver: ({ files }, drawn) => china.move(pick(files, drawn.which) ?? '', ...anywhere(drawn)),
    passOverInAmerica: ({ entry }, drawn) => america.move(entry, ...anywhere(drawn)),
    stepBack: ({ files }, { which }) => china.back(pick(files, which) ?? ''),
    stepBackInAmerica: ({ entry }) => america.back(entry),
    say: ({ entry }, { which, choice }) => america.say(entry, pick(holdEnds.flat(), choice + which) ?? '1A'),
    estimate: ({ entry }) => america.estimate(entry),
    decide: async ({ entry }, { which, choice }) => {
      const duty = await ofEntry(entry, 'duties', ['TO_APPROVE'], which);
      const verdict =
        choice % 3 === 0 ? { to: 'REFUSED', refusal: '金额不对' } : { to: 'APPROVED', refusal: null };
      return duty
        ? customer.post('/omsapi/entries/duty/decide', { no: entry, duty, ...verdict })
        : nothingToDo;
    },
    pay: async ({ entry }, { which, choice }) => {
      const approved = await ofEntry(entry, 'duties', ['APPROVED'], which);
      const duty = approved ?? (await ofEntry(entry, 'duties', ['TO_PAY', 'PROOF_SENT'], which));
      const to = approved || choice % 2 === 0 ? 'TO_PAY' : 'PAID';
      return duty ? america.pay(entry, duty, to, { paymentNote: '核对' }) : nothingToDo;
    },
    ask: ({ entry }) => america.ask(entry),
    answer: async ({ entry }, { which }) => {
      const rfi = await ofEntry(entry, 'rfis', ['OPEN', 'ANSWERED'], which);
      return rfi
        ? customer.post('/omsapi/entries/rfi/answer', { no: entry, rfi, body: '答复' })
        : nothingToDo;
    },
    judge: async ({ entry }, { which, choice }) => {
      const rfi = await ofEntry(entry, 'rfis', ['OPEN', 'ANSWERED', 'ACCEPTED'], which);
      const to = pick(['ACCEPTED', 'OPEN', 'CLOSED'], choice) ?? 'CLOSED';
      return rfi ? america.decide(entry, rfi, to, { body: '请补充' }) : nothingToDo;
    },
    openFlag: ({ files }, { which, choice }) =>
      desk.post('/opsapi/customs/abnormal/open', {
        no: pick(files, which),
        kind: pick(codesOf(abnormalKinds), choice),
        descriptionZh: '抽中查验',
      }),
    askFlag: async (of, drawn) => {
      const flag = await flagOf(of, drawn, ['opened', 'answered']);
      const asked = { customerActionZh: '请补单', dueAt: '2030-01-05T10:00:00.000Z' };
      return flag ? desk.post('/opsapi/customs/abnormal/ask', { ...flag, ...asked }) : nothingToDo;
    },
    answerFlag: async (of, drawn) => {
      const flag = await flagOf(of, drawn, ['asked']);
      return flag ? customer.post('/omsapi/customs/reply', { ...flag, body: '已补' }) : nothingToDo;
    },
    clearFlag: async (of, drawn) => {
      const flag = await flagOf(of, drawn, ['opened', 'asked', 'answered']);
      return flag ? desk.post('/opsapi/customs/abnormal/clear', { ...flag, said: '已放行' }) : nothingToDo;
    },
  };
  return { lay, deeds };
}

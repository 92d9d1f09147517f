/** What is known of a person of the demo beside the account. Every number is invented; the identity numbers are of people born in the 1880s. */
export interface PersonFacts {
  readonly mobile: string;
  readonly email: string;
  readonly idNumber: string | null;
}

export const factsOfPeople: Readonly<Record<string, PersonFacts>> = {
  demo: { mobile: '+8613800137001', email: 'lin.zhixia@qihang.example', idNumber: '440305188001010014' },
  'demo.ops': { mobile: '+8613800137002', email: 'chen.yuan@qihang.example', idNumber: '440305188103150026' },
  'demo.own': {
    mobile: '+8613800137003',
    email: 'su.wanqing@qihang.example',
    idNumber: '440305188206200030',
  },
  'demo.viewer': {
    mobile: '+8613800137004',
    email: 'he.wangshu@qihang.example',
    idNumber: '440305188309120041',
  },
  'demo.none': { mobile: '+8613800137005', email: 'he.yiming@qihang.example', idNumber: null },
  'demo.left': { mobile: '+8613800137006', email: 'gao.wei@qihang.example', idNumber: '440305188511110066' },
  'small.admin': {
    mobile: '+8613800137011',
    email: 'fang.shiguang@shiguang.example',
    idNumber: '330206188405080057',
  },
  'op.admin': { mobile: '+8613800137021', email: 'gu.minglang@loadline.example', idNumber: null },
  'op.service': { mobile: '+8613800137022', email: 'zhou.yuan@loadline.example', idNumber: null },
  'op.sales': { mobile: '+8613800137023', email: 'shen.xingye@loadline.example', idNumber: null },
  'op.finance': { mobile: '+8613800137024', email: 'han.zhiqiu@loadline.example', idNumber: null },
  'op.operator': { mobile: '+8613800137025', email: 'lu.hang@loadline.example', idNumber: null },
  'op.warehouse': { mobile: '+8613800137026', email: 'shi.lei@loadline.example', idNumber: null },
};

/** Somebody who has left the large customer: disabled, and an applicant will turn up with the same mobile number. */
export const leaver = {
  username: 'demo.left',
  name: '高苇',
  template: 'viewer',
  customer: 'QHDEMO',
} as const;

/** The teams of the forwarder: who is in them and whose customers they serve. */
export const staffTeams = [
  { zh: '管理组', en: 'Management', all: true, members: ['op.admin'], customers: [] },
  {
    zh: '华南客服一组',
    en: 'Customer service South 1',
    all: false,
    members: ['op.service'],
    customers: ['QHDEMO'],
  },
  { zh: '业务一组', en: 'Sales 1', all: false, members: ['op.sales'], customers: ['QHDEMO', 'SGDEMO'] },
  { zh: '财务组', en: 'Finance', all: true, members: ['op.finance'], customers: [] },
  { zh: '操作组', en: 'Operations', all: true, members: ['op.operator', 'op.warehouse'], customers: [] },
] as const;

/** The invite codes of sales people. */
export const salesCodes: Readonly<Record<string, string>> = { 'op.sales': 'HX001' };

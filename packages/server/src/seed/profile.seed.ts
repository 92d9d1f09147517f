/** What the demo's customers keep in the customer centre beside the goods and parties of their orders. */

interface CompanyFacts {
  readonly legalId: string;
  readonly phone: string;
  readonly address: string;
  readonly quota: string;
  readonly remark: string | null;
}

const known = {
  QHDEMO: {
    legalId: '91440300MA5QHDEM2B',
    phone: '+86 755 0000 1160',
    address: '广东省深圳市龙岗区示例路 66 号',
    quota: '500000.00',
    remark: '大客户，海运为主，旺季前一个月提醒备舱。',
  },
  SGDEMO: {
    legalId: '92330206MA2XGDEM3L',
    phone: '+86 574 0000 1188',
    address: '浙江省宁波市北仑区示例路 88 号',
    quota: '20000.00',
    remark: null,
  },
};

/** What the forwarder knows of each customer. */
export const companies: Readonly<Record<string, CompanyFacts>> = known;

/** Addresses that look wrong and are not: a name as long as they come, a house without a number, an extension. */
export const oddAddresses = [
  {
    type: 'billing',
    company:
      '深圳启航示例跨境电子商务供应链管理（集团）股份有限公司龙岗区坂田街道五和大道南分公司财务共享服务中心',
    contact: '欧阳若昀',
    phone: '0755-00001160 转 8021',
    country: 'CN',
    state: '广东',
    city: '深圳',
    address:
      '龙岗区坂田街道示例社区五和大道南 2 号万科星火产业园二期 A 栋西座十七层 1701、1702、1703、1705 室（请走货梯，前台代收）',
    post_code: '518129',
    remark: '发票与对账单寄此处，到付件拒收。',
  },
  {
    type: 'pickup',
    company: null,
    contact: 'O’Brien-Šťastný',
    phone: '+353 1 555 0199',
    country: 'IE',
    state: null,
    city: 'Inishmore',
    address: 'The White Cottage, Kilronan',
    post_code: 'H91 X7T2',
    remark: null,
  },
  {
    type: 'consignee',
    company: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Sample Garden Centre Ltd',
    contact: 'J. Ng',
    phone: '+44 1248 555 012',
    country: 'GB',
    state: null,
    city: 'Llanfairpwll',
    address: 'Holyhead Road 1',
    post_code: 'LL61 5UJ',
    remark: null,
  },
] as const;

export const oddGoods = {
  name_zh: '可折叠便携式太阳能充电多功能户外露营应急照明灯（含磁吸底座、遥控器与三档调光，不含电池）',
  name_en:
    'Foldable portable solar-rechargeable multi-function outdoor camping emergency lantern with magnetic base, remote control and three-step dimming, battery not included',
  hs_code: '9405420000',
  brand: '无',
  model: 'HD-X/2-ΔT 2026',
  material: '丙烯腈-丁二烯-苯乙烯共聚物、聚碳酸酯 ABS + PC',
  purpose: '户外照明 Outdoor lighting',
  price_difference: '-0.35',
} as const;

export const paymentAccounts = {
  QHDEMO: [
    {
      account: '6222000000000918',
      account_name: '深圳启航示例跨境电商有限公司',
      bank: '中国工商银行深圳龙岗示例支行',
      method: 'bank',
      type: 'company',
      remark: '基本户',
    },
    {
      // Its last digit is no check digit: passbooks of old have none.
      account: '6013820800000000001',
      account_name: '林知夏',
      bank: '中国银行深圳示例支行',
      method: 'bank',
      type: 'personal',
      remark: null,
    },
    {
      account: 'pay@qihang.example',
      account_name: '深圳启航示例跨境电商有限公司',
      bank: '支付宝',
      method: 'alipay',
      type: 'company',
      remark: '仅用于小额费用',
    },
  ],
  SGDEMO: [
    {
      account: 'shiguang-home',
      account_name: '方拾光',
      bank: '微信支付',
      method: 'wechat',
      type: 'personal',
      remark: null,
    },
  ],
} as const;

export const taxData = {
  QHDEMO: [
    {
      region: 'china',
      title: '深圳启航示例跨境电商有限公司',
      duty_number: known.QHDEMO.legalId,
      bank: '中国工商银行深圳龙岗示例支行',
      bank_account: '4000000000000000917',
      address: known.QHDEMO.address,
      phone: '0755-00001160',
    },
    {
      region: 'europe',
      title: 'Qihang Example Europe GmbH',
      vat_no: 'DE998877660',
      eori_no: 'DE4820017',
      ioss_no: 'IM2760000001',
      address: 'Musterweg 18, 47119 Duisburg',
    },
    {
      region: 'us',
      title: 'Qihang Example Inc.',
      ein: '12-3456789',
      address: '1200 Example Avenue, Ontario, CA 91761',
    },
  ],
  SGDEMO: [
    {
      region: 'china',
      title: '宁波拾光示例家居用品商行',
      duty_number: known.SGDEMO.legalId,
      address: known.SGDEMO.address,
    },
  ],
} as const;

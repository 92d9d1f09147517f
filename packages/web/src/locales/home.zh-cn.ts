import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './home.en.ts';

export const phrases = {
  home: {
    lead: '凭单号查询货件的节点与时间，无需登录。登录后办理委托与订舱。',
    offered: '已公布运价的产品',
    hint: '单次最多 {count} 个单号',
    track: '查询货件',
    sample: '查询结果示例',
    next: '下一步由谁办理',
    promises: '服务方式',
    shipDrawing: '集装箱船侧视线图，标有水线',
    planeDrawing: '货机俯视线图，标有集装器',
    truckDrawing: '集卡侧视线图，标有 40 尺高柜',
    office: {
      row: '行',
      reference: '参考号',
      goods: '英文品名',
      code: 'HS编码',
      pieces: '件数',
      wrong: '94052：应为 6 至 13 位',
      found1: '已离港',
      found2: '清关中',
      action: '导入订单',
    },
  },
} as const satisfies Translated<typeof english>;

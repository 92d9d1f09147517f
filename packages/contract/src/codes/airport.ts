import { codeTable } from '../kernel/code.ts';

/** Airports at which a booking is picked up or delivered (spec §9), by their IATA codes. */
export const airports = codeTable('airport', {
  YNT: { zh: '烟台蓬莱', en: 'Yantai Penglai' },
  TNA: { zh: '济南遥墙', en: 'Jinan Yaoqiang' },
  TSN: { zh: '天津滨海', en: 'Tianjin Binhai' },
  NKG: { zh: '南京禄口', en: 'Nanjing Lukou' },
  PEK: { zh: '北京首都', en: 'Beijing Capital' },
  PVG: { zh: '上海浦东', en: 'Shanghai Pudong' },
  KNH: { zh: '金门尚义', en: 'Kinmen Shangyi' },
  WUH: { zh: '武汉天河', en: 'Wuhan Tianhe' },
  XIY: { zh: '西安咸阳', en: "Xi'an Xianyang" },
  DLC: { zh: '大连周水子', en: 'Dalian Zhoushuizi' },
  CSX: { zh: '长沙黄花', en: 'Changsha Huanghua' },
  HRB: { zh: '哈尔滨太平', en: 'Harbin Taiping' },
  CKG: { zh: '重庆江北', en: 'Chongqing Jiangbei' },
  CTU: { zh: '成都双流', en: 'Chengdu Shuangliu' },
  CAN: { zh: '广州白云', en: 'Guangzhou Baiyun' },
});

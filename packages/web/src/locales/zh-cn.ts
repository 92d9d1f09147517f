import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './en.ts';
import { phrases as notices } from './notices.zh-cn.ts';
import { phrases as orders } from './orders.zh-cn.ts';
import { phrases as resource } from './resource.zh-cn.ts';

export const phrases = {
  ...resource,
  ...orders,
  ...notices,
  times: {
    daysLater_other: '+{count} 天',
    minutes: '{minutes} 分钟',
    hours: '{hours} 小时',
    both: '{hours} 小时 {minutes} 分',
  },
  office: {
    scheme: { title: '外观', light: '浅色', dark: '深色', system: '跟随系统' },
    zone: '时区',
    draft: { confirm: '确认主单草稿', waits: '主单 {number} 的草稿待您确认。' },
    notInstalled: '本系统未启用此功能',
    notInstalledText: '您的账号有权使用，但该功能尚未在本系统开通。',
    more: '更多',
    command: '单号、页面、操作',
    account: '账号与安全',
    viewing: '正在以客户身份查看：{company}。只能看，不能改，查看会被记录',
    endViewing: '结束查看',
    palette: {
      title: '查找单号、页面与操作',
      placeholder: '订单号、参考号、跟踪单号、FBA号、页面、操作',
      nothing: '没有找到',
      failed: '查找没有成功，请重试',
      enter: '回车',
      orders: '订单',
      numbers: '{count} 个单号的订单',
      pages: '页面',
      actions: '操作',
      import: '导入订单',
    },
    keys: {
      title: '快捷键',
      everywhere: '通用',
      menu: '页面',
      lists: '列表与单据',
      single: '启用不带 Ctrl 的单键',
      palette: '查找单号、页面、操作',
      list: '本列表',
      close: '关闭当前窗口',
      search: '定位到搜索',
      down: '下一行',
      up: '上一行',
      open: '打开该行',
      select: '选择该行',
      range: '选到此行',
      export: '导出',
      import: '导入',
      previous: '上一票',
      next: '下一票',
      fault: '下一个导入错误',
      submit: '提交',
    },
  },
} as const satisfies Translated<typeof english>;

import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './drafting.en.ts';

export const phrases = {
  drafting: {
    choose: '请选择',
    save: {
      saved: '草稿已自动保存 {at}',
      saving: '正在保存…',
      typing: '尚未保存',
      fresh: '开始填写后自动生成草稿',
      offline: '网络未连接：已存在本浏览器，恢复后自动保存',
      refused: '没有保存：{says}',
      held_other: '{count} 处内容暂时无法保存，已存在本浏览器',
      draft: '存为草稿',
      done: '草稿已保存',
      restored: '已恢复本浏览器中尚未保存的内容',
    },
    stale: {
      title: '草稿已被他人修改',
      field: '字段',
      theirs: '现在',
      mine: '您填写的',
      take: '采用现在的内容',
      keep: '保留我填写的',
      line: '一行货物',
    },
    rail: {
      done: '已填好',
      open_other: '还差 {count} 项',
      rail: '各部分',
    },
    submit: {
      open_other: '还差 {count} 项：{first}',
    },
    returned: {
      at: '退回原因：{reason}',
      show: '查看',
    },
    book: {
      pick: '从地址簿选择',
      search: '公司、联系人、电话、城市',
      nothing: '没有找到地址',
      group: '地址簿',
    },
    deliveryNote: '送仓单',
    template: {
      group: '模板',
      keep: '存为模板',
      kept: '已存为模板：{name}',
      manage: '管理模板',
      delete: '删除所选',
      chooseFirst: '请先选择模板',
      deleted: '已删除 {count} 个模板',
    },
    pick: { enter: '回车', failed: '查找没有成功，请重试' },
  },
} as const satisfies Translated<typeof english>;

import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './notices.en.ts';

export const phrases: Translated<typeof english> = {
  notices: {
    title: '通知',
    bell: '通知，{count} 条未读',
    unread: '{count} 条未读',
    isUnread: '，未读',
    read: '标为已读：{title}',
    readAll: '全部已读',
    nothingUnread: '没有未读通知',
    settings: '通知设置',
    all: '全部',
    toDo: '需处理',
    kept: '保留 {days} 天',
    toPage: '查看全部通知',
    categories: '类别',
    show: '显示',
    both: '全部',
    onlyUnread: '未读',
    none: '暂无通知',
    noneDetail: '货物和单据有变化时会出现在这里',
    more: '更早的通知',
    today: '今天',
    yesterday: '昨天',
  },
};

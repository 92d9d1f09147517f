import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './site.en.ts';

export const phrases = {
  company: '衡线',
  nav: {
    main: '主菜单',
    home: '首页',
    about: '关于我们',
    login: '登录',
    register: '注册',
    logout: '退出登录',
    enter: '进入系统',
    greeting: '您好，{name}',
    language: '语言',
    'zh-cn': '简体中文',
    en: 'English',
    skip: '跳到正文',
    menu: '菜单',
  },
  error: {
    tokenExpired: '登录已过期，请重新登录！',
    network: '网络异常',
    system: '系统错误',
    noAuthorization: '暂无权限',
    page: '页面错误',
    timeout: '3 分钟内没有响应，请检查网络后重试',
    reload: '重新加载',
  },
} as const satisfies Translated<typeof english>;

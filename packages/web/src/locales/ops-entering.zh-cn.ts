/** 代客户录入的文字 */
export const phrases = {
  entering: {
    title: '代客户录入',
    for: '正在代 {customer} 录入',
    says: '单据归该客户所有，历史记录会注明由您录入。',
    another: '换一个客户',
    choose: '代哪个客户录入？',
    customer: '客户',
    hint: '您团队中已启用的客户；可按代码、名称或拼音首字母查找',
    search: '查找客户',
    none: '您的团队中没有该客户',
    unknown: '不能代该客户录入：已停用，或属于其他团队',
    order: '代客户下单',
    orders: '代客户导入',
    trust: '代客户委托',
    booking: '代客户订舱',
    complete: '代客户补全',
    correct: '代客户更正',
    card: '代该客户录入',
    kind: { order: '新建订单', orders: '导入订单', trust: '新建委托单', booking: '新建订舱' },
  },
} as const;

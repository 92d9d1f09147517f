/** The phrases of an order that is entered, copied, changed or amended by hand, and of sheets inside forms. */
export const phrases = {
  orderForm: {
    title: {
      new: '新建订单',
      copy: '新建订单（复制自 {number}）',
      edit: '编辑 {number}',
      amend: '申请改单 {number}',
    },
    enter: '提交订单',
    entered: '已下单：{number}',
    saved: '已保存：{number}',
    asked: '改单申请已提交：{number}',
    cartons: '箱单',
    goods: '货物明细',
    add: { cartons: '加一行箱', goods: '加一行货物' },
    paste: '可从表格复制整块粘贴到任意单元格；回车到下一行',
    lockedFrom: '自“{stage}”起锁定',
    lockedNote: '当前节点已锁定的部分只可查看；需要修改请申请改单。',
    noParty: '未填写',
    fromBook: '从地址簿选择',
    totals: '{pieces} 件 · {weight} kg · {volume} m³ · {value} 美元',
    differences: '申请修改的内容',
    noDifference: '与原订单没有差异',
    notReadable: '填写完整后显示差异',
    reasonHint: '货代审核时会看到',
    reasonFirst: '请先填写原因',
  },
} as const;

/** What a step of several waybills says. */
export const batch = {
  menu: '流转',
  title_other: '{move}：{count} 票',
  says: '转为{to}。{all} 票中 {fits} 票处于可转换的状态；不能转换的逐票说明原因',
  fits: '{all} 票中 {fits} 票',
  tooMany: '一次最多 {most} 票',
  moved: '{all} 票中 {count} 票已流转',
  done: '已流转',
  refused: '未流转',
  wouldRefuse: '{all} 票中 {count} 票会被拒绝：',
  noneMoves: '所选主单目前都不能执行此步骤',
} as const;

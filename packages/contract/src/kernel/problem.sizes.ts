import { kind } from './problem.kind.ts';

/** Why something that is sent cannot be taken or kept for its size or its pace. */
export const sizeProblems = {
  slowUpload: kind(408, '上传中断，请检查网络后重试', 'The upload stalled. Check the network and try again'),
  storageFull: kind(
    507,
    '贵司的文件空间 {max} MB 已用完，请联系客服',
    'The {max} MB of file space of your company are used up. Contact customer service',
  ),
  bodyTooLarge: kind(413, '请求内容超过 {max} MB', 'The request is larger than {max} MB'),
  tooMuchAtOnce: kind(
    200,
    '所选订单的文件超过 {max} MB，请分批下载',
    'The files of the chosen orders are more than {max} MB. Download fewer orders at a time',
  ),
  nothingToPack: kind(200, '所选订单没有文件', 'The chosen orders have no files'),
  diskFull: kind(
    507,
    '磁盘已满，暂时无法保存，请通知系统管理员；查看不受影响',
    'The disk is full: nothing can be saved for now. Tell the administrator of the system. Reading goes on',
  ),
  tooLarge: kind(413, '文件超过 {max} MB', 'The file is larger than {max} MB'),
};

import { kind } from './problem.kind.ts';

/** Why a request is not even read, or not yet. */
export const requestProblems = {
  notJson: kind(
    400,
    '请求内容不是有效的 JSON：第 {line} 行第 {column} 个字符处有误',
    'The body is not JSON: look at line {line}, character {column}',
  ),
  unreadable: kind(
    400,
    '请求无法读取：地址或内容的格式有误',
    'The request cannot be read: its address or body is malformed',
  ),
  tooManyAtOnce: kind(
    429,
    '您的请求同时过多，请等它们完成后再试',
    'Too many of your requests are running at once. Wait until they have ended',
  ),
};

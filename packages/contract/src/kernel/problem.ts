import { subjects } from '../subjects.ts';
import { bookingProblems } from './problem.bookings.ts';
import { draftProblems } from './problem.drafts.ts';
import { eventProblems } from './problem.events.ts';
import { fileProblems } from './problem.files.ts';
import { flightProblems } from './problem.flights.ts';
import { kind, type ProblemKind } from './problem.kind.ts';
import { midProblems } from './problem.mids.ts';
import { requestProblems } from './problem.requests.ts';
import { sizeProblems } from './problem.sizes.ts';
import { ssoProblems } from './problem.sso.ts';
import { trustProblems } from './problem.trusts.ts';
import { waybillProblems } from './problem.waybills.ts';
import { allIn } from './subject.ts';

/** Every refusal of the product. English texts that the spec gives are kept to the letter. */
export const problems = {
  badRequest: kind(400, '请求有误：{fields}', 'The request is not valid: {fields}'),
  notSignedIn: kind(401, '登录已过期，请重新登录！', 'Token expired , relogin!'),
  noPermission: kind(403, '您没有权限访问该页面', 'No permission to access this page'),
  notFound: kind(404, '没有找到该内容', 'Not found'),
  stale: kind(
    409,
    '内容已被他人修改，请刷新后再试',
    'Someone else changed this in the meantime. Reload and try again',
  ),
  readOnly: kind(
    200,
    '正在以客户身份查看，不能修改',
    'You are viewing as a customer: nothing can be changed',
  ),
  servedInactive: kind(200, '该客户已停用，不能代其录入', 'This customer is not active'),
  ...requestProblems,
  ...sizeProblems,
  wrongMedia: kind(415, '不支持的内容类型', 'Unsupported content type'),
  sameKeyOtherBody: kind(
    422,
    '同一请求号的内容不同',
    'The same idempotency key was sent with another request',
  ),
  tooMany: kind(
    429,
    '操作过于频繁，请在 {seconds} 秒后再试',
    'Too many requests. Try again in {seconds} seconds',
  ),
  deadline: kind(503, '系统繁忙，请稍后再试', 'The system is busy. Try again in a moment'),
  bug: kind(500, '系统错误，编号 {reference}', 'System Error, reference {reference}'),

  wrongLogin: kind(200, '用户名或密码错误', 'User name or password is wrong'),
  wrongSmsCode: kind(200, '验证码错误或已失效', 'The code is wrong or no longer valid'),
  passwordLinkOver: kind(
    200,
    '链接已使用或已失效，请向发送人索取新链接',
    'The link was used or is no longer valid. Ask whoever sent it for a new one',
  ),
  wrongPassword: kind(200, '当前密码错误', 'The current password is wrong'),
  totpNeeded: kind(200, '请输入两步验证码', 'Enter the code of your authenticator app'),
  wrongTotp: kind(
    200,
    '两步验证码错误或已使用过',
    'The authenticator code is wrong or has been used already',
  ),
  totpInUse: kind(200, '两步验证已启用', 'Two-step login is already on'),
  totpDemanded: kind(200, '贵司要求两步验证，不能停用', 'Your organisation demands two-step login'),
  userDisabled: kind(
    200,
    '该账号已停用，请联系贵司管理员',
    'This account is disabled. Ask your administrator',
  ),
  customerInactive: kind(
    200,
    '贵司账户已停用，请联系客服',
    'The account of your company is inactive. Contact customer service',
  ),
  registrationPending: kind(
    200,
    '注册申请 {no} 正在审核，结果将以短信和邮件通知',
    'Application {no} is being reviewed. The result comes by SMS and mail',
  ),
  registrationReturned: kind(
    200,
    '注册申请 {no} 已退回：{reason}。请凭手机号或邮箱查询申请，修改后重新提交',
    'Application {no} was returned: {reason}. Look it up with your mobile or mail address, correct it and submit again',
  ),
  registrationRejected: kind(
    200,
    '注册申请 {no} 未通过：{reason}',
    'Application {no} was rejected: {reason}',
  ),
  alreadyRegistered: kind(
    200,
    '该手机号已注册，请登录或重置密码',
    'This mobile is already registered. Log in or reset the password',
  ),
  noSms: kind(200, '短信发不到该号码，请改用邮箱', 'No SMS reaches this number. Use your mail address'),
  noCodes: kind(200, '无法向您发送验证码，请联系客服', 'No code can be sent to you. Ask customer service'),
  severalAccounts: kind(
    200,
    '该邮箱属于多个账号，请用用户名和密码登录',
    'Several accounts have this mail address. Log in with a user name and its password',
  ),
  tooManyFiles: kind(200, '每条记录最多 {max} 个文件', 'A record has at most {max} files'),
  infectedFile: kind(
    200,
    '文件未通过病毒扫描，没有保存',
    'The file did not pass the virus scan and was not kept',
  ),
  noPreview: kind(200, '该格式不能预览，请下载查看', 'This kind of file has no preview. Download it instead'),
  acceptedFile: kind(
    200,
    '文件已被确认，不能撤回，请联系客服',
    'The file was accepted and cannot be withdrawn. Contact customer service',
  ),
  wrongFileKind: kind(200, '仅支持 {types} 文件', 'Only {types} files are accepted'),
  notAnAdmin: kind(
    200,
    '管理员须为已启用且有“管理用户”权限的联系人',
    'The administrator must be an enabled contact who may manage users',
  ),
  notYourself: kind(
    200,
    '不能停用自己或降低自己的权限，请由其他管理员操作',
    'You cannot disable yourself or lower your own rights. Ask another administrator',
  ),
  adminStays: kind(
    200,
    '该联系人是管理员，请先更换管理员',
    'This contact is the administrator. Change the administrator first',
  ),
  lastAdmin: kind(200, '至少保留一名已启用的客户管理员', 'At least one enabled customer admin has to stay'),
  noAuthority: kind(200, '权限不足，请联系管理员', 'Permission denied, please contact the manager'),
  ...fileProblems,
  orderLocked: kind(
    200,
    '订单已进入后续环节，{parts}不能直接修改，请提交改单申请',
    'The order has moved on: {parts} can only be changed by an amendment request',
  ),
  orderEnded: kind(200, '订单已结束，不能再修改', 'The order has ended and can no longer be changed'),
  nothingAsked: kind(200, '没有任何改动', 'Nothing was changed'),
  requestOpen: kind(
    200,
    '该订单已有待处理的申请，请等待答复或先撤回',
    'A request about this order is still open. Wait for the answer or withdraw it first',
  ),
  requestStale: kind(
    409,
    '提出申请后订单已被修改，请让客户重新申请',
    'The order was changed after this was asked for. Ask the customer to request it again',
  ),
  openHolds: kind(200, '订单仍在扣货中，请先放行', 'The order is still on hold. Release it first'),
  keptBack: kind(
    200,
    '扣货中，请先解除或填写放行原因：{orders}',
    'On hold: lift the hold first, or say why they leave: {orders}',
  ),
  referenceTaken: kind(200, '客户参考号 {reference} 已被使用', 'The reference {reference} is in use already'),
  codeTaken: kind(200, '代码 {code} 已被使用', 'The code {code} is taken'),
  dayTaken: kind(200, '{day} 已在日历中', '{day} is in the calendar already'),
  nameTaken: kind(200, '名称“{name}”已被使用', 'The name “{name}” is taken'),
  usernameTaken: kind(200, '用户名或手机号已被使用', 'The user name or mobile is taken'),
  salesCodeTaken: kind(200, '业务员代码已被使用', 'The sales code is taken'),
  mobileTaken: kind(
    200,
    '手机号已属于另一用户，请退回申请人更换，或释放停用用户的手机号',
    'The mobile belongs to another user. Return the application, or take the number from a disabled user',
  ),
  duplicatesOpen: kind(200, '请先核对 {count} 处疑似重复', 'Look at the {count} possible duplicates first'),
  quotaAboveLimit: kind(
    200,
    '额度超过 {currency} {limit} 需要调整信用额度的权限',
    'A quota above {currency} {limit} takes the right to change credit quotas',
  ),
  fixedRole: kind(200, '“{name}”为固定角色，不能修改', '“{name}” is a fixed role and cannot be changed'),
  roleInUse: kind(200, '“{name}”有 {count} 人在用', '“{name}” is held by {count} people'),
  staffRightForCustomer: kind(
    200,
    '员工端权限不能授予客户',
    'A right of the staff console cannot be given to customers',
  ),
  consoleNeeded: kind(
    200,
    '员工角色必须保留“进入员工端”',
    'Every staff role keeps the right to open the staff console',
  ),
  lastRoleManager: kind(
    200,
    '至少保留一名启用的员工能管理角色与权限',
    'At least one enabled person must keep the right to manage roles',
  ),
  illegalMove: kind(
    200,
    '“{from}”不能变为“{to}”，现在可以变为：{next}',
    '“{from}” cannot become “{to}”. From here it can become: {next}',
  ),
  finalState: kind(200, '“{from}”已是最终状态，不能变为“{to}”', '“{from}” is final and cannot become “{to}”'),
  notReceivable: kind(
    200,
    '订单 {number} 的状态为“{status}”，不能入仓，也不能作废入仓',
    'Order {number} is “{status}”: nothing of it can be received or taken back now',
  ),
  nothingMeasured: kind(200, '请至少填写一组实测数据', 'Measure at least one line first'),
  receiptCounts: kind(
    200,
    '已确认的入仓单不能修改；如有错误，请作废后重新收货',
    'A confirmed receipt cannot be changed. Make it void and receive again',
  ),
  notQueued: kind(200, '只有发送失败的消息可以重发', 'Only a message that failed can be sent again'),
  rateOverlaps: kind(
    200,
    '同一产品、起运地与目的区域已有公开运价，有效期 {first} 至 {last}，请错开日期',
    'A published rate of this product, origin and zone holds from {first} to {last}. Choose other days',
  ),
  rateRetired: kind(200, '已停用的运价不能修改', 'A retired rate cannot be changed'),
  noMailNotices: kind(
    200,
    '本站暂不提供邮件通知，请收藏本页或稍后再查',
    'Email updates are not available here. Bookmark this page and look again',
  ),
  feedOff: kind(
    403,
    '本系统未开放报文接口：管理员尚未设置 FEED_KEY',
    'This installation takes no messages from machines: no FEED_KEY is set',
  ),
  wrongFeedKey: kind(401, '报文接口密钥不正确', 'The feed key is wrong'),
  voidedAlready: kind(200, '该节点已作废', 'This event is void already'),
  importNotReady: kind(200, '导入任务已不能修改', 'This import can no longer be changed'),
  importFileGone: kind(200, '原文件已不在，请重新上传', 'The file is not there any more: upload it again'),
  importRowsGone: kind(
    200,
    '该导入的明细行已清理，仍可下载原文件',
    'The rows of this import have been cleared; the original file can still be downloaded',
  ),
  nothingToImport: kind(200, '没有可导入的{what}', 'There is no {what} to import'),
  ...bookingProblems,
  ...eventProblems,
  ...flightProblems,
  ...draftProblems,
  ...midProblems,
  ...ssoProblems,
  ...trustProblems,
  ...waybillProblems,
  ...allIn(subjects, 'refusals'),
} as const satisfies Record<string, ProblemKind>;

export type ProblemName = keyof typeof problems;

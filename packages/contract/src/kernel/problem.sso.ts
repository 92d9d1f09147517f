import { kind } from './problem.kind.ts';

/** Why single sign-on leads nobody in. */
export const ssoProblems = {
  ssoNone: kind(
    200,
    '该邮箱的域名没有设置单点登录，请改用账号登录',
    'No single sign-on is set up for this mail domain. Log in with your account',
  ),
  ssoRequired: kind(
    200,
    '贵司要求使用单点登录，请从“单点登录”进入',
    'Your organisation demands single sign-on. Log in by it',
  ),
  ssoUnreachable: kind(
    200,
    '暂时连不上贵司的登录服务，请稍后再试或联系贵司管理员',
    'The sign-on service of your organisation cannot be reached. Try again later or ask your administrator',
  ),
  ssoRefused: kind(
    200,
    '贵司的登录服务没有放行，请联系贵司管理员',
    'The sign-on service of your organisation did not let you through. Ask your administrator',
  ),
  ssoInvalid: kind(
    200,
    '登录服务的答复未通过校验，没有登录',
    'The sign-on service gave an answer that does not hold. You are not logged in',
  ),
  ssoOver: kind(
    200,
    '本次单点登录已使用或已失效，请重新开始',
    'This sign-on was used or is no longer valid. Begin again',
  ),
  ssoNoRole: kind(
    200,
    '您在贵司登录服务中的组没有本系统的角色，请联系贵司管理员',
    'Your groups at the sign-on service give you no role here. Ask your administrator',
  ),
  ssoNoAddress: kind(
    200,
    '本系统尚未设置对外地址（PUBLIC_URL），不能使用单点登录',
    'This installation has no public address (PUBLIC_URL): single sign-on is not available',
  ),
  domainTaken: kind(
    200,
    '域名 {domain} 已属于其他组织',
    'The domain {domain} belongs to another organisation',
  ),
};

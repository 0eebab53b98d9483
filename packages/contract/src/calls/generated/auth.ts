// Generated from the operations of group auth by `npm run generate`; changes here are overwritten.
import type { Call } from '../call.ts';
import type { InputOfName, OutputOfName } from '../../types.ts';

/** Draws a picture code for password login; used once, short-lived. */
export const loginCaptcha: Call<InputOfName<'loginCaptcha'>, OutputOfName<'loginCaptcha'>> = {"name":"loginCaptcha","method":"GET","path":"blade-auth/oauth/captcha","send":{},"read":{"key":"text","image":"text"},"raw":true,"repeatable":true};

/** Ends the session of the token that is sent. */
export const logout: Call<InputOfName<'logout'>, OutputOfName<'logout'>> = {"name":"logout","method":"POST","path":"blade-auth/oauth/logout","send":{},"read":{"success":"text","msg":"text"},"raw":true,"repeatable":true};

/** Ends the session of the token that is sent (form for older clients). */
export const logoutByGet: Call<InputOfName<'logoutByGet'>, OutputOfName<'logoutByGet'>> = {"name":"logoutByGet","method":"GET","path":"blade-auth/oauth/logout","send":{},"read":{"success":"text","msg":"text"},"raw":true,"repeatable":true};

/** Makes a learner's account with an SMS code and a password, records the consent, and signs in. */
export const register: Call<InputOfName<'register'>, OutputOfName<'register'>> = {"name":"register","method":"POST","path":"training/user/register","send":{"phone":["json"],"smsCode":["json","code"],"password":["json"],"agreementVersion":["json"],"platformId":["json"]},"read":{"accessToken<access_token":"text","refreshToken<refresh_token":"text","tokenType<token_type":"text","expiresIn<expires_in":"int","tenantId<tenant_id":"text","userId<user_id":"text","deptId<dept_id":"text","roleId<role_id":"text","account":"text","userName<user_name":"text","nickName<nick_name":"text","roleNames<role_name":"text","avatar":"text?"}};

/** Sends an SMS code once the picture code is solved. */
export const sendCode: Call<InputOfName<'sendCode'>, OutputOfName<'sendCode'>> = {"name":"sendCode","method":"POST","path":"blade-auth/oauth/sendCode","send":{"phone":["json"],"status":["json"],"sendTime":["json"],"imageCode":["json","verCode"],"captchaKey":["json","key"],"platformId":["json"]},"read":"none"};

/** Draws a picture code that must be solved before an SMS is sent. */
export const smsCaptcha: Call<InputOfName<'smsCaptcha'>, OutputOfName<'smsCaptcha'>> = {"name":"smsCaptcha","method":"GET","path":"blade-auth/sms/captcha","send":{},"read":{"key":"text","image":"text"},"raw":true,"repeatable":true};

/** Signs in by SMS, password with picture, social account, or refresh token. */
export const token: Call<InputOfName<'token'>, OutputOfName<'token'>> = {"name":"token","method":"POST","path":"blade-auth/oauth/token","send":{"captchaKey":["headers","Captcha-Key"],"captchaCode":["headers","Captcha-Code"],"grantType":["form","grant_type"],"tenantId":["form"],"scope":["form"],"phone":["form"],"code":["form"],"status":["form"],"platformId":["form"],"username":["form"],"password":["form"],"userStatus":["form","user_status"],"source":["form"],"state":["form"],"refreshToken":["form","refresh_token"]},"read":{"accessToken<access_token":"text","refreshToken<refresh_token":"text","tokenType<token_type":"text","expiresIn<expires_in":"int","tenantId<tenant_id":"text","userId<user_id":"text","deptId<dept_id":"text","roleId<role_id":"text","account":"text","userName<user_name":"text","nickName<nick_name":"text","roleNames<role_name":"text","avatar":"text?"},"raw":true};

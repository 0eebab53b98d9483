export { presentSession } from './auth.presenter.ts';
export { authHandlers } from './auth.routes.ts';
export { beginSession, type SignedInUser } from './sign-in.service.ts';
export { takeSmsCode } from './sms-code.service.ts';

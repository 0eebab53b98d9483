import type { HandlersOf } from '../../platform/http/index.ts';
import { presentSession } from '../auth/index.ts';
import { register } from './registration.service.ts';

/** Making an account. */
export const registrationHandlers: HandlersOf<'register'> = {
  register: async (input, context) => presentSession(await register(context, input), context.platform),
};

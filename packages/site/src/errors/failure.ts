import { isApiError, type ApiError } from '@wutong/api-client';
import type { Failure } from '@wutong/ui/screens/state';
import { MESSAGES } from '../messages/messages.ts';

/** What a screen says of an error of the wire. Anything unknown is taken as an unreadable answer. */
export function toFailure(error: unknown): Failure {
  if (!isApiError(error)) return { reason: 'unreadable', message: MESSAGES.unreadable };
  return { ...describe(error), ...(error.requestId ? { requestId: error.requestId } : {}) };
}

function describe(error: ApiError): Failure {
  switch (error.kind) {
    case 'network':
      return error.reason === 'timeout'
        ? { reason: 'timeout', message: MESSAGES.timeout }
        : { reason: 'offline', message: MESSAGES.offline };
    case 'http':
      return error.status > 500
        ? { reason: 'unavailable', message: MESSAGES.unavailable }
        : { reason: 'refused', message: error.message };
    case 'contract':
      return { reason: 'unreadable', message: MESSAGES.unreadable };
    case 'unauthorized':
    case 'business':
    case 'oauth':
      return { reason: 'refused', message: error.message };
  }
}

/**
 * The one table from errors to toasts (spec section 8): a network error has none, a lost session opens
 * the login dialog instead, and where a whole screen fails the screen itself speaks.
 */
export function toastOf(error: unknown): string | null {
  if (!isApiError(error)) return null;
  switch (error.kind) {
    case 'network':
    case 'unauthorized':
    case 'contract':
      return null;
    case 'http':
      return error.status > 500 ? null : error.message;
    case 'business':
    case 'oauth':
      return error.message;
  }
}

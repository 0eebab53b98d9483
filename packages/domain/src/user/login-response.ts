import { userTypeOfRoles, type UserType } from './user.ts';

/** What a back end answers to who may come in (spec section 3, login response). */
export interface LoginGranted {
  accessToken: string;
  refreshToken: string;
  tenantId: string;
  /** Comma-joined on some back ends; `student` among them means an individual. */
  roleNames: string;
  /** The name that the notice of signing in greets by. */
  userName: string;
}

/** What it answers to who may not. */
export interface LoginRefused {
  /** The sentence to show (spec section 8). */
  errorDescription: string;
}

/** The answer of the login call. */
export type LoginResponse = LoginGranted | LoginRefused;

/** Whether a login was granted. */
export function isLoginGranted(response: LoginResponse): response is LoginGranted {
  return 'accessToken' in response;
}

/** What the browser keeps of who signed in (spec section 3, local store). */
export interface SignedInFacts {
  tenantId: string;
  type: UserType;
  userName: string;
}

/** The facts to keep of a granted login; its tokens are the transport's. */
export function signedInFacts({ tenantId, roleNames, userName }: LoginGranted): SignedInFacts {
  return { tenantId, type: userTypeOfRoles(roleNames), userName };
}

/** Where a learner stopped, kept so that the next visit goes on there (spec section 3, learning info). */
export interface LearningInfo {
  courseId: string;
  courseName: string;
  lessonId: string;
  lessonName: string;
  /** Seconds into the lesson. */
  position: number;
}

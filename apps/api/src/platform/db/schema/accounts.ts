import type { Generated } from 'kysely';
import type { Id, Moment } from './columns.ts';

/** Tables of platforms, accounts and signing in (migration 0001). */
export interface AccountTables {
  platform: {
    tenant_id: string;
    id: Id;
    /** The empty string means the first branch. */
    dept_id: string;
    name: string;
    logo: string | null;
    /** 0 main platform, 1 sub-platform. */
    identity: 0 | 1;
    login_type: string;
    created_at: Moment;
  };
  platform_host: {
    /** Lower case, without port. */
    host: string;
    tenant_id: string;
    platform_id: Id;
    branch_key: string;
    theme_key: string;
    /** ICP filing number of the host; null lets the branch's stand (migration 0007). */
    filing: Generated<string | null>;
    hotline: Generated<string | null>;
    /** The institution whose mini-site the host is. */
    institution_id: Generated<Id | null>;
  };
  user_account: {
    tenant_id: string;
    id: Id;
    mobile: string;
    /** scrypt; null for an account that only signs in by SMS. */
    password_hash: string | null;
    /** 1 learner, 2 enterprise. */
    type: 1 | 2;
    real_name: string | null;
    avatar: string | null;
    area_code: string | null;
    area_name: string | null;
    certified: Generated<boolean>;
    disabled: Generated<boolean>;
    created_at: Moment;
  };
  /** Consents (migration 0009). */
  user_consent: {
    tenant_id: string;
    user_id: Id;
    agreement: string;
    version: string;
    agreed_at: Moment;
  };
  session_family: {
    tenant_id: string;
    id: Id;
    user_id: Id;
    generation: Generated<number>;
    rotated_at: Moment;
    created_at: Moment;
    ended_at: Moment | null;
  };
  session_token: {
    token_hash: string;
    tenant_id: string;
    family_id: Id;
    kind: 'access' | 'refresh';
    generation: number;
    expires_at: Moment;
  };
  sms_code: {
    tenant_id: string;
    id: Id;
    phone: string;
    purpose: string;
    code_hash: string;
    wrong_attempts: Generated<number>;
    created_at: Moment;
    expires_at: Moment;
    used_at: Moment | null;
  };
  captcha: { key: string; answer_hash: string; expires_at: Moment };
  rate_limit: { key: string; used: number; resets_at: Moment };
}

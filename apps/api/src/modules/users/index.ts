export { findUserById, findUserByMobile, insertUser, type UserRow } from './users.repository.ts';
export { userHandlers } from './users.routes.ts';

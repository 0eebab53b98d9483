export { enrol, type EnrolledBy } from './enrolments.repository.ts';
export { registerNotify } from './notify.routes.ts';
export { notifyPath } from './notify-path.ts';
export { paymentHandlers } from './payments.routes.ts';
export { expireUnpaidOrders } from './settle.repository.ts';
export { completeOrder } from './settle.service.ts';

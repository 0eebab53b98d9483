export { registerNotify } from './notify.routes.ts';
export { paymentHandlers } from './payments.routes.ts';
export { expireUnpaidOrders } from './settle.repository.ts';
export { completeOrder } from './settle.service.ts';

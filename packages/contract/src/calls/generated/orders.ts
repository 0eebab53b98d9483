// Generated from the operations of group orders by `npm run generate`; changes here are overwritten.
import type { Call } from '../call.ts';
import type { InputOfName, OutputOfName } from '../../types.ts';

/** The address that a QR for Alipay encodes. */
export const alipayCode: Call<InputOfName<'alipayCode'>, OutputOfName<'alipayCode'>> = {"name":"alipayCode","method":"GET","path":"training/orders/aliQrCode","send":{"orderNum":["query"]},"read":{"orderNum":"text","url<codeUrl":"text"},"repeatable":true};

/** Gives up an order that is not paid. */
export const closeOrder: Call<InputOfName<'closeOrder'>, OutputOfName<'closeOrder'>> = {"name":"closeOrder","method":"POST","path":"training/orders/close","send":{"orderNum":["json"]},"read":{"orderNum":"text","status":"orderStatus","total<payAmount":"fen","createdAt<createTime":"time","expiresAt<expireTime":"time","paidAt<payTime":"time?","lines<courseList":[{"courseId":"id","courseName":"text","cover":"text?","categoryIds<classifyIds":["id"],"institutionId<organizationId":"id","institutionName<organizationName":"text","studyForm<teachingMethod":"studyForm?","hours<period":"decimal","price":"fen"}]}};

/** Where the payment of an order stands. */
export const inspectOrder: Call<InputOfName<'inspectOrder'>, OutputOfName<'inspectOrder'>> = {"name":"inspectOrder","method":"POST","path":"training/orders/inspect","send":{"orderNum":["json"]},"read":{"orderNum":"text","state<payState":"text"},"repeatable":true};

/** One order of the caller on the main platform. */
export const orderDetail: Call<InputOfName<'orderDetail'>, OutputOfName<'orderDetail'>> = {"name":"orderDetail","method":"GET","path":"training/orders/detail","send":{"orderNum":["query"]},"read":{"orderNum":"text","status":"orderStatus","total<payAmount":"fen","createdAt<createTime":"time","expiresAt<expireTime":"time","paidAt<payTime":"time?","lines<courseList":[{"courseId":"id","courseName":"text","cover":"text?","categoryIds<classifyIds":["id"],"institutionId<organizationId":"id","institutionName<organizationName":"text","studyForm<teachingMethod":"studyForm?","hours<period":"decimal","price":"fen"}]},"repeatable":true};

/** Places an order for courses at their present prices. The same key gives the same order, however often it is sent. */
export const saveOrder: Call<InputOfName<'saveOrder'>, OutputOfName<'saveOrder'>> = {"name":"saveOrder","method":"POST","path":"training/orders/save","send":{"idempotencyKey":["headers","Idempotency-Key"],"courseIds":["json","courseIds","ids"],"expectedTotal":["json","payAmount","fen"],"source":["json"],"platformId":["json"]},"read":{"orderNum":"text","status":"orderStatus","total<payAmount":"fen","createdAt<createTime":"time","expiresAt<expireTime":"time","paidAt<payTime":"time?","lines<courseList":[{"courseId":"id","courseName":"text","cover":"text?","categoryIds<classifyIds":["id"],"institutionId<organizationId":"id","institutionName<organizationName":"text","studyForm<teachingMethod":"studyForm?","hours<period":"decimal","price":"fen"}]},"repeatable":true};

/** One order of the caller on a sub-platform. */
export const subPlatformOrderDetail: Call<InputOfName<'subPlatformOrderDetail'>, OutputOfName<'subPlatformOrderDetail'>> = {"name":"subPlatformOrderDetail","method":"GET","path":"training/orders/subPlatform/orders/detail","send":{"orderNum":["query"]},"read":{"orderNum":"text","status":"orderStatus","total<payAmount":"fen","createdAt<createTime":"time","expiresAt<expireTime":"time","paidAt<payTime":"time?","lines<courseList":[{"courseId":"id","courseName":"text","cover":"text?","categoryIds<classifyIds":["id"],"institutionId<organizationId":"id","institutionName<organizationName":"text","studyForm<teachingMethod":"studyForm?","hours<period":"decimal","price":"fen"}]},"repeatable":true};

/** The address that a QR for WeChat Pay encodes. */
export const wechatCode: Call<InputOfName<'wechatCode'>, OutputOfName<'wechatCode'>> = {"name":"wechatCode","method":"GET","path":"training/orders/wxQrCode","send":{"orderNum":["query"]},"read":{"orderNum":"text","url<codeUrl":"text"},"repeatable":true};

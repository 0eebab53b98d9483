import * as z from 'zod/mini';
import { id, ids } from '../codecs/codecs.ts';
import { shape } from '../codecs/shape.ts';
import { operation } from '../operation.ts';
import { cart } from './entities.ts';

const onCart = {
  group: 'cart',
  audience: ['learner', 'enterprise'],
  rows: { of: 'caller', entity: 'cart' },
  repeatable: true,
  envelope: 'blade',
  output: cart,
  errors: {},
} as const;

const platform = { platformId: z.optional(id()) };

/** Puts courses into the caller's cart; one that is there already stays as it is. */
export const addToCart = operation({
  ...onCart,
  name: 'addToCart',
  summary: 'Puts courses into the cart; one that is there already stays as it is.',
  method: 'POST',
  path: 'training/courseByUser/addCart',
  input: { json: shape({ ids: ids(), ...platform }) },
  errors: { 404: '课程不存在或已下架', 409: '您已购买过该课程，请直接去学习' },
});

/** The caller's cart on the main platform. */
export const cartList = operation({
  ...onCart,
  name: 'cartList',
  summary: "The caller's cart on the main platform.",
  method: 'POST',
  path: 'training/courseByUser/cartList',
  input: { json: shape(platform) },
});

/** The caller's cart on a sub-platform. */
export const subPlatformCartList = operation({
  ...onCart,
  name: 'subPlatformCartList',
  summary: "The caller's cart on a sub-platform.",
  method: 'POST',
  path: 'training/courseByUser/subPlatform/cartList',
  input: { json: shape(platform) },
});

/** Takes courses out of the cart. */
export const removeFromCart = operation({
  ...onCart,
  name: 'removeFromCart',
  summary: 'Takes courses out of the cart.',
  method: 'POST',
  path: 'training/courseByUser/rmCart',
  input: { json: shape({ ids: ids(), ...platform }) },
});

/** Empties the cart. */
export const clearCart = operation({
  ...onCart,
  name: 'clearCart',
  summary: 'Empties the cart.',
  method: 'POST',
  path: 'training/courseByUser/clearCart',
  input: { json: shape(platform) },
});

/** Marks courses of the cart to be bought. */
export const selectCourses = operation({
  ...onCart,
  name: 'selectCourses',
  summary: 'Marks courses of the cart to be bought.',
  method: 'GET',
  path: 'training/courseByUser/selectCourse',
  input: { query: shape({ ids: ids(), ...platform }) },
});

/** Takes that mark away. */
export const unselectCourses = operation({
  ...onCart,
  name: 'unselectCourses',
  summary: 'Takes the mark to be bought away.',
  method: 'GET',
  path: 'training/courseByUser/unSelectCourse',
  input: { query: shape({ ids: ids(), ...platform }) },
});

/** The few functions of the schema library that serving needs; every schema itself comes from the contract. */
export { encode, safeDecode, toJSONSchema } from 'zod/mini';

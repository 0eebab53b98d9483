import { cart } from '../src/cart/probe.ts';
import { exam } from '../src/exam/probe.ts';
import { login } from '../src/login/probe.ts';
import { orders } from '../src/orders/probe.ts';
import { records } from '../src/records/probe.ts';
import { tree } from '../src/tree/probe.ts';
import type { Scenario } from './scenario.ts';

/** All that is measured, in the order of the table. */
export const SCENARIOS: readonly Scenario[] = [login, tree, cart, exam, orders, records];

import { createSite } from '@wutong/site';
import { branch } from './branch.ts';

createSite(branch);

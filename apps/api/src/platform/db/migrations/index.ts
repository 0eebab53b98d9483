import type { MigrationStep } from './step.ts';
import { accounts } from './0001-accounts.ts';
import { catalogue } from './0002-catalogue.ts';
import { shopping } from './0003-shopping.ts';
import { studyAndContent } from './0004-study-and-content.ts';
import { sandbox } from './0005-sandbox.ts';
import { lessonCompletion } from './0006-lesson-completion.ts';
import { hostFacts } from './0007-host-facts.ts';
import { menus } from './0008-menus.ts';
import { consents } from './0009-consents.ts';

/** All steps of the schema by name; they run in the order of their names. A step that was released never changes. */
export const migrations: Readonly<Record<string, MigrationStep>> = {
  '0001-accounts': accounts,
  '0002-catalogue': catalogue,
  '0003-shopping': shopping,
  '0004-study-and-content': studyAndContent,
  '0005-sandbox': sandbox,
  '0006-lesson-completion': lessonCompletion,
  '0007-host-facts': hostFacts,
  '0008-menus': menus,
  '0009-consents': consents,
};

import type { AccountTables } from './migrations/0001-accounts.ts';
import type { ConversationTables } from './migrations/0002-conversations.ts';
import type { FormTables } from './migrations/0003-forms.ts';
import type { AdministrationTables } from './migrations/0004-administration.ts';
import type { NodeTables } from './migrations/0005-nodes.ts';
import type { PressTables } from './migrations/0007-presses.ts';

/** Every table of the store; each is described beside the migration that makes it. */
export interface Tables
  extends
    AccountTables,
    ConversationTables,
    FormTables,
    AdministrationTables,
    NodeTables,
    PressTables {}

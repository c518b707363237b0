import { findUser } from '../account/user-store.ts';
import { openAnalyticsRoom } from '../analytics/analytics-room.ts';
import { createConversationStore } from '../chat/conversation-store.ts';
import { createDailyReplyStore } from '../chat/daily-reply-store.ts';
import { createMemoryStore } from '../chat/memory-store.ts';
import { createRetentionStore } from '../chat/retention-store.ts';
import { createChatRetention } from '../chat/retention.ts';
import { createRiskStore } from '../chat/risk-store.ts';
import { createContact } from '../forms/contact.ts';
import { createSubmissionStore } from '../forms/submission-store.ts';
import { openPrivacyRoom } from '../privacy/privacy-room.ts';
import { createReportStore } from '../reports/report-store.ts';
import { removeOldReports } from '../reports/retention.ts';
import type { Instance } from './instance.ts';

/** The rooms' work of forgetting, as the server does it, without its pages and replies. */
export function retentionTasks(instance: Instance): Readonly<Record<string, () => Promise<void>>> {
  const { database, cipher, clock, config, limits, log, secrets, account } = instance;
  const { db } = database;
  const conversations = createConversationStore(db, cipher);
  const chat = createChatRetention({
    store: createRetentionStore(db),
    // Nobody is told: a page that shows such a conversation has been silent for a day.
    conversations: { endSilent: (userId, id) => conversations.deleteForGood(userId, [id]) },
    memories: createMemoryStore(db, cipher),
    risk: createRiskStore(db),
    dailyReplies: createDailyReplyStore(db),
    clock,
  });
  const privacy = openPrivacyRoom({
    db,
    limits,
    clock,
    secret: secrets.auth[0],
    ageProof: null,
    readAddress: async (userId) => (await findUser(db, userId))?.email ?? null,
    onChanged: async () => undefined,
    erase: account.erase,
    onAgeAsked: async () => undefined,
  });
  const contact = createContact({
    store: createSubmissionStore(db, cipher),
    clock,
    retentionDays: config.contactRetentionDays,
    collection: null,
    count: () => undefined,
  });
  return {
    account: account.removeOld,
    chat: chat.run,
    privacy: privacy.removeOld,
    forms: contact.removeOld,
    analytics: openAnalyticsRoom({ db, limits, clock, log }).removeOld,
    reports: () => removeOldReports(createReportStore(db, cipher), clock),
  };
}

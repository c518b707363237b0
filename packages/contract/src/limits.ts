/** Every number that both sides agree on. Lengths count UTF-16 units, as the browser's text fields do. */
export const limits = {
  /** SPEC 5, 9 */
  messageMaxLength: 500,
  commentMaxLength: 200,
  contactNameMaxLength: 100,
  contactMessageMinLength: 10,
  contactMessageMaxLength: 1000,
  emailMaxLength: 255,
  /** A pseudonym; as long as a contact name may be. */
  nicknameMaxLength: 100,
  conversationTitleMaxLength: 80,
  memoryMaxLength: 300,
  clientMessageIdMaxLength: 64,
  signInCodeLength: 6,
  signInCodeMaxTries: 5,
  pkceVerifierLength: 128,
  actionButtonCount: 8,
  pageSizeDefault: 50,
  pageSizeMax: 200,
  minimumAgeYears: 18,
  reportedMessagesAtMost: 20,
  reportReasonMaxLength: 500,
  /** An administrator's answer by mail. */
  answerMaxLength: 5_000,
  /** Counts below this are not shown more exactly (safety-and-law.md 8). */
  smallestShownCount: 10,
  helpLineWarningDays: 180,
  helpLineTrustDays: 365,
} as const;

/** Periods in milliseconds. Those that an operator may change are defaults of the server's configuration. */
export const periods = {
  accessTokenRefreshMs: 14 * 60_000,
  magicLinkTtlMs: 15 * 60_000,
  freshSignInMs: 10 * 60_000,
  resendLinkAfterMs: 30_000,
  undoMs: 10_000,
  profileRetryMs: 15_000,
  /** How long a browser keeps a draft and messages that were never delivered. */
  unsentKeptMs: 30 * 24 * 3_600_000,
  hubServerTimeoutMs: 30_000,
  hubKeepAliveMs: 15_000,
  silentConversationMs: 24 * 3_600_000,
  ageRefusalMs: 24 * 3_600_000,
  riskStickyMs: 72 * 3_600_000,
  safetyOverridesLimitsMs: 24 * 3_600_000,
  breakSuggestionMs: 3 * 3_600_000,
  nightBreakSuggestionMs: 60 * 60_000,
  noticeAfterAbsenceMs: 7 * 24 * 3_600_000,
  scrollDepthDebounceMs: 200,
  scrollAfterNavigationMs: 100,
  fadeInStaggerMs: 200,
  benefitsStaggerMs: 150,
} as const;

/** How long what is kept is kept, in days (operations.md, safety-and-law.md 8). The privacy page reads the same table. */
export const retentionDays = {
  contactMessages: 365,
  riskEvents: 30,
  /** Reports of harmful answers, with the texts that were ticked. */
  reports: 180,
  /** An account on which somebody said to be under age, and who never answered the question that followed. */
  unansweredAgeChecks: 14,
  sessionsAfterEnd: 30,
  /** Long enough to notice the reuse of a stolen token, short enough to keep the table small. */
  replacedRefreshTokens: 7,
  magicLinksAfterExpiry: 1,
  backups: 30,
  auditLog: 365,
  dailyCounts: 730,
  /** How many replies of a model a person had on a day, where the operator limits them. */
  dailyReplyCounts: 2,
} as const;

/** Delays before each automatic reconnect, in milliseconds; the last one repeats for ever (SPEC 7). */
export const reconnectDelaysMs = [0, 2_000, 10_000, 30_000] as const;

export const scrollDepthMilestones = [25, 50, 75, 100] as const;

/** Widths below this many CSS pixels count as mobile (SPEC 2). */
export const mobileBreakpointPx = 768;
export const inputMaxHeightPx = 120;

/** Distance from the end, in CSS pixels, within which a reader follows the stream. */
export const followStreamWithinPx = 64;

export const emergencyNumber = '112';

import type {
  ChatHubEvent,
  ChatHubEventName,
  Consents,
  Language,
  UserSettings,
} from '@accanto/contract';

/** What the chat needs to know of the person who writes. */
export interface ChatPerson {
  language: Language;
  nickname: string | null;
  settings: UserSettings;
}

/** What other rooms tell the chat; app.ts introduces them. */
export interface ChatNeighbours {
  /** null: the account is gone. */
  readPerson(userId: string): Promise<ChatPerson | null>;
  readConsents(userId: string): Promise<Consents>;
  /** Somebody wrote that they are under age: they are asked about it (safety-and-law.md 7). */
  saidToBeUnderAge(userId: string): Promise<void>;
}

/** Sends one event to all open pages of a person. */
export type SendToPerson = <Name extends ChatHubEventName>(
  userId: string,
  event: Name,
  payload: ChatHubEvent<Name>,
) => void;

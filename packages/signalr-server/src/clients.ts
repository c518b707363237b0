/** Whom a hub can send to. */

/** Some connections to which typed events can be sent. */
export interface Target<TEvents> {
  /**
   * Resolves when the event is handed to each connection's transport or kept for it, not when it
   * arrived. Sending to nobody is no error.
   * @throws TypeError or RangeError when an argument cannot be encoded
   */
  send<K extends keyof TEvents & string>(
    event: K,
    ...args: TEvents[K] & readonly unknown[]
  ): Promise<void>;
}

export interface InvokeOptions {
  /** Time for the client's answer, ms; 30 s when not given. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** One connection, which can also be asked for a result. */
export interface ConnectionTarget<TEvents> extends Target<TEvents> {
  /**
   * Calls a method of the client and gives what it answers, unchecked.
   * @throws HubException with the client's text when it fails, or when the connection is unknown,
   * goes away, or does not answer in time
   */
  invoke(method: string, options: InvokeOptions, ...args: readonly unknown[]): Promise<unknown>;
}

/** Targets that can be named from anywhere. */
export interface HubClients<TEvents> {
  readonly all: Target<TEvents>;
  user(userId: string): Target<TEvents>;
  connection(connectionId: string): ConnectionTarget<TEvents>;
  group(name: string): Target<TEvents>;
  allExcept(connectionIds: readonly string[]): Target<TEvents>;
  groupExcept(name: string, connectionIds: readonly string[]): Target<TEvents>;
}

/** Targets as seen by a caller. */
export interface CallerClients<TEvents> extends HubClients<TEvents> {
  readonly caller: ConnectionTarget<TEvents>;
  readonly others: Target<TEvents>;
  othersInGroup(name: string): Target<TEvents>;
}

import type { HubConnection } from './hub-connection.ts';

/** The living connections of one hub path on this server, by id, user and group. */
export class ConnectionRegistry {
  readonly #connections = new Map<string, HubConnection>();
  readonly #users = new Map<string, Set<HubConnection>>();
  readonly #groups = new Map<string, Set<HubConnection>>();
  readonly #watch: RegistryWatch;

  constructor(watch: RegistryWatch) {
    this.#watch = watch;
  }

  get size(): number {
    return this.#connections.size;
  }

  all(): Iterable<HubConnection> {
    return this.#connections.values();
  }

  byId(connectionId: string): HubConnection | undefined {
    return this.#connections.get(connectionId);
  }

  ofUser(userId: string): ReadonlySet<HubConnection> {
    return this.#users.get(userId) ?? nobody;
  }

  inGroup(name: string): ReadonlySet<HubConnection> {
    return this.#groups.get(name) ?? nobody;
  }

  add(connection: HubConnection): void {
    this.#connections.set(connection.connectionId, connection);
    void this.#watch('connection', connection.connectionId, true);
    const userId = connection.user?.id;
    if (userId !== undefined && put(this.#users, userId, connection))
      void this.#watch('user', userId, true);
  }

  remove(connection: HubConnection): void {
    if (!this.#connections.delete(connection.connectionId)) return;
    void this.#watch('connection', connection.connectionId, false);
    const userId = connection.user?.id;
    if (userId !== undefined && take(this.#users, userId, connection))
      void this.#watch('user', userId, false);
    for (const name of connection.joinedGroups) this.leave(connection, name);
  }

  /** Resolves when messages to the group from other servers arrive here. */
  async join(connection: HubConnection, name: string): Promise<void> {
    if (this.#connections.get(connection.connectionId) !== connection) return;
    if (put(this.#groups, name, connection)) await this.#watch('group', name, true);
  }

  leave(connection: HubConnection, name: string): void {
    if (take(this.#groups, name, connection)) void this.#watch('group', name, false);
  }
}

/** Told when the first connection of a name comes and when the last one goes. */
export type RegistryWatch = (
  kind: 'connection' | 'user' | 'group',
  name: string,
  isPresent: boolean,
) => Promise<void> | undefined;

const nobody: ReadonlySet<HubConnection> = new Set();

function put(
  sets: Map<string, Set<HubConnection>>,
  name: string,
  connection: HubConnection,
): boolean {
  const existing = sets.get(name);
  existing?.add(connection);
  if (existing === undefined) sets.set(name, new Set([connection]));
  return existing === undefined;
}

function take(
  sets: Map<string, Set<HubConnection>>,
  name: string,
  connection: HubConnection,
): boolean {
  const existing = sets.get(name);
  if (existing === undefined || !existing.delete(connection) || existing.size > 0) return false;
  sets.delete(name);
  return true;
}

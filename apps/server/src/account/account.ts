import { adminRole, type AuthProvider, type Language } from '@accanto/contract';
import { randomId } from '../clock.ts';
import { ProblemError } from '../http/problem.ts';
import type { StoreTransaction } from '../storage/database.ts';
import {
  findUser,
  findUserByEmail,
  insertUserOnce,
  updateUser,
  type StoredUser,
} from './user-store.ts';

/** An address whose control was just proved, and how. */
export interface AddressProof {
  readonly email: string;
  readonly language: Language;
  readonly authProvider: AuthProvider;
  /** A provider's name for the person; prefills the nickname of a new account only. */
  readonly suggestedName: string | null;
  readonly now: number;
}

/**
 * The account of a proved address, made at the first proof. The administrator's role goes by the configured list and
 * only with such a proof (security requirement B4).
 */
export async function accountOfAddress(
  transaction: StoreTransaction,
  proof: AddressProof,
  adminEmails: readonly string[],
): Promise<StoredUser> {
  await insertUserOnce(transaction, {
    id: randomId(),
    email: proof.email,
    fullName: proof.suggestedName,
    language: proof.language,
    authProvider: proof.authProvider,
    now: proof.now,
  });
  const user = await findUserByEmail(transaction, proof.email);
  if (!user) throw new Error('An account vanished while it was opened');
  return grantRoles(transaction, user, adminEmails);
}

/** Roles as the list and the grants say; call it only where the address was just proved. */
export async function grantRoles(
  transaction: StoreTransaction,
  user: StoredUser,
  adminEmails: readonly string[],
): Promise<StoredUser> {
  const isConfigured = adminEmails.includes(user.email);
  const roles = isConfigured ? [adminRole] : [...user.grantedRoles];
  if (roles.join() !== user.roles.join()) await updateUser(transaction, user.id, { roles });
  return { ...user, roles };
}

/** The account with this id, if it may sign in. Throws ACCOUNT_BLOCKED. */
export async function openAccount(
  transaction: StoreTransaction,
  userId: string,
): Promise<StoredUser> {
  const user = await findUser(transaction, userId);
  if (!user) throw new Error('An identity points at no account');
  refuseBlocked(user);
  return user;
}

export function refuseBlocked(user: StoredUser): void {
  if (user.isBlocked) throw new ProblemError('ACCOUNT_BLOCKED');
}

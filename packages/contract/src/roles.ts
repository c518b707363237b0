export const adminRole = 'admin';

/** Whether the role is in the person's list (SPEC 6). */
export function hasRole(user: { readonly roles: readonly string[] }, role: string): boolean {
  return user.roles.includes(role);
}

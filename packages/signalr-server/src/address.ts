/** Whom a message is for. */
export type Address =
  | { readonly kind: 'all'; readonly except: readonly string[] }
  | { readonly kind: 'group'; readonly name: string; readonly except: readonly string[] }
  | { readonly kind: 'user'; readonly name: string }
  | { readonly kind: 'connection'; readonly name: string };

import type { OAuthProvider } from '@accanto/contract';

/** What a provider says of a person, after its answer was verified. */
export interface ProviderAssertion {
  readonly provider: OAuthProvider;
  /** The provider's own lasting name for the person (security requirement B4). */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider's word is a proof that the person controls the address. */
  readonly provesEmail: boolean;
  readonly name: string | null;
  /** A picture on one of the provider's own hosts; anything else is dropped. */
  readonly picture: URL | null;
}

/** One sign-in on its way: what the provider's answer must match. */
export interface ProviderTransaction {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface IdentityProvider {
  /** Where the browser goes to sign in; PKCE with S256 (security requirement B1). Rejects when it is not reachable. */
  authorizationUrl(transaction: ProviderTransaction): Promise<URL>;
  /**
   * Exchanges the code and verifies what comes back. `answer`: the address the provider sent the browser to; null
   * where the page hands over the code alone. Rejects on any fault.
   */
  assertion(
    transaction: ProviderTransaction,
    answer: { readonly callback: URL } | { readonly code: string },
  ): Promise<ProviderAssertion>;
}

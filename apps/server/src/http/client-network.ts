import ipaddr from 'ipaddr.js';

/**
 * What counts as one client for limits: an IPv4 address, or the /64 an IPv6 subscriber is given. `address` is the one
 * that the configured number of trusted proxies vouches for (Fastify's `request.ip`).
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toByteArray().slice(0, 8).join('.')}/64`;
}

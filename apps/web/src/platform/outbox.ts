const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** Address of the page that shows unsent letters; null where there is none, as in production and on any other machine. */
export async function findOutbox(): Promise<string | null> {
  const address = '/dev/outbox';
  if (!thisMachine.includes(window.location.hostname)) return null;
  const response = await fetch(address).catch(() => null);
  await response?.body?.cancel();
  return response?.ok === true ? address : null;
}

/**
 * Fetches code that not every visitor needs. Asks for nothing while the browser knows of no network: Chromium remembers
 * a file that did not arrive for as long as the page stands, and would never ask for it again.
 */
export async function fetchCode<Module>(fetchModule: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) throw new Error('There is no network');
  return fetchModule();
}

/** One window of a real browser, driven from outside: real clicks and keys, and expressions that are read in the page. */
export interface BrowserPage {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** What an expression gives in the page, as far as JSON can carry it. */
  read(expression: string): Promise<unknown>;
  /** Presses the mouse on the middle of the first element that matches; throws when there is none. */
  click(selector: string): Promise<void>;
  /** Types into the first element that matches; throws when there is none. */
  type(selector: string, text: string): Promise<void>;
  /** Ends the browser and removes its profile. */
  close(): Promise<void>;
}

/** Enter, as both protocols of WebDriver write it (W3C WebDriver, section 17.4.2). */
export const enter = '\uE007';

/** An expression whose value is the JSON of another one, `null` where that gives nothing. */
export function asJson(expression: string): string {
  return `JSON.stringify(${expression}) ?? 'null'`;
}

/** A wording that was not used yet, another one at each turn; when all were, the one said longest ago. */
export function choose(wordings: readonly string[], said: readonly string[]): string {
  const start = said.length % wordings.length;
  const turned = [...wordings.slice(start), ...wordings.slice(0, start)];
  const lastUse = (wording: string): number => said.findLastIndex((text) => text.includes(wording));
  return turned.sort((one, other) => lastUse(one) - lastUse(other))[0] ?? '';
}

/** Whether one of these wordings was used. */
export function wasSaid(wordings: readonly string[], said: readonly string[]): boolean {
  return wordings.some((wording) => said.some((text) => text.includes(wording)));
}

/** A node whose beat stands still for so long, by this node's own clock, is dead. */
const silentMs = 4_000;
/** Who could not look for so long cannot tell who was silent meanwhile: after an outage all are given time anew. */
const blindMs = 2_000;

/** Finds out which nodes have died, from how far their beats have come at each look. Times are those of one clock, in ms. */
export function createSilenceWatch(begunAt: number) {
  const seen = new Map<string, { readonly beat: number; readonly since: number }>();
  let lookedAt = begunAt;

  return {
    /** `beats` are those of the nodes to be watched; answers those that have been silent for too long. */
    look(now: number, beats: ReadonlyMap<string, number>): string[] {
      if (now - lookedAt > blindMs) seen.clear();
      lookedAt = now;
      for (const node of seen.keys()) if (!beats.has(node)) seen.delete(node);
      for (const [node, beat] of beats)
        if (seen.get(node)?.beat !== beat) seen.set(node, { beat, since: now });
      return [...seen].filter(([, { since }]) => now - since > silentMs).map(([node]) => node);
    },
  };
}

import { runCutRounds, type CutReport } from '../cut-rounds.ts';
import { runKillRounds, type KillReport } from '../kill-rounds.ts';
import { startPostgres } from '../started-postgres.ts';
import { hasPostgres, hasRedis } from './services.ts';
import { nothing, type Fault, type Outcome } from './fault.ts';

const quietly = (): void => {};

function ofKills({ rounds, acknowledged, lost, doubled, wrong }: KillReport): Outcome {
  return {
    figures: `${rounds} kills, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${wrong} wrong`,
    held: lost + doubled + wrong === 0,
  };
}

function ofCuts({ rounds, complete, interrupted, lost, doubled, wrong }: CutReport): Outcome {
  return {
    figures: `${rounds} cuts, ${complete} whole, ${interrupted} marked, ${lost} lost, ${doubled} doubled, ${wrong} wrong`,
    held: lost + doubled + wrong === 0,
  };
}

export const serverKilled: Fault = {
  name: 'server killed at random',
  mustHold: 'every acknowledged message is there, once',
  obstacle: nothing,
  play: async ({ kills }) => ofKills(await runKillRounds(kills, quietly)),
};

export const postgresKilled: Fault = {
  name: 'server and PostgreSQL killed in turn',
  mustHold: 'every acknowledged message is there, once',
  obstacle: hasPostgres,
  async play({ kills }) {
    const postgres = await startPostgres({ isLasting: true });
    try {
      return ofKills(await runKillRounds(kills, quietly, postgres));
    } finally {
      await postgres.stop();
    }
  },
};

export const repliesCut: Fault = {
  name: 'socket cut, page reloaded or server killed in a reply',
  mustHold: 'the page shows what the store has: no hole, nothing twice',
  obstacle: nothing,
  play: async ({ cuts }) => ofCuts(await runCutRounds(cuts, quietly)),
};

export const repliesCutOnNodes: Fault = {
  name: 'the same on three nodes, the page landing on another',
  mustHold: repliesCut.mustHold,
  obstacle: () => hasPostgres() ?? hasRedis(),
  play: async ({ cuts }) => ofCuts(await runCutRounds(cuts, quietly, 3)),
};

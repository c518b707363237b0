import { warmUp } from '@accanto/companion';
import { startApp, type App } from './app.ts';
import { ConfigError, readConfig, readEnvironment, type Config } from './config.ts';
import { NewerSchemaError } from './storage/migrate.ts';
import { WrongMasterKeyError } from './storage/master-key.ts';
import { UnfinishedMoveError } from './storage/postgres.ts';
import { StoreUnavailableError } from './storage/store-unavailable.ts';

/** What an operator can cure is told in a line; anything else keeps its stack. */
function refuseToStart(error: unknown): never {
  const isCurable =
    error instanceof ConfigError ||
    error instanceof NewerSchemaError ||
    error instanceof StoreUnavailableError ||
    error instanceof UnfinishedMoveError ||
    error instanceof WrongMasterKeyError;
  console.error(isCurable ? error.message : error);
  process.exit(1);
}

async function start(): Promise<{ app: App; config: Config }> {
  const config = readConfig(readEnvironment());
  await warmUp();
  return { app: await startApp(config), config };
}

let running: { app: App; config: Config } | null = null;
let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (running !== null) {
    // Whatever was acknowledged is on the disk, so that cutting the rest short loses nothing.
    setTimeout(() => process.exit(0), running.config.drainMs).unref();
    await running.app.stop();
  }
  process.exit(0);
}
// Before anybody can know that it runs: whoever does may stop it at once.
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

running = await start().catch(refuseToStart);
console.log(`Accanto is ready: ${running.config.publicUrl} (listening on ${running.app.url})`);

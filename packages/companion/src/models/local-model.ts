import { ModelFault } from './model.ts';

/**
 * A GGUF file run in this process by node-llama-cpp, which is an install of its own because of its size.
 * @throws {ModelFault} 'not-installed' where it is missing, so that a start with it fails clearly
 */
export function createLocalModel(): never {
  throw new ModelFault('not-installed');
}

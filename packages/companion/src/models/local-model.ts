import { ModelFault, type Model } from './model.ts';

/**
 * A GGUF file run in this process by node-llama-cpp, which is an install of its own because of its size.
 * Throws a ModelFault 'not-installed' where it is missing.
 */
export async function loadLocalModel(): Promise<Model> {
  throw new ModelFault('not-installed');
}

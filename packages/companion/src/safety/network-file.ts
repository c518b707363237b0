import type { Network } from './network.ts';
import type { WeightsFile } from './weights-file.ts';

/** What of a network stands in the head of a file of weights. */
export interface NetworkHead extends Omit<Network, 'rows' | 'vectors' | 'parameters'> {
  /** In the order of their rows, with spaces between them. */
  words: string;
}

/** A network as a part of a file of weights. */
export function writeNetwork({ rows, vectors, parameters, ...rest }: Network): {
  head: NetworkHead;
  bytes: { vectors: Int8Array };
  floats: { parameters: Float32Array };
} {
  return {
    head: { ...rest, words: [...rows.keys()].join(' ') },
    bytes: { vectors },
    floats: { parameters },
  };
}

/** The same network from what was read of the file. */
export function readNetwork(
  { words, ...rest }: NetworkHead,
  { bytes, floats }: Pick<WeightsFile<unknown>, 'bytes' | 'floats'>,
): Network {
  return {
    ...rest,
    rows: new Map(words.split(' ').map((word, row) => [word, row])),
    vectors: bytes['vectors'] ?? new Int8Array(),
    parameters: floats['parameters'] ?? new Float32Array(),
  };
}

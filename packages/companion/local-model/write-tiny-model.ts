// Writes a tiny GGUF file with random weights, for testing that a local model loads, streams and stops. It speaks nonsense.
// Format: the GGUF specification, version 3, of the ggml project.
import { writeFileSync } from 'node:fs';

const alignment = 32;
const embedding = 64;
const feedForward = 128;
const heads = 4;
const blocks = 2;
const contextLength = 2048;

type Value =
  | { type: 'u32'; value: number }
  | { type: 'f32'; value: number }
  | { type: 'string'; value: string }
  | { type: 'strings'; value: readonly string[] }
  | { type: 'floats'; value: readonly number[] }
  | { type: 'integers'; value: readonly number[] };

/** Type numbers of the specification. */
const typeNumber = { u32: 4, i32: 5, f32: 6, string: 8, array: 9 } as const;

class Writer {
  readonly #parts: Buffer[] = [];
  length = 0;

  bytes(part: Buffer): void {
    this.#parts.push(part);
    this.length += part.length;
  }
  u32(value: number): void {
    const part = Buffer.alloc(4);
    part.writeUInt32LE(value);
    this.bytes(part);
  }
  i32(value: number): void {
    const part = Buffer.alloc(4);
    part.writeInt32LE(value);
    this.bytes(part);
  }
  f32(value: number): void {
    const part = Buffer.alloc(4);
    part.writeFloatLE(value);
    this.bytes(part);
  }
  u64(value: number): void {
    const part = Buffer.alloc(8);
    part.writeBigUInt64LE(BigInt(value));
    this.bytes(part);
  }
  string(value: string): void {
    const part = Buffer.from(value, 'utf8');
    this.u64(part.length);
    this.bytes(part);
  }
  value(entry: Value): void {
    switch (entry.type) {
      case 'u32':
        this.u32(typeNumber.u32);
        this.u32(entry.value);
        break;
      case 'f32':
        this.u32(typeNumber.f32);
        this.f32(entry.value);
        break;
      case 'string':
        this.u32(typeNumber.string);
        this.string(entry.value);
        break;
      case 'strings':
        this.#array(typeNumber.string, entry.value, (item) => this.string(item));
        break;
      case 'floats':
        this.#array(typeNumber.f32, entry.value, (item) => this.f32(item));
        break;
      case 'integers':
        this.#array(typeNumber.i32, entry.value, (item) => this.i32(item));
        break;
    }
  }
  align(): void {
    const missing = (alignment - (this.length % alignment)) % alignment;
    if (missing > 0) this.bytes(Buffer.alloc(missing));
  }
  toBuffer(): Buffer {
    return Buffer.concat(this.#parts);
  }
  #array<Item>(type: number, items: readonly Item[], write: (item: Item) => void): void {
    this.u32(typeNumber.array);
    this.u32(type);
    this.u64(items.length);
    items.forEach(write);
  }
}

/** A small generator with a seed, so that every run writes the same file. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

const letters = '▁abcdefghijklmnopqrstuvwxyzàèéìòù.,?'.split('');
const tokens = [
  '<unk>',
  '<s>',
  '</s>',
  ...Array.from(
    { length: 256 },
    (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
  ),
  ...letters,
  ...letters.map((letter) => `▁${letter}`),
];
/** Kinds of tokens: 2 unknown, 3 control, 6 byte, 1 ordinary. */
const kinds = tokens.map((_, index) => (index === 0 ? 2 : index < 3 ? 3 : index < 259 ? 6 : 1));

const template =
  "{% for message in messages %}{{ message['role'] + ': ' + message['content'] + '\\n' }}{% endfor %}{% if add_generation_prompt %}{{ 'assistant: ' }}{% endif %}";

const metadata: Record<string, Value> = {
  'general.architecture': { type: 'string', value: 'llama' },
  'general.name': { type: 'string', value: 'tiny-random' },
  'general.file_type': { type: 'u32', value: 0 },
  'llama.context_length': { type: 'u32', value: contextLength },
  'llama.embedding_length': { type: 'u32', value: embedding },
  'llama.block_count': { type: 'u32', value: blocks },
  'llama.feed_forward_length': { type: 'u32', value: feedForward },
  'llama.attention.head_count': { type: 'u32', value: heads },
  'llama.attention.head_count_kv': { type: 'u32', value: heads },
  'llama.rope.dimension_count': { type: 'u32', value: embedding / heads },
  'llama.attention.layer_norm_rms_epsilon': { type: 'f32', value: 1e-5 },
  'tokenizer.ggml.model': { type: 'string', value: 'llama' },
  'tokenizer.ggml.tokens': { type: 'strings', value: tokens },
  'tokenizer.ggml.scores': { type: 'floats', value: tokens.map((_, index) => -index) },
  'tokenizer.ggml.token_type': { type: 'integers', value: kinds },
  'tokenizer.ggml.bos_token_id': { type: 'u32', value: 1 },
  'tokenizer.ggml.eos_token_id': { type: 'u32', value: 2 },
  'tokenizer.ggml.unknown_token_id': { type: 'u32', value: 0 },
  'tokenizer.chat_template': { type: 'string', value: template },
};

const tensors: { name: string; shape: readonly number[] }[] = [
  { name: 'token_embd.weight', shape: [embedding, tokens.length] },
  { name: 'output_norm.weight', shape: [embedding] },
  { name: 'output.weight', shape: [embedding, tokens.length] },
  ...Array.from({ length: blocks }, (_, block) => [
    { name: `blk.${block}.attn_norm.weight`, shape: [embedding] },
    { name: `blk.${block}.attn_q.weight`, shape: [embedding, embedding] },
    { name: `blk.${block}.attn_k.weight`, shape: [embedding, embedding] },
    { name: `blk.${block}.attn_v.weight`, shape: [embedding, embedding] },
    { name: `blk.${block}.attn_output.weight`, shape: [embedding, embedding] },
    { name: `blk.${block}.ffn_norm.weight`, shape: [embedding] },
    { name: `blk.${block}.ffn_gate.weight`, shape: [embedding, feedForward] },
    { name: `blk.${block}.ffn_up.weight`, shape: [embedding, feedForward] },
    { name: `blk.${block}.ffn_down.weight`, shape: [feedForward, embedding] },
  ]).flat(),
];

const sizeOf = (shape: readonly number[]): number =>
  shape.reduce((product, side) => product * side, 1);

/** Writes the model to the given path; about 700 KB. */
export function writeTinyModel(path: string): void {
  const writer = new Writer();
  writer.bytes(Buffer.from('GGUF', 'latin1'));
  writer.u32(3);
  writer.u64(tensors.length);
  writer.u64(Object.keys(metadata).length);
  for (const [key, value] of Object.entries(metadata)) {
    writer.string(key);
    writer.value(value);
  }
  let offset = 0;
  for (const { name, shape } of tensors) {
    writer.string(name);
    writer.u32(shape.length);
    shape.forEach((side) => writer.u64(side));
    writer.u32(0);
    writer.u64(offset);
    offset += Math.ceil((sizeOf(shape) * 4) / alignment) * alignment;
  }
  writer.align();
  const random = randomNumbers(7);
  for (const { shape } of tensors) {
    const values = Float32Array.from({ length: sizeOf(shape) }, () =>
      shape.length === 1 ? 1 : random(),
    );
    writer.bytes(Buffer.from(values.buffer));
    writer.align();
  }
  writeFileSync(path, writer.toBuffer());
}
